import { Scripts } from "react-router";

/** Empty on the client: the server's inline scripts have already run. */
const WrittenScripts = () => (
  <>
    <script suppressHydrationWarning> </script>
    <script suppressHydrationWarning> </script>
  </>
);

/** The module map is not needed again in the browser. */
export const PageScripts = import.meta.env.PROD && !import.meta.env.SSR ? WrittenScripts : Scripts;
