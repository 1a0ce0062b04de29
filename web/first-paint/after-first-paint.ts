const MODULE_PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script\b([^>]*) type="module" async="">(.*?)<\/script>/s;
const LARGEST = /<img\b[^>]*\bfetchpriority="high"/i;
const STATIC_IMPORT = /\bimport\s+(?:\* as (\w+) from\s+)?("[^"]+");?/g;

/**
 * Lets the page's modules, and the pictures below its largest one, be fetched only once the page is painted and its first
 * pictures (`fetchpriority`) are there: they would take the line from both. A touch of the page fetches them at once.
 */
export function afterFirstPaint(html: string): string {
  const modules = (html.match(MODULE_PRELOAD) ?? []).map((link) => /\bhref="([^"]+)"/.exec(link)?.[1]);
  return largestFirst(html)
    .replaceAll(MODULE_PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      (_all, attributes: string, code: string) =>
        `<script${attributes}>(${beginLater})(${JSON.stringify(modules)},()=>${dynamicImports(code)})</script>`,
    );
}

/**
 * Marks the body until `begin` runs: base.css hides lazy pictures below the mark, so that browsers do not fetch them yet. A
 * script sets the mark, so that without scripts nothing is hidden, and removes it in browsers that do not know `import()`.
 */
function largestFirst(html: string): string {
  const attributes = MODULE_SCRIPT.exec(html)?.[1];
  if (attributes === undefined || !LARGEST.test(html)) return html;
  return html.replace(/<body[^>]*>/, (body) => `${body}<script${attributes}>(${markBody})()</script>`);
}

const markBody = `function(){
var body=document.body;
body.setAttribute("data-first","");
setTimeout(function(){body.removeAttribute("data-first")},3000);
document.currentScript.remove()}`;

/** The same program with imports that run when they are reached, so that an ordinary script can hold it. */
function dynamicImports(code: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)];
  const names = imports.map(([, name = ""]) => name).join(",");
  const files = imports.map(([, , file]) => `import(${file})`).join(",");
  return `Promise.all([${files}]).then(([${names}])=>{${code.replaceAll(STATIC_IMPORT, "").trim()}})`;
}

/**
 * Runs in the browser, from its own source text: it may use nothing but its arguments. The first module is the program
 * itself, which the start calls. The others are taken in one by one before, what is imported first: a graph of modules is
 * otherwise linked and run in one piece. A frame that is made is not on the screen yet: on a slow machine that takes long
 * enough for the modules to come before the picture, so the browser is asked when it was painted.
 * A form that only works with the program (`SubmitButton`) remembers that it was pressed until the program is there.
 */
const beginLater = `(modules,start)=>{
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
document.body.removeAttribute("data-first");
for(const href of modules)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
modules.slice(1).reduce((earlier,file)=>earlier.then(()=>import(file)),Promise.resolve()).then(start)};
const shown=()=>{
if(performance.getEntriesByType("paint").length)return begin();
try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{}
setTimeout(begin,300)};
const painted=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(shown));
for(const touch of["pointerdown","keydown"])addEventListener(touch,begin,{once:true,capture:true,passive:true});
for(const button of document.querySelectorAll("[data-submits]"))button.type="submit";
addEventListener("submit",event=>{
if(!event.target.querySelector("[data-submits]"))return;
event.preventDefault();
event.target.dataset.pressed=""},true);
const first=[...document.querySelectorAll("img[fetchpriority=high]")].filter(({complete})=>!complete);
if(!first.length)return painted();
Promise.all(first.map(image=>new Promise(end=>{image.onload=image.onerror=end}))).then(painted);
setTimeout(begin,3000)}`;
