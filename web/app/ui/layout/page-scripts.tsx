import { Scripts } from "react-router";

/** Where the server wrote its two scripts. They have run, and are only found again, as every part of the page is. */
const WrittenScripts = () => (
  <>
    <script suppressHydrationWarning> </script>
    <script suppressHydrationWarning> </script>
  </>
);

/** What names the page's modules is of no use to the browser that already runs them. */
export const PageScripts = import.meta.env.PROD && !import.meta.env.SSR ? WrittenScripts : Scripts;
