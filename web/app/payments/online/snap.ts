export interface SnapResult {
  order_id?: string;
  status_code?: string;
  transaction_status?: string;
  payment_type?: string;
}

export interface SnapCallbacks {
  onSuccess(result: SnapResult): void;
  onPending(result: SnapResult): void;
  onError(result: SnapResult): void;
  onClose(): void;
}

export interface Snap {
  pay(token: string, options: SnapCallbacks & { language?: "id" | "en" }): void;
}

declare global {
  interface Window {
    snap?: Snap;
  }
}

export interface SnapScript {
  script_url: string;
  client_key: string;
}

let loading: Promise<Snap> | undefined;

/** Loads the provider's script once; a failed load can be retried. */
export function loadSnap(script: SnapScript): Promise<Snap> {
  loading ??= fetchSnap(script).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const fetchSnap = ({ script_url, client_key }: SnapScript): Promise<Snap> =>
  new Promise((resolve, reject) => {
    const element = document.createElement("script");
    const fail = () => {
      element.remove();
      reject(new Error("The payment provider's script did not load."));
    };
    element.src = script_url;
    element.dataset.clientKey = client_key;
    element.onerror = fail;
    element.onload = () => (window.snap ? resolve(window.snap) : fail());
    document.head.append(element);
  });
