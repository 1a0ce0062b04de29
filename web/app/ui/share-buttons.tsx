import { copyText } from "./copy-text.ts";
import { Button } from "./form/button.tsx";
import { buttonClass } from "./form/button-style.ts";
import { Icon } from "./icons/icon.tsx";
import { useToast } from "./toast/toasts.tsx";

/** Passes an address on: in a chat of the visitor's own choice, or as a copied link. */
export function ShareButtons({ url, title }: { url: string; title: string }) {
  const toast = useToast();
  async function copy() {
    if (await copyText(url)) toast.success("Tautan berhasil disalin!");
    else toast.error("Tautan gagal disalin.");
  }
  return (
    <div className="flex flex-wrap gap-2.5 *:flex-[1_1_9rem]">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: "soft", size: "sm" })}
      >
        <Icon name="whats-app-logo" size={20} />
        WhatsApp
      </a>
      <Button variant="soft" size="sm" onClick={copy} data-needs-script>
        <Icon name="link" size={20} />
        Salin tautan
      </Button>
    </div>
  );
}
