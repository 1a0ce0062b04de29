import css from "./app.css?inline";

/** Under `react-router dev` the styles are modules, which Vite reloads on every change; nothing is inlined then. */
export const styles = import.meta.env.DEV ? "" : css;
