import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { NotificationBell } from "../../accounts/index.ts";
import { CONTROL } from "../../ui/form/control-style.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { useStaff } from "./staff.ts";

const TYPING = "input, textarea, select, [contenteditable]";

/** '/' from anywhere leads to the search, unless somebody types or the page uses the key itself. */
function useSlash(focus: () => void) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target as Element | null;
      const elsewhere = event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING);
      if (event.key !== "/" || event.defaultPrevented || elsewhere || document.querySelector("dialog[open]"))
        return;
      event.preventDefault();
      focus();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [focus]);
}

const focusField = (field: { current: HTMLInputElement | null }) => () => field.current?.focus();

/** The search (payments, or campaigns for editors) and the notifications in every header. */
export function HeaderTools() {
  const { id } = useStaff();
  const mayMoney = useMay("money");
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const focus = useRef(focusField(field));
  useSlash(focus.current);
  const words = mayMoney ? "Cari nama atau nomor" : "Cari program";
  function search(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!text) return;
    navigate(`/admin/${mayMoney ? "pembayaran" : "kampanye"}?${new URLSearchParams({ cari: text })}`);
  }
  return (
    <>
      <form role="search" aria-label="Back office" className="bo-find" onSubmit={search}>
        <Icon name="magnifying-glass" size={18} />
        <input
          ref={field}
          type="search"
          aria-label="Cari di back office"
          placeholder={words}
          className={CONTROL}
        />
        <kbd>/</kbd>
      </form>
      <NotificationBell memberId={id} />
    </>
  );
}
