import type { StaffInvitation } from "@barakah/contract";
import { ROLES, roleMay, STAFF_ROLES, type StaffRole } from "@barakah/contract/platform/staff-roles";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";
import { useSiteName } from "../../platform/site-name.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { ShareButtons } from "../../ui/share-buttons.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";

const invitationsQuery = readQuery(
  ["staff", "invitations"],
  "GET /api/admin/invitations/",
  {},
  // An accepted one leaves the list by itself.
  { staleTime: 0, refetchInterval: 10_000 },
);

const OPTIONS = STAFF_ROLES.map((value) => ({ value, label: ROLES[value].label }));

/** Makes a link that gives a role, and lists those that are still open. */
export function InviteColleague({ offered }: { offered: StaffRole }) {
  const [made, setMade] = useState<{ id: number; link: string; name: string; role: StaffRole }>();
  const form = useForm({
    initial: { name: "", role: offered, email: "" },
    mutationFn: (body) => api.call("POST /api/admin/invitations/", { body }),
    onSuccess({ id, link }, { name, role: given }) {
      setMade({ id, link, name, role: given });
      form.settle({ name: "", role: offered, email: "" });
    },
    refreshes: [invitationsQuery.queryKey],
    toasts: true,
  });
  const chosen = form.values.role;
  return (
    <div className="bo-fields w-full">
      <form ref={form.ref} noValidate onSubmit={form.submit} className="bo-fields">
        <div className="bo-fields two">
          <TextInput
            label="Siapa yang kamu undang"
            placeholder="Bu Sari"
            maxLength={80}
            {...form.field("name")}
          />
          <Select label="Peran" options={OPTIONS} hint={ROLES[chosen].does} {...form.field("role")} />
          <TextInput
            label="E-mail"
            type="email"
            optional
            hint="Tautannya juga dikirim ke sana"
            {...form.field("email")}
          />
        </div>
        {roleMay(chosen, "money") && (
          <p className="text-sm text-text-2">
            Peran ini memegang uang: semua petugas keuangan dikabari. Bila dana komunitas sudah mencapai batas
            penyaluran, perannya berlaku tiga hari sesudah diterima.
          </p>
        )}
        <Button type="submit" size="sm" className="w-fit" busy={form.busy} label="Buat tautan undangan" />
      </form>
      {made && <Made key={made.id} {...made} />}
      <OpenInvitations />
    </div>
  );
}

interface MadeProps {
  id: number;
  link: string;
  name: string;
  role: StaffRole;
}

/** Until it is accepted or withdrawn. */
function Made({ id, link, name, role }: MadeProps) {
  const siteName = useSiteName();
  const isOpen = useQuery(invitationsQuery).data?.some((one) => one.id === id) ?? false;
  const [listed, setListed] = useState(isOpen);
  if (isOpen && !listed) setListed(true);
  if (listed && !isOpen) return null;
  return (
    <Note tone="green">
      <b>Tautan untuk {name} siap.</b> Kirim sekarang: sesudah ini tidak ditunjukkan lagi. Berlaku tiga hari,
      sekali pakai; siapa yang membukanya menjadi {ROLES[role].label}.
      <input
        readOnly
        aria-label={`Tautan undangan ${name}`}
        value={link}
        onFocus={({ target }) => target.select()}
        className="my-2.5 block w-full truncate rounded-md border border-border-strong bg-surface px-3 py-2 text-sm text-text"
      />
      <ShareButtons
        url={link}
        title={`Assalamu’alaikum ${name}, kamu diundang mengurus ${siteName} sebagai ${ROLES[role].label}.`}
      />
    </Note>
  );
}

function OpenInvitations() {
  const { data } = useQuery(invitationsQuery);
  if (!data?.length) return null;
  return (
    <ul aria-label="Undangan yang masih terbuka" className="divide-y divide-border border-t border-border">
      {data.map((invitation) => (
        <OpenInvitation key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function OpenInvitation({
  invitation: { id, name, role, invited_by, expires_at },
}: {
  invitation: StaffInvitation;
}) {
  const withdraw = useSend({
    mutationFn: () => api.call("DELETE /api/admin/invitations/:id/", { params: { id } }),
    success: `Undangan ${name} ditarik. Tautannya tidak berlaku lagi.`,
    refreshes: [invitationsQuery.queryKey],
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="block">
          {name} · {ROLES[role].label}
        </b>
        <span className="text-sm text-text-2">
          Dari {invited_by}, belum diterima; berlaku sampai {date(expires_at)}
        </span>
      </span>
      <SmallButton
        variant="line"
        busy={withdraw.busy}
        aria-label={`Tarik undangan ${name}`}
        onClick={() => withdraw.send()}
      >
        Tarik
      </SmallButton>
    </li>
  );
}
