import type { StaffEvent } from "@barakah/contract";
import { CREW_MAY, CREW_MAY_LABEL, type CrewMay } from "@barakah/contract/events/event-words";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import type { Output } from "../../platform/endpoints.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Avatar, initialsOf } from "../../ui/pictures/avatar.tsx";
import { DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SendButton } from "../../ui/staff/send-button.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadState, Panel } from "../../ui/staff/work-page.tsx";
import type { Route } from "./+types/crew-page";
import { EventFrame, Line } from "./event-frame.tsx";
import { EventSessions } from "./event-sessions.tsx";
import { crewQuery } from "./queries.ts";

export default function CrewPage({ params }: Route.ComponentProps) {
  return (
    <EventFrame
      id={params.id}
      title="Panitia dan sesi"
      actions={({ slug }) => (
        <SmallLink label="Buka pemindai" to={`/panitia/${slug}/pindai`} variant="line" />
      )}
    >
      {(event) => (
        <div className="bo-grid wide-narrow">
          <Crew event={event} />
          <EventSessions event={event} />
        </div>
      )}
    </EventFrame>
  );
}

type Person = Output<"GET /api/admin/events/:id/crew/">["crew"][number];

const nameOf = ({ full_name, username }: Person) => full_name || username;

function Crew({ event }: { event: StaffEvent }) {
  const query = useQuery(crewQuery(event.id));
  const mayEdit = useMay("events");
  return (
    <Panel
      bare
      title="Panitia"
      note="Pemindai melihat nama singkat dan jenis tiket, tidak nomor telepon."
      action={
        mayEdit && (
          <DialogButton
            label="Tambah panitia"
            dialog={(onClose) => <CrewDialog id={event.id} onClose={onClose} />}
          />
        )
      }
    >
      <LoadState query={query} failure="Panitia belum dapat dimuat." />
      {query.data && (
        <ul>
          {query.data.crew.length === 0 && (
            <li className="px-4.5 pb-4 text-text-2">
              Belum ada panitia. Editor acara selalu boleh memindai.
            </li>
          )}
          {query.data.crew.map((person) => (
            <Line
              key={person.member_id}
              before={<Avatar>{initialsOf(nameOf(person))}</Avatar>}
              title={nameOf(person)}
              text={`${CREW_MAY_LABEL[person.may]} · ${person.username}`}
            >
              {mayEdit && (
                <span className="flex gap-2">
                  <DialogButton
                    label="Ubah"
                    aria-label={`Ubah hak ${nameOf(person)}`}
                    variant="line"
                    dialog={(onClose) => <CrewDialog id={event.id} person={person} onClose={onClose} />}
                  />
                  <RemoveCrew id={event.id} person={person} />
                </span>
              )}
            </Line>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const put = (id: number, username: string, may: CrewMay | null) =>
  api.call("POST /api/admin/events/:id/crew/", { params: { id }, body: { username, may } });

const MAY = CREW_MAY.map((value) => ({ value, label: CREW_MAY_LABEL[value] }));

function CrewDialog({ id, person, onClose }: { id: number; person?: Person; onClose(): void }) {
  const form = useDialogForm({
    initial: { username: person?.username ?? "", may: (person?.may ?? "scan") as string },
    send: ({ username, may }) => put(id, username.trim(), may as CrewMay),
    success: person ? "Haknya diubah." : "Ditambahkan sebagai panitia.",
    onClose,
  });
  return (
    <FormDialog form={form} title={person ? nameOf(person) : "Tambah panitia"} submit="Simpan">
      {!person && (
        <TextInput
          label="Nama pengguna"
          maxLength={150}
          autoCapitalize="none"
          hint="Nama yang ia pakai untuk masuk. Ia harus sudah punya akun di sini."
          {...form.field("username")}
        />
      )}
      <Select
        label="Boleh"
        options={MAY}
        hint="Yang menjual di pintu memegang uang tunai acara sampai diserahkan ke bendahara."
        {...form.field("may")}
      />
    </FormDialog>
  );
}

const RemoveCrew = ({ id, person }: { id: number; person: Person }) => (
  <SendButton
    label="Keluarkan"
    aria-label={`Keluarkan ${nameOf(person)}`}
    variant="quiet"
    success={`${nameOf(person)} bukan panitia acara ini lagi.`}
    send={() => put(id, person.username, null)}
    ask={{
      title: `Keluarkan ${nameOf(person)}?`,
      text: "Ia tidak dapat memuat daftar atau mengirim pindaian lagi. Pindaian yang sudah terkirim tetap dihitung.",
      confirm: "Keluarkan",
      danger: true,
    }}
  />
);
