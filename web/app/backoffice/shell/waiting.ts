/** How many things wait for somebody, by the address of the menu item that leads to them. */
export function useWaiting(): Record<string, number> {
  return {};
}
