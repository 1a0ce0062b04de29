import { mayOneOf, type Permission } from "@barakah/contract/platform/staff-roles";
import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { NotificationBell } from "../../accounts/index.ts";
import { CONTROL } from "../../ui/form/control-style.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useStaff } from "../../ui/staff/current-staff.ts";

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

/** What the search of a header finds: what the screen is about, or else the first that the roles allow. */
const SEARCHES: readonly { permission: Permission; words: string; list: string; at: RegExp }[] = [
  { permission: "orders", words: "Cari pesanan", list: "pesanan", at: /pesanan|pengemasan|tarif/ },
  { permission: "products", words: "Cari produk", list: "produk", at: /produk|testimoni/ },
  { permission: "courses", words: "Cari kelas", list: "kelas", at: /kelas/ },
  { permission: "enrolments", words: "Cari peserta kelas", list: "pendaftaran", at: /pendaftaran/ },
  { permission: "registrations", words: "Cari acara", list: "acara", at: /acara/ },
  { permission: "articles", words: "Cari artikel", list: "artikel", at: /artikel/ },
  { permission: "money", words: "Cari nama atau nomor", list: "pembayaran", at: /./ },
  { permission: "campaigns", words: "Cari program", list: "kampanye", at: /./ },
  { permission: "orders", words: "Cari pesanan", list: "pesanan", at: /./ },
  { permission: "courses", words: "Cari kelas", list: "kelas", at: /./ },
];

/** The search and the notifications in every header. */
export function HeaderTools() {
  const { id, roles } = useStaff();
  const { pathname } = useLocation();
  const found = SEARCHES.find(({ permission, at }) => at.test(pathname) && mayOneOf(roles, permission));
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const focus = useRef(focusField(field));
  useSlash(focus.current);
  function search(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value.trim();
    if (!text || !found) return;
    navigate(`/admin/${found.list}?${new URLSearchParams({ cari: text })}`);
  }
  return (
    <>
      <form role="search" aria-label="Back office" className="bo-find" onSubmit={search}>
        <Icon name="magnifying-glass" size={18} />
        <input
          ref={field}
          type="search"
          aria-label="Cari di back office"
          placeholder={found?.words}
          className={CONTROL}
        />
        <kbd>/</kbd>
      </form>
      <NotificationBell memberId={id} />
    </>
  );
}
