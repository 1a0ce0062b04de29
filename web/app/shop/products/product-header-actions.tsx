import { CartLink } from "../../ui/layout/header-actions.tsx";
import { ShareButton } from "../../ui/share-link.tsx";

export const ProductHeaderActions = ({ title }: { title: string }) => (
  <>
    <ShareButton title={title} data-needs-script />
    <CartLink />
  </>
);
