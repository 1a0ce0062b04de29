// Stands in for the provider's snap.js: the same window.snap, and a pop-up in which the payer chooses the outcome.
// Served inside a function, after a line that defines STYLE.

const script = document.currentScript;
const base = script.src.replace(/\/snap\/snap\.js.*$/, "");
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

let inView;

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

async function call(path, body) {
  const key = document.querySelector("script[data-client-key]")?.dataset.clientKey ?? "";
  try {
    const response = await fetch(`${base}/snap/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Basic ${btoa(`${key}:`)}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return await response.json();
  } catch {
    return { status_code: "500", status_message: ["Sorry, we encountered internal server error."] };
  }
}

/** 200 is success and 201 pending, by status code alone; without a callback the payer is redirected. */
function report(result, options) {
  const name = { 200: "onSuccess", 201: "onPending" }[result.status_code] ?? "onError";
  if (options[name]) options[name](result);
  else if (result.finish_redirect_url) location.assign(result.finish_redirect_url);
}

function facts({ transaction_details: order, va_number: account }) {
  const list = element("dl", {}, element("dt", {}, "Nomor pesanan"), element("dd", {}, order.order_id));
  const amount = `Rp. ${order.gross_amount.toLocaleString("id-ID")}`;
  list.append(element("dt", {}, "Jumlah"), element("dd", { className: "amount" }, amount));
  if (account) list.append(element("dt", {}, "Virtual account BSI"), element("dd", {}, account));
  return list;
}

function choices(token, end) {
  const actions = element("div", { className: "actions" });
  const button = (text, className, onclick) =>
    actions.append(element("button", { type: "button", className, onclick }, text));
  async function charge(ending) {
    for (const each of actions.children) each.disabled = true;
    end(await call(`v2/transactions/${encodeURIComponent(token)}/charge`, { ending }));
  }
  button("Bayar berhasil", "primary", () => charge("success"));
  button("Bayar nanti (tertunda)", "", () => charge("pending"));
  button("Gagal", "", () => charge("failure"));
  button("Tutup", "quiet", () => end());
  return actions;
}

/** Shows the token's page in a card. `end` gets the result, or nothing if the payer closes it. */
async function fill(card, token, end) {
  const page = await call(`v1/transactions/${encodeURIComponent(token)}`);
  if (page.status_code) return end(page);
  card.lastChild.remove();
  card.append(
    element("p", { className: "note" }, "Ini simulasi: tidak ada uang yang berpindah."),
    facts(page),
    choices(token, end),
  );
  card.querySelector("button").focus();
}

function makeCard() {
  const title = element("h2", { id: "snap-title" }, "Simulasi Pembayaran");
  return element("div", { className: "card" }, title, element("p", { role: "status" }, "Memuat..."));
}

/** A shadow tree with its own style sheet: styles do not leak in either direction, and no inline style is needed. */
function shadowed(host, content) {
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  root.append(content);
}

function show() {
  hide();
  const card = makeCard();
  const dialog = element("dialog", {}, card);
  dialog.setAttribute("aria-labelledby", "snap-title");
  const host = element("div", { id: "snap-midtrans" });
  shadowed(host, dialog);
  document.body.append(host);
  dialog.showModal();
  inView = { host, card, dialog };
  return inView;
}

function hide() {
  inView?.host.remove();
  inView = undefined;
}

function pay(token, options = {}) {
  if (inView?.token) throw new Error("snap.pay is not allowed to be called in this state: PopupInView");
  const before = document.activeElement;
  const view = show();
  view.token = token;
  function end(result) {
    if (inView !== view) return;
    hide();
    before?.focus?.();
    if (result) report(result, options);
    else options.onClose?.();
  }
  view.dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    end();
  });
  fill(view.card, token, end);
}

function embed(token, { embedId, ...options }) {
  const place = document.getElementById(embedId);
  if (!place) throw new Error(`snap.embed: there is no element #${embedId}`);
  const host = element("div");
  const card = makeCard();
  shadowed(host, card);
  place.replaceChildren(host);
  fill(card, token, (result) => {
    host.remove();
    if (result) report(result, options);
    else options.onClose?.();
  });
}

window.snap = { pay, embed, show: () => void show(), hide };
