import type { StaffEvent } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { timeOfDay } from "../../platform/format.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { CLOCK, clockOf, instantOrNull } from "../../ui/staff/clock.ts";
import { DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { Line } from "./event-frame.tsx";
import { boardQuery } from "./queries.ts";

type Session = StaffEvent["sessions"][number];
type Draft = Omit<Session, "id"> & { id?: number };

const save = ({ id, version }: StaffEvent, sessions: Draft[]) =>
  api.call("PUT /api/admin/events/:id/sessions/", { params: { id }, body: { version, sessions } });

/** What is scanned beside the entrance: sessions, and things that are handed out once. */
export function EventSessions({ event }: { event: StaffEvent }) {
  const { id, sessions } = event;
  const mayEdit = useMay("events");
  const board = useQuery(boardQuery(id)).data;
  const countOf = (session: number) => board?.sessions.find((one) => one.id === session)?.count ?? 0;
  return (
    <Panel
      bare
      title="Sesi dan serah terima"
      action={
        mayEdit && (
          <DialogButton
            label="Tambah"
            variant="line"
            dialog={(onClose) => <SessionDialog {...{ event, onClose }} />}
          />
        )
      }
    >
      <ul>
        <Line
          before={<Icon name="ticket" size={20} />}
          title="Masuk"
          text={`Satu kali per tiket · ${board?.entered ?? 0} sudah masuk`}
        />
        {sessions.map((session) => (
          <Line
            key={session.id}
            before={<Icon name={session.handout ? "handshake-fill" : "users-three"} size={20} />}
            title={session.title}
            text={
              session.handout
                ? `Diserahkan satu kali per tiket · ${countOf(session.id)} sudah`
                : [session.starts_at && timeOfDay(session.starts_at), `${countOf(session.id)} hadir`]
                    .filter(Boolean)
                    .join(" · ")
            }
          >
            {mayEdit && (
              <DialogButton
                label="Ubah"
                aria-label={`Ubah ${session.title}`}
                variant="line"
                dialog={(onClose) => (
                  <SessionDialog {...{ event, session, onClose }} scanned={countOf(session.id) > 0} />
                )}
              />
            )}
          </Line>
        ))}
      </ul>
    </Panel>
  );
}

interface SessionDialogProps {
  event: StaffEvent;
  session?: Session;
  /** It was scanned, so it cannot be removed. */
  scanned?: boolean;
  onClose(): void;
}

function SessionDialog({ event, session, scanned = false, onClose }: SessionDialogProps) {
  const others = event.sessions.filter((one) => one.id !== session?.id);
  const form = useDialogForm({
    initial: {
      title: session?.title ?? "",
      starts_at: clockOf(session?.starts_at ?? null),
      ends_at: clockOf(session?.ends_at ?? null),
      handout: session?.handout ?? false,
    },
    send: ({ title, handout, ...typed }) => {
      const times = { starts_at: instantOrNull(typed.starts_at), ends_at: instantOrNull(typed.ends_at) };
      return save(event, [...others, { ...(session && { id: session.id }), title, handout, ...times }]);
    },
    success: "Disimpan.",
    onClose,
  });
  const removing = useSend({
    mutationFn: () => save(event, others),
    success: "Dihapus.",
    refreshes: "everything",
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={session?.title ?? "Sesi atau serah terima"} submit="Simpan">
      <TextInput
        label="Nama"
        maxLength={120}
        placeholder="Contoh: Sesi pagi, atau Makan siang"
        {...form.field("title")}
      />
      <fieldset disabled={scanned}>
        <Checkbox {...form.field("handout")}>
          Barang yang diserahkan satu kali, misalnya makan siang atau kaus
        </Checkbox>
      </fieldset>
      {!form.values.handout && (
        <div className="bo-fields two">
          <TextInput label="Mulai (WIB)" optional {...CLOCK} {...form.field("starts_at")} />
          <TextInput label="Selesai (WIB)" optional {...CLOCK} {...form.field("ends_at")} />
        </div>
      )}
      {session && !scanned && (
        <SmallButton label="Hapus" variant="quiet" busy={removing.busy} onClick={() => removing.send()} />
      )}
      {scanned && <p className="text-xs text-text-3">Sudah dipindai, jadi tidak dapat dihapus.</p>}
    </FormDialog>
  );
}
