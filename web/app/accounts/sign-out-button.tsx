import { useState } from "react";
import { UNSENT_PURCHASES } from "../platform/device-keys.ts";
import { safeStorage } from "../platform/safe-storage.ts";
import type { StoredSession } from "../platform/session.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { useSignOut } from "./sign-out.ts";

/** Asks first where signing out deletes something that the server does not have yet. */
export function SignOutButton({ session }: { session: StoredSession }) {
  const signOut = useSignOut();
  const [asks, setAsks] = useState(false);
  const hasUnsent = () => safeStorage().getItem(UNSENT_PURCHASES) !== null;
  return (
    <>
      <Button
        variant="danger-line"
        block
        onClick={() => (hasUnsent() ? setAsks(true) : signOut(session))}
        icon="sign-out"
        label="Logout"
      />
      <ConfirmDialog
        open={asks}
        title="Ada isian yang belum terkirim"
        text="Isian itu menunggu sinyal di HP ini. Kalau kamu keluar sekarang, isian itu dihapus dan tidak dikirim."
        confirm="Keluar dan hapus"
        danger
        onConfirm={() => {
          setAsks(false);
          signOut(session);
        }}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
