import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { ShareNetworkIcon } from "../ui/icons/icons.tsx";
import { useShareLink } from "../ui/share-link.ts";

export function ShareButton({ title, place }: { title: string; place: "header" | "dock" }) {
  const share = useShareLink(title);
  if (place === "header") {
    return (
      <IconButton label="Bagikan" onClick={share}>
        <ShareNetworkIcon size={24} />
      </IconButton>
    );
  }
  return (
    <Button variant="line" aria-label="Bagikan program" onClick={share} className="w-[52px] flex-none px-0">
      <ShareNetworkIcon size={24} />
    </Button>
  );
}
