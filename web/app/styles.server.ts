import css from "./app.css?inline";

/** Under `react-router dev` the styles come as modules, which follow every change. */
export const styles = import.meta.env.DEV ? "" : css;
