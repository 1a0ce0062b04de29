import { IconButton } from "../ui/form/icon-button.tsx";
import { ShareNetworkIcon } from "../ui/icons/icons.tsx";
import { useShareLink } from "../ui/share-link.ts";

export function CourseShare({ title }: { title: string }) {
  const share = useShareLink(title);
  return (
    <IconButton label="Bagikan" onClick={share}>
      <ShareNetworkIcon size={24} />
    </IconButton>
  );
}
