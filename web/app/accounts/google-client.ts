interface GoogleSettings {
  client_id: string;
  nonce: string;
  callback(answer: { credential?: string }): void;
}

export interface GoogleLook {
  type: "standard";
  size: "large" | "medium" | "small";
  text: "signin_with" | "signup_with";
  theme: "outline" | "filled_black";
  logo_alignment: "center";
  width: number;
  locale: string;
}

/** The part of Google's client script that draws the button. */
export interface GoogleId {
  initialize(settings: GoogleSettings): void;
  renderButton(place: HTMLElement, look: GoogleLook): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

let loading: Promise<GoogleId> | undefined;

/** Loads the script once for the life of the tab; after a failure the next call tries again. */
export function loadGoogle(scriptUrl: string): Promise<GoogleId> {
  loading ??= loadScript(scriptUrl).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function loadScript(src: string): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onload = () => {
      const id = window.google?.accounts?.id;
      if (id) resolve(id);
      else reject(new Error("Google's script brought no sign-in"));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("Google's script did not load"));
    };
    document.head.append(script);
  });
}
