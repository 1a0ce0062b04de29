import { useLocation, useNavigate } from "react-router";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";

/** The payments of the list that this one was opened from. */
function besideIn(state: unknown): readonly string[] {
  const { beside } = (state ?? {}) as { beside?: unknown };
  return Array.isArray(beside) ? beside.map(String) : [];
}

/** To the payment before and after this one in the list that it was opened from; nothing where it was opened by its address. */
export function Neighbours({ reference }: { reference: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const beside = besideIn(state);
  const at = beside.indexOf(reference);
  const before = at > 0 ? beside[at - 1] : undefined;
  const after = at >= 0 ? beside[at + 1] : undefined;
  const pathTo = (other: string) => `/admin/pembayaran/${encodeURIComponent(other)}`;
  const go = (other: string | undefined) => other && navigate(pathTo(other), { state });
  useShortcuts({ k: () => go(before), j: () => go(after) });
  if (!before && !after) return null;
  return (
    <>
      {before && (
        <LinkButton to={pathTo(before)} state={state} variant="line" size="sm">
          Sebelumnya <kbd>K</kbd>
        </LinkButton>
      )}
      {after && (
        <LinkButton to={pathTo(after)} state={state} variant="line" size="sm">
          Berikutnya <kbd>J</kbd>
        </LinkButton>
      )}
    </>
  );
}
