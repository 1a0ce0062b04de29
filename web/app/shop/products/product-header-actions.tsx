import { IconButton } from "../../ui/form/icon-button.tsx";
import { ShareNetworkIcon } from "../../ui/icons/icons.tsx";
import { CartLink } from "../../ui/layout/header-actions.tsx";
import { useShareLink } from "../../ui/share-link.ts";

export function ProductHeaderActions({ title }: { title: string }) {
  const share = useShareLink(title);
  return (
    <>
      <IconButton label="Bagikan" onClick={share} data-needs-script>
        <ShareNetworkIcon size={24} />
      </IconButton>
      <CartLink />
    </>
  );
}
