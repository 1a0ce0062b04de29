// Stands in for https://accounts.google.com/gsi/client: the part of google.accounts.id that the sign-in button uses.
(() => {
  const HEIGHTS = { large: 40, medium: 32, small: 20 };
  const TEXTS = {
    signin_with: "Login dengan Google",
    signup_with: "Daftar dengan Google",
    continue_with: "Lanjutkan dengan Google",
    signin: "Login",
  };
  let settings = {};
  let popup = null;

  function openChooser() {
    const query = new URLSearchParams({ client_id: settings.client_id ?? "", nonce: settings.nonce ?? "" });
    popup = window.open(
      `/simulator/google/choose?${query}`,
      "google-simulator",
      "popup,width=480,height=640",
    );
  }

  window.addEventListener("message", (event) => {
    if (event.origin !== location.origin || event.data?.from !== "google-simulator" || event.source !== popup)
      return;
    popup = null;
    // Cancelled: no credential, as with Google's own window.
    settings.callback?.({ credential: event.data.credential, select_by: "btn" });
  });

  function renderButton(parent, options = {}) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = TEXTS[options.text] ?? TEXTS.signin_with;
    Object.assign(button.style, {
      height: `${HEIGHTS[options.size] ?? HEIGHTS.large}px`,
      width: options.width ? `${Number.parseInt(options.width, 10)}px` : "100%",
      maxWidth: "400px",
      border: "1px solid #747775",
      borderRadius: options.shape === "pill" ? "9999px" : "4px",
      background: options.theme === "filled_black" ? "#131314" : "#ffffff",
      color: options.theme === "filled_black" ? "#e3e3e3" : "#1f1f1f",
      font: options.size === "small" ? "500 11px system-ui, sans-serif" : "500 14px system-ui, sans-serif",
      cursor: "pointer",
    });
    button.addEventListener("click", () => {
      options.click_listener?.();
      openChooser();
    });
    parent.replaceChildren(button);
  }

  const id = {
    initialize(given) {
      settings = given;
    },
    renderButton,
    prompt() {},
    cancel() {},
    disableAutoSelect() {},
    revoke(_hint, done) {
      done?.({ successful: true });
    },
  };
  window.google = { ...window.google, accounts: { ...window.google?.accounts, id } };
})();
