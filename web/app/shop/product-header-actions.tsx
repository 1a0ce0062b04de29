import { CartLink } from "../ui/header-actions.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { ShareNetworkIcon } from "../ui/icons.tsx";
import { useShareLink } from "../ui/share-link.ts";

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
