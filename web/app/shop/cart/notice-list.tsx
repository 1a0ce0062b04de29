import type { CartNotice } from "@barakah/contract";
import { FieldError } from "../../ui/form/field.tsx";

export function NoticeList({ notices }: { notices: CartNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-1">
      {notices.map(({ code, text }) =>
        code === "price_changed" || code === "bought" ? (
          <p key={code} className="text-xs leading-[1.125rem] font-semibold text-accent-text">
            {text}
          </p>
        ) : (
          <FieldError key={code}>{text}</FieldError>
        ),
      )}
    </div>
  );
}
