/** Tells when a link is followed, at once: the router's own news of it may come a moment later. */
export function onLinkFollowed(then: () => void): () => void {
  const heard = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const elsewhere = ctrlKey || metaKey || shiftKey;
    if (!elsewhere && (target as Element).closest("a[href]:not([target])")) then();
  };
  addEventListener("click", heard, true);
  return () => removeEventListener("click", heard, true);
}
