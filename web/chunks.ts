// Into which files the browser's JavaScript is cut: few enough that a first visit asks for at most a dozen files, and none
// with much that its pages do not need. `bench/js-budget.test.ts` counts and weighs them, route by route.
//
// A part is taken together with what it imports, unless a part above it already has that. Therefore what many pages share
// stands above what few do: the other way round, every page would fetch the chunk of some feature for a single button.

/** The staff's own parts of the design system would weigh on visitors. */
const OF_STAFF =
  /\/ui\/(?:staff|rich-text)\/|\/contract\/src\/(?:backoffice|treasury|ledger)|\/contract\/src\/[a-z]+\/staff/;
const FORMS =
  /\/ui\/(?:form\/(?:use-form|form-fields|use-send|second-tap|text-|password|select|checkbox|quantity|control)|feedback\/(?:confirm|scrim|restricted)|copy-|share-link)|\/accounts\/(?:members-|queries)|\/platform\/idempotency|\/offline\/(?:proof-call|keep-proof)|\/ui\/catalogue\/item-not-found|\/charity\/campaign-not-found/;
const ARTICLE = /\/ui\/(?:html\/|catalogue\/item\.|layout\/tab|pictures\/avatar)/;
const PROFILE =
  /\/ui\/(?:pictures\/(?:crop|upload|profile)|art\/avatar|feedback\/unsaved)|\/accounts\/profile-(?:lists|fields|skeleton)/;
/** What the community says of itself: on one page, and in the settings of the back office. */
const ABOUT = /\/contract\/src\/community\/site-about/;
/** What only the pages with a carousel or a search show, the home page among them. */
const HUBS =
  /\/ui\/(?:carousel\/|catalogue\/list|layout\/(?:brand-header|on-device|dock-row)|form\/search-box)|\/platform\/(?:link-followed|use-search-term)|\/academy\/(?:queries|course-carousel|course-cards)/;
const FRAME =
  /\/app\/(?:ui|platform)\/|\/contract\/src\/|\/shop\/member\/shopping-|\/academy\/course-figures/;
/** Kinds of gifts, which only Charity shows, what the community says of itself, orders on their way, zakat, receipts. */
const OF_FEW =
  /\/contract\/src\/(?:charity\/(?:categories|fund-promise)|community\/|shop\/|zakat\/|transparency\/|payments\/receipts\/)|\/ui\/share-buttons/;

const ofFrame = (id: string) =>
  FRAME.test(id) && ![OF_STAFF, FORMS, ARTICLE, PROFILE, HUBS, OF_FEW, ABOUT].some((part) => part.test(id));

interface Part {
  name: string;
  test: RegExp | ((id: string) => boolean);
  /** Taken only if so many pages need it; what a single page needs stays with that page. */
  minShareCount?: number;
}

const parts: Part[] = [
  { name: "vendor", test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\// },
  { name: "frame", test: ofFrame, minShareCount: 2 },
  { name: "hubs", test: HUBS, minShareCount: 2 },
  { name: "forms", test: FORMS, minShareCount: 2 },
  { name: "article", test: ARTICLE, minShareCount: 2 },
  { name: "profile", test: PROFILE, minShareCount: 2 },
  {
    name: "payments",
    test: /\/app\/(?:payments\/(?:form\/(?!use-purchase|came-back|contact-fields|payment-choice)|online\/(?:use-|opening)|queries|transfer\/queries)|offline\/kept-payments)/,
    minShareCount: 2,
  },
  // What is filled in where something is bought; who only sends a proof does not need it.
  {
    name: "purchase",
    test: /\/app\/payments\/form\/(?:use-purchase|came-back|contact-fields|payment-choice)/,
    minShareCount: 2,
  },
  { name: "transfer", test: /\/app\/payments\/transfer\/(?!queries)/, minShareCount: 2 },
  { name: "result", test: /\/app\/payments\/result\//, minShareCount: 2 },
  {
    name: "paid",
    test: /\/app\/payments\/page\/(?:queries|moment|payment-frame|page-icons|timeline|bill)/,
    minShareCount: 2,
  },
  { name: "waiting", test: /\/app\/payments\/page\/(?:ways|closed-payment)/, minShareCount: 2 },
  // What an amount is in words, which the calculators say too, stays by itself.
  {
    name: "receipts",
    test: /\/payments\/receipts\/(?!in-words)|\/contract\/src\/ledger\/fund-kinds/,
    minShareCount: 2,
  },
  { name: "charity", test: /\/app\/charity\/(?!gift-campaign|transfer-gift)/, minShareCount: 3 },
  {
    name: "community",
    test: /\/app\/community\/(?:queries|site-)|\/contract\/src\/community\/site-texts/,
    minShareCount: 2,
  },
  { name: "giving", test: /\/app\/charity\/(?:gift\.|transfer-gift)/, minShareCount: 2 },
  {
    name: "products",
    test: /\/app\/shop\/(?:catalogue\/|wishes\/(?:use|save)|products\/product-card\.|cart\/(?:notice-list|cart-totals)|member\/(?:shop-icons|member-action))/,
    minShareCount: 2,
  },
  // The checkout fetches it once it is drawn; address book and order page need it too.
  { name: "delivery", test: /\/app\/shop\/delivery\//, minShareCount: 2 },
  { name: "shop", test: /\/app\/shop\/(?!delivery\/)/, minShareCount: 3 },
  // What a reckoning ends with is fetched while it is answered.
  {
    name: "zakat",
    test: /\/(?:app|contract\/src)\/zakat\/(?!result|verdict|reason|alms)/,
    minShareCount: 2,
  },
  {
    name: "transparency",
    test: /\/(?:app\/transparency\/(?!staff)|contract\/src\/transparency\/)/,
    minShareCount: 2,
  },
  { name: "academy", test: /\/app\/academy\//, minShareCount: 3 },
  { name: "accounts", test: /\/app\/accounts\//, minShareCount: 3 },
];

export const chunks = parts.map((part, place) => ({ ...part, priority: parts.length - place }));
