import { createContext, use } from "react";

/** On narrow screens the sidebar is a drawer. */
export const MenuButtonContext = createContext<{ open: boolean; toggle(): void }>({
  open: false,
  toggle: () => {},
});

export function MenuButton() {
  const { open, toggle } = use(MenuButtonContext);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls="menu-admin"
      onClick={toggle}
      className="bo-menu-button place-items-center rounded-md border border-border-strong px-3 font-bold"
    >
      Menu
    </button>
  );
}
