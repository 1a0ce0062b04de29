export type MidtransEnvironment = "sandbox" | "production";

const HOSTS = {
  sandbox: { snap: "https://app.sandbox.midtrans.com", core: "https://api.sandbox.midtrans.com" },
  production: { snap: "https://app.midtrans.com", core: "https://api.midtrans.com" },
} as const;

export function midtransBaseUrls(environment: MidtransEnvironment) {
  return { snapBaseUrl: HOSTS[environment].snap, coreBaseUrl: HOSTS[environment].core };
}

/** The script that defines `window.snap`. Its element has the client key as `data-client-key`. */
export const snapScriptUrl = (environment: MidtransEnvironment) => `${HOSTS[environment].snap}/snap/snap.js`;
