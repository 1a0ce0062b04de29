/** Fires at the click itself, before the router reacts. */
export function onLinkFollowed(then: () => void): () => void {
  const heard = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const elsewhere = ctrlKey || metaKey || shiftKey;
    if (!elsewhere && (target as Element).closest("a[href]:not([target])")) then();
  };
  addEventListener("click", heard, true);
  return () => removeEventListener("click", heard, true);
}
