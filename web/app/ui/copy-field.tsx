import { type ReactNode, useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";
import { Button } from "./form/button.tsx";
import { Icon } from "./icons/icon.tsx";
import { useToast } from "./toast/toasts.tsx";

const TICK_MS = 2000;

interface CopyFieldProps {
  caption: string;
  /** As shown, with spaces and marks. */
  children: ReactNode;
  /** What lands on the clipboard. */
  value: string;
  /** 'No Rek.' or 'Nominal': the button says 'Salin {label}', the toast '{label} berhasil disalin!'. */
  label: string;
}

export function CopyField({ caption, children, value, label }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  const toast = useToast();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    if (!(await copyText(value))) return toast.error(`${label} gagal disalin.`);
    setCopied(true);
    toast.success(`${label} berhasil disalin!`);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-dashed border-border py-3 not-first:border-t">
      <div className="min-w-0 flex-[1_1_min-content]">
        <p className="text-xs text-text-2">{caption}</p>
        <p className="text-[min(1.25rem,8vw)] leading-[1.75rem] font-extrabold tracking-[.01em]">
          {children}
        </p>
      </div>
      <Button variant="soft" size="sm" onClick={copy} data-needs-script>
        {copied ? <Icon name="check-bold" size={18} /> : <Icon name="copy" size={18} />}
        {copied ? "Tersalin" : `Salin ${label}`}
      </Button>
    </div>
  );
}
