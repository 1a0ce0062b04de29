import { PEOPLE } from "./people.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
  fieldset { margin: 0; padding: 0; border: 0; }
  h1 { font-size: 1.25rem; margin: 0 0 .25rem; } p { margin: 0 0 1rem; }
  ul { list-style: none; margin: 0 0 1.25rem; padding: 0; }
  button { font: inherit; width: 100%; min-height: 48px; padding: .6rem 1rem; border: 1px solid #8a8d84; border-radius: 12px;
    background: transparent; color: inherit; text-align: left; cursor: pointer; margin: 0 0 .5rem; }
  button small { display: block; opacity: .75; } button.plain { text-align: center; }
  label { display: block; margin: 0 0 .75rem; } input { font: inherit; width: 100%; box-sizing: border-box; min-height: 44px;
    padding: .4rem .75rem; border: 1px solid #8a8d84; border-radius: 10px; }
  [role=alert] { color: #b3261e; min-height: 1.5em; }`;

const choices = PEOPLE.map(
  ({ name, email }) =>
    `<li><button type="button" data-email="${email}">${name}<small>${email}</small></button></li>`,
).join("");

export const chooserPage = () => `<!doctype html><html lang="id"><head><meta charset="utf-8">
<title>Pilih akun (simulasi Google)</title><meta name="viewport" content="width=device-width, initial-scale=1">
<style>${STYLE}</style></head><body><main>
<h1>Pilih akun</h1><p>Simulasi login Google untuk demo. Bukan Google yang sebenarnya.</p>
<fieldset disabled><ul>${choices}</ul>
<form><label>E-mail lain <input name="email" type="email" required autocomplete="off"></label>
<label>Nama <input name="name" autocomplete="off" maxlength="150"></label>
<button class="plain">Lanjut</button></form>
<button class="plain" type="button" id="cancel">Batal</button></fieldset>
<p role="alert" id="problem"></p></main>
<script src="/simulator/google/chooser.js"></script></body></html>`;
