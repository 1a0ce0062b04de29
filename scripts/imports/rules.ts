/** The staff's pages of a feature: above the feature and the treasury. No public page may import them. */
const STAFF_ROOMS: Record<string, readonly string[]> = {
  "web/app/academy/staff": ["web/app/academy"],
  "web/app/accounts/staff": ["web/app/backoffice"],
  "web/app/articles/staff": ["web/app/articles", "web/app/events/staff"],
  "web/app/charity/staff": ["web/app/charity"],
  "web/app/community/staff": ["web/app/community"],
  "web/app/events/staff": ["web/app/events", "web/app/treasury"],
  "web/app/messages/staff": ["web/app/messages"],
  "web/app/pledges/staff": ["web/app/pledges"],
  "web/app/shop/staff": ["web/app/shop"],
  "web/app/stores/staff": ["web/app/stores"],
  "web/app/transparency/staff": ["web/app/transparency"],
  "web/app/zakat/staff": ["web/app/zakat"],
};

/**
 * Import rules. A folder may import the folders listed for it and everything those may import. A file belongs to the
 * longest matching path. `npm run lint` fails on a violation.
 */
export const ROOMS: Record<string, readonly string[]> = {
  contract: [],
  simulators: [],
  demo: ["contract"],

  "api/src/platform": ["contract"],
  "api/src/messages": ["api/src/platform"],
  "api/src/accounts": ["api/src/messages"],
  "api/src/community": ["api/src/accounts"],
  "api/src/articles": ["api/src/accounts"],
  "api/src/ledger": ["api/src/accounts"],
  "api/src/payments": ["api/src/ledger"],
  "api/src/charity": ["api/src/payments"],
  "api/src/shop": ["api/src/payments"],
  "api/src/stores": ["api/src/shop"],
  "api/src/certificates": ["api/src/payments"],
  "api/src/academy": ["api/src/certificates"],
  "api/src/events": ["api/src/certificates"],
  "api/src/zakat": ["api/src/payments"],
  "api/src/pledges": ["api/src/payments"],
  "api/src/treasury": [
    "api/src/charity",
    "api/src/stores",
    "api/src/academy",
    "api/src/events",
    "api/src/zakat",
  ],
  "api/src/transparency": ["api/src/treasury"],
  "api/src/backoffice": ["api/src/treasury", "api/src/community", "api/src/articles"],
  "api/src/operations": ["api/src/accounts"],
  "demo/seed": ["demo", "simulators", "api/src/backoffice", "api/src/transparency", "api/src/pledges"],
  "api/src/app": [
    "api/src/backoffice",
    "api/src/transparency",
    "api/src/pledges",
    "api/src/operations",
    "simulators",
    "demo/seed",
  ],
  "api/src": ["api/src/app"],

  "web/app/platform": ["contract"],
  "web/app/ui": ["web/app/platform"],
  "web/app/offline": ["web/app/ui"],
  "web/app/accounts": ["web/app/ui"],
  "web/app/messages": ["web/app/accounts"],
  "web/app/payments": ["web/app/messages", "web/app/offline"],
  "web/app/charity": ["web/app/payments"],
  "web/app/shop": ["web/app/payments"],
  "web/app/stores": ["web/app/shop"],
  "web/app/academy": ["web/app/payments"],
  "web/app/events": ["web/app/payments"],
  "web/app/zakat": ["web/app/payments"],
  "web/app/pledges": ["web/app/payments"],
  "web/app/transparency": ["web/app/payments"],
  "web/app/community": [
    "web/app/charity",
    "web/app/stores",
    "web/app/academy",
    "web/app/events",
    "web/app/zakat",
    "web/app/articles",
    "web/app/transparency",
  ],
  "web/app/treasury": ["web/app/community", "web/app/transparency/staff", "web/app/shop/staff"],
  "web/app/backoffice": ["web/app/treasury", "web/app/community/staff", "web/app/pledges/staff"],
  ...STAFF_ROOMS,
  "web/app/operations": ["web/app/accounts"],
  "web/app/articles": ["web/app/accounts"],
  "web/worker": ["web/app/offline"],
  web: ["web/app/backoffice", "web/app/pledges", "web/app/operations", ...Object.keys(STAFF_ROOMS)],
};

/** Folders that may be imported file by file. All others only through their index.ts. */
export const OPEN_ROOMS = [
  "contract",
  "simulators",
  "demo",
  "demo/seed",
  "api/src/platform",
  "api/src/app",
  "web/app/platform",
  "web/app/ui",
  "web/app/offline",
];

/** The demo acts for everybody, also in the past, which no index.ts offers: it may import internals. */
export const BEHIND_DOORS = ["demo/seed"];

/**
 * The only packages that these folders may import. For other folders Biome checks their package.json. The contract reads bank
 * files (papaparse for CSV, saxes for the XML of XLSX), because the browser must read them exactly as the server does.
 */
export const PACKAGES: Record<string, readonly string[]> = { contract: ["zod", "papaparse", "saxes"] };

/** Tests and tools may import everything: they are not part of the product. */
export const FREE = /\.(test|fixture)\.tsx?$|^api\/src\/testing\/|^(e2e|bench|scripts)\/|^[^/]*$/;

/** Patterns that are allowed only in certain files. */
export const ONLY_IN = [
  {
    what: "Only query files talk to the database",
    signs: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\b(pool|client)\.query\b|\bsql(<[^`]*>)?`/,
    below: /^(api\/src|simulators)\//,
    allowed: /\/queries\/|queries[^/]*\.ts$|^api\/src\/(platform|app\/doctor)\/|^api\/src\/app\/health\.ts$/,
  },
  {
    // Downloads, uploads with progress, a paired phone's signed notice and the scanner's decoder do not use the typed client.
    what: "The web asks the API only through its typed client",
    signs: /[^.\w]fetch\(|\bXMLHttpRequest\b/,
    below: /^web\/app\//,
    allowed:
      /^web\/app\/platform\/|\/download-buttons\.tsx$|\/upload-video\.ts$|^web\/app\/payments\/phone\/|\/decoder-file\.ts$/,
  },
  {
    // The root exports values that load zod, which is heavy; values for pages are in files without it.
    what: "The web imports only types from the contract's root",
    signs: /^import \{[^}]*\} from "@barakah\/contract";/m,
    below: /^web\/app\//,
    allowed: /\.test\.tsx?$/,
  },
  {
    what: "Settings are read in one place",
    signs: /\bprocess\.env\b/,
    below: /^(api|contract|demo|simulators|web\/app)\//,
    allowed: /^api\/src\/app\/config\.ts$|^web\/app\/platform\/visit\.server\.ts$/,
  },
];
