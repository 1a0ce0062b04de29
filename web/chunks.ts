// How the browser's JavaScript is split into files: a first visit loads at most a dozen, with little that its page does not
// need. `bench/js-budget.test.ts` counts and weighs the files of every route, and fails when a change breaks the balance.
//
// A chunk takes everything that its modules import, unless a chunk above it has taken that. So what many pages share stands
// above what few share: the other way round, every page would load the chunk of some feature for a single button.

/** Components and constants that only staff pages use. */
const OF_STAFF =
  /\/ui\/(?:staff|rich-text)\/|\/platform\/staff-|\/contract\/src\/(?:backoffice|treasury|ledger)|\/contract\/src\/[a-z]+\/staff/;
const FORMS =
  /\/ui\/(?:form\/(?:use-form|form-fields|use-send|second-tap|text-|select|checkbox|quantity|control|amount-|number-)|feedback\/(?:confirm|scrim)|share-link)|\/accounts\/(?:members-|queries)|\/platform\/idempotency|\/offline\/(?:proof-call|store-and-send)|\/ui\/catalogue\/item-not-found|\/charity\/campaign-not-found/;
const ARTICLE =
  /\/ui\/(?:html\/|catalogue\/item\.|layout\/tab|pictures\/avatar)|\/shop\/products\/testimony-extras/;
const PICTURES = /\/ui\/(?:pictures\/(?:crop(?!-dialog)|upload|use-picture|picture-field)|feedback\/unsaved)/;
const PROFILE =
  /\/ui\/(?:pictures\/profile|art\/avatar)|\/accounts\/profile-(?:lists|fields|skeleton|values)/;
/** The texts of the about page, which the settings of the back office load too. */
const ABOUT = /\/contract\/src\/community\/site-about/;
/** Only on pages with a carousel or a search, the home page among them. */
const HUBS =
  /\/ui\/(?:carousel\/|link-row|filter-links|catalogue\/list|layout\/(?:brand-header|on-device|dock-row)|form\/search-box)|\/platform\/(?:link-followed|use-search-term)|\/academy\/(?:queries|course-carousel|course-cards)|\/app\/(?:events|articles)\/home-query/;
const FRAME =
  /\/app\/(?:ui|platform)\/|\/contract\/src\/|\/shop\/member\/shopping-|\/academy\/course-figures/;
/** What only the pages of one feature use, or is loaded on demand. */
const OF_FEW =
  /\/contract\/src\/(?:charity\/(?:categories|fund-promise)|articles\/|community\/|shop\/|academy\/|events\/|zakat\/|pledges\/|transparency\/|payments\/receipts\/)|\/ui\/(?:copy-|pictures\/crop-dialog|share-buttons|stars|catalogue\/own-list|layout\/save-bar|form\/(?:password|use-open-pdf)|feedback\/restricted)/;

const ofFrame = (id: string) =>
  FRAME.test(id) &&
  ![OF_STAFF, FORMS, ARTICLE, PICTURES, PROFILE, HUBS, OF_FEW, ABOUT].some((part) => part.test(id));

interface Part {
  name: string;
  test: RegExp | ((id: string) => boolean);
  /** Modules that fewer pages share stay where the bundler puts them, mostly with their page. */
  minShareCount?: number;
}

const parts: Part[] = [
  { name: "vendor", test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\// },
  { name: "frame", test: ofFrame, minShareCount: 2 },
  { name: "hubs", test: HUBS, minShareCount: 2 },
  { name: "forms", test: FORMS, minShareCount: 2 },
  { name: "article", test: ARTICLE, minShareCount: 2 },
  { name: "pictures", test: PICTURES, minShareCount: 2 },
  { name: "profile", test: PROFILE, minShareCount: 2 },
  {
    name: "payments",
    test: /\/app\/(?:payments\/(?:form\/(?!use-purchase|known-payer|came-back|contact-fields|payment-choice)|online\/(?:use-|opening|messages)|queries|transfer\/queries)|offline\/kept-payments)/,
    minShareCount: 2,
  },
  // Forms of purchases; pages that only send a proof do not need them.
  {
    name: "purchase",
    test: /\/app\/payments\/form\/(?:use-purchase|known-payer|came-back|contact-fields|payment-choice)/,
    minShareCount: 2,
  },
  {
    name: "transfer",
    test: /\/app\/payments\/(?:page\/our-account|transfer\/(?!queries|transfer-sent))|\/ui\/copy-/,
    minShareCount: 2,
  },
  { name: "result", test: /\/app\/payments\/result\//, minShareCount: 2 },
  {
    name: "paid",
    test: /\/app\/payments\/page\/(?:queries|moment|payment-frame|page-icons|timeline|bill)/,
    minShareCount: 2,
  },
  { name: "waiting", test: /\/app\/payments\/page\/(?:ways|closed-payment)/, minShareCount: 2 },
  // `in-words` is used by the zakat calculators, too.
  {
    name: "receipts",
    test: /\/payments\/receipts\/(?!in-words)|\/contract\/src\/ledger\/fund-kinds/,
    minShareCount: 2,
  },
  { name: "charity", test: /\/app\/charity\/(?!gift-campaign|transfer-gift)/, minShareCount: 3 },
  {
    name: "community",
    test: /\/(?:app|contract\/src)\/community\//,
    minShareCount: 2,
  },
  { name: "giving", test: /\/app\/charity\/(?:gift\.|transfer-gift)/, minShareCount: 2 },
  {
    name: "products",
    test: /\/ui\/stars|\/app\/shop\/(?:catalogue\/|wishes\/(?:use|save)|products\/(?:product-card|search-stores)\.|cart\/(?:notice-list|cart-totals|by-store)|member\/(?:shop-icons|member-action))/,
    minShareCount: 2,
  },
  // The checkout loads it lazily; address book and order page import it.
  { name: "delivery", test: /\/app\/shop\/delivery\//, minShareCount: 2 },
  { name: "shop", test: /\/app\/shop\/(?!delivery\/)/, minShareCount: 3 },
  { name: "stores", test: /\/app\/stores\/(?!store-fields)/, minShareCount: 2 },
  { name: "store-form", test: /\/app\/stores\/store-fields/, minShareCount: 2 },
  { name: "hijri", test: /\/contract\/src\/(?:zakat\/umalqura|pledges\/)/, minShareCount: 2 },
  { name: "pledges", test: /\/app\/pledges\//, minShareCount: 2 },
  { name: "zakat", test: /\/(?:app|contract\/src)\/zakat\//, minShareCount: 2 },
  {
    name: "transparency",
    test: /\/(?:app\/transparency\/(?!staff)|contract\/src\/transparency\/)/,
    minShareCount: 2,
  },
  { name: "academy", test: /\/(?:app|contract\/src)\/academy\//, minShareCount: 3 },
  {
    name: "events",
    test: /\/app\/events\/(?:event-(?:time|query|not-found)|tickets\.|queries)|\/contract\/src\/events\/event-words/,
    minShareCount: 2,
  },
  {
    name: "articles",
    test: /\/(?:app\/articles\/(?!home-|own)|contract\/src\/articles\/)/,
    minShareCount: 2,
  },
  { name: "accounts", test: /\/app\/accounts\/|\/ui\/form\/password/, minShareCount: 3 },
];

export const chunks = parts.map((part, place) => ({ ...part, priority: parts.length - place }));
