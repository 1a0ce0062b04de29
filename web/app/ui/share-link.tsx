import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { useOrigin } from "../platform/site.ts";
import { copyText } from "./copy-text.ts";
import { IconButton } from "./form/icon-button.tsx";
import { Icon } from "./icons/icon.tsx";
import { useToast } from "./toast/toasts.tsx";

/** Opens the phone's own share sheet, or copies the address where there is none. */
export function useShareLink(title: string): () => Promise<void> {
  const url = useOrigin() + useLocation().pathname;
  const toast = useToast();
  return async () => {
    if (navigator.share) {
      // Rejects when the visitor closes the sheet: that is an answer, not a failure.
      await navigator.share({ title, url }).catch(() => {});
    } else if (await copyText(url)) {
      toast.success("Tautan berhasil disalin!");
    } else {
      toast.error("Tautan gagal disalin.");
    }
  };
}

interface ShareButtonProps extends Omit<ComponentProps<typeof IconButton>, "label" | "title" | "children"> {
  title: string;
  label?: string;
}

/** In the header of a page that can be shared. */
export const ShareButton = ({ title, label = "Bagikan", ...rest }: ShareButtonProps) => (
  <IconButton label={label} onClick={useShareLink(title)} {...rest}>
    <Icon name="share-network" size={24} />
  </IconButton>
);
