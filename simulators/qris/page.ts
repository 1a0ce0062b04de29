const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A minimal bank app. */
export const payingPage = (said: string, typed = "") => `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Simulator QRIS</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:2rem auto;padding:0 1rem}
textarea,button{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;margin:.3rem 0}</style></head>
<body><h1>Bank Simulator</h1>
<p>Tidak ada uang sungguhan di sini. Tempel alamat halaman pembayaran, atau isi kode QRIS-nya.</p>
${said ? `<p role="status"><b>${safe(said)}</b></p>` : ""}
<form method="post"><label>Alamat atau isi kode<textarea name="kode" rows="5" required>${safe(typed)}</textarea></label>
<button type="submit">Bayar QR ini</button></form></body></html>`;
