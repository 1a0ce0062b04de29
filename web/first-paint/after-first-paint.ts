const MODULE_PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const MODULE_SCRIPT = /<script\b([^>]*) type="module" async="">(.*?)<\/script>/s;
const STATIC_IMPORT = /\bimport\s+(?:\* as (\w+) from\s+)?("[^"]+");?/g;

/**
 * Lets the page's modules be fetched only once the page is painted and its largest picture is there: named in the head, as
 * the renderer does it, thirty of them take the line from both. Whoever touches the page earlier has them at once.
 */
export function afterFirstPaint(html: string): string {
  const modules = (html.match(MODULE_PRELOAD) ?? []).map((link) => /\bhref="([^"]+)"/.exec(link)?.[1]);
  return html
    .replaceAll(MODULE_PRELOAD, "")
    .replace(
      MODULE_SCRIPT,
      (_all, attributes: string, code: string) =>
        `<script${attributes}>(${beginLater})(${JSON.stringify(modules)},()=>${dynamicImports(code)})</script>`,
    );
}

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
 */
const beginLater = `(modules,start)=>{
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const href of modules)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
modules.slice(1).reduce((earlier,file)=>earlier.then(()=>import(file)),Promise.resolve()).then(start)};
const shown=()=>{
if(performance.getEntriesByType("paint").length)return begin();
try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{}
setTimeout(begin,300)};
const painted=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(shown));
for(const touch of["pointerdown","keydown"])addEventListener(touch,begin,{once:true,capture:true,passive:true});
const largest=document.querySelector("img[fetchpriority=high]");
if(!largest||largest.complete)return painted();
for(const end of["load","error"])largest.addEventListener(end,painted,{once:true});
setTimeout(begin,3000)}`;
