import type { StaffEvent } from "@barakah/contract";
import { EVENT_PRICE_LABEL } from "@barakah/contract/events/event-words";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Html } from "../../ui/html/html.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import type { CatalogueForm } from "../../ui/staff/editor/catalogue-form.ts";
import { CoverPicture } from "../../ui/staff/editor/cover-picture.tsx";
import { EditorFrame } from "../../ui/staff/editor/editor-frame.tsx";
import { EditorPage } from "../../ui/staff/editor/editor-page.tsx";
import { TitleFields } from "../../ui/staff/editor/title-fields.tsx";
import { type EditedCatalogue, useEditing } from "../../ui/staff/editor/use-editing.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { Vouchers } from "../../ui/staff/vouchers.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import type { Route } from "./+types/event-editor-page";
import { AboutFields, Certificate, PriceAndTime, Share, TICKET_FIELDS } from "./event-fields.tsx";
import { type EventForm, formOf, sentOf } from "./event-form.ts";
import { eventQuery } from "./event-query.ts";
import { EventQuestions } from "./event-questions.tsx";
import { EventStatePanel, type Move } from "./event-state-panel.tsx";
import { EventTabs, type Section, useSection } from "./event-tabs.tsx";
import { seatsTaken } from "./event-words.tsx";
import { vouchersQuery } from "./queries.ts";
import { TicketTypes } from "./ticket-types.tsx";
import { ToldOfChanges } from "./told-of-changes.tsx";

export default function EventEditorPage({ params }: Route.ComponentProps) {
  const mayEdit = useMay("events");
  return (
    <EditorPage kind="event" id={params.id} query={eventQuery}>
      {(stored) => {
        if (stored && (!mayEdit || stored.state === "cancelled")) return <EventReading event={stored} />;
        return mayEdit ? <EventEditor stored={stored} /> : <NotEditor />;
      }}
    </EditorPage>
  );
}

const NotEditor = () => (
  <WorkPage title="Acara baru">
    <EmptyState heading="Acara dibuat oleh editor atau administrator" level="h2" />
  </WorkPage>
);

const EVENTS: EditedCatalogue<StaffEvent, EventForm, Move, "event"> = {
  kind: "event",
  query: eventQuery,
  formOf,
  create: (form) => api.call("POST /api/admin/events/", { body: sentOf(form) }),
  edit: (id, form, version) =>
    api.call("PUT /api/admin/events/:id/", {
      params: { id },
      body: { ...sentOf(form), version, tell: false },
    }),
  move: (id, state) => api.call("POST /api/admin/events/:id/publish/", { params: { id }, body: { state } }),
  // Without their ids, saving again would add new types and retire these.
  taken: ({ ticket_types, questions }) => ({ ticket_types, questions }),
};

/** The section of a field that somebody has to look at. */
const sectionOf = (field: string): Section => {
  const [name = ""] = field.split(".");
  if (name === "questions") return "formulir";
  return TICKET_FIELDS.includes(name) ? "tiket" : "isi";
};

/** One form in three sections, which are saved together. */
function EventEditor({ stored }: { stored: StaffEvent | undefined }) {
  const [section, openSection] = useSection();
  const editing = useEditing(EVENTS, stored, (field) => openSection(sectionOf(field)));
  const form = editing as unknown as Form<EventForm>;
  return (
    <EditorFrame name="Acara" editing={editing} title={editing.values.title} isStored={stored !== undefined}>
      <EventTabs event={stored} />
      {stored && <ToldOfChanges event={stored} />}
      {section === "formulir" && <EventQuestions form={form} />}
      {section === "tiket" && (
        <div className="bo-grid wide-narrow">
          <div className="bo-grid content-start">
            <TicketTypes form={form} stored={stored} />
            {stored && form.values.price_kind !== "free" && <EventVouchers id={stored.id} />}
          </div>
          <div className="bo-grid content-start">
            <PriceAndTime form={form} />
            <Share form={form} stored={stored} />
          </div>
        </div>
      )}
      {section === "isi" && <Content editing={editing} stored={stored} />}
    </EditorFrame>
  );
}

/** Stored at once, apart from what the form saves. */
const EventVouchers = ({ id }: { id: number }) => (
  <Vouchers
    query={useQuery(vouchersQuery(id))}
    mayEdit={useMay("events")}
    note="Pendaftar mengetik kodenya, lalu harganya berkurang. Kupon kembali bila pendaftarannya batal."
    empty="Belum ada kupon untuk acara ini."
    always="selama pendaftaran dibuka"
    backCancels={false}
    add={(body) => api.call("POST /api/admin/events/:id/vouchers/", { params: { id }, body })}
    change={(voucher, body) =>
      api.call("PUT /api/admin/events/:id/vouchers/:voucher/", { params: { id, voucher }, body })
    }
  />
);

interface ContentProps {
  editing: ReturnType<typeof useEditing<StaffEvent, EventForm, Move>>;
  stored: StaffEvent | undefined;
}

function Content({ editing, stored }: ContentProps) {
  const { values, busy, unsaved } = editing;
  const form = editing as unknown as Form<EventForm>;
  return (
    <div className="bo-grid wide-narrow">
      <div className="bo-grid">
        <Panel title="Informasi utama">
          <div className="bo-fields">
            <TitleFields form={editing as unknown as Form<CatalogueForm>} below="/acara/" />
            <AboutFields form={form} />
          </div>
        </Panel>
        <Panel title="Keterangan">
          <RichText
            key={editing.round}
            label="Keterangan"
            initial={values.body}
            error={editing.errorOf("body")}
            onChange={(body) => form.change({ body })}
          />
        </Panel>
      </div>
      <div className="bo-grid content-start">
        {stored ? (
          <EventStatePanel event={stored} ready={!unsaved} busy={busy} onMove={editing.move} />
        ) : (
          <Panel title="Keadaan">
            <p className="text-text-2">Simpan drafnya dahulu, lalu terbitkan.</p>
          </Panel>
        )}
        <Panel title="Daftar acara">
          <Checkbox {...form.field("listed")}>
            Tampilkan di daftar acara. Bila tidak, hanya yang tahu alamatnya dapat membukanya.
          </Checkbox>
        </Panel>
        <Certificate form={form} />
        <CoverPicture
          kind="event"
          thumbnail={values.thumbnail}
          onChange={(picture) =>
            form.change({ picture: picture?.key ?? null, thumbnail: picture?.thumbnail ?? null })
          }
        />
      </div>
    </div>
  );
}

/** For those who may not edit it, and of a cancelled event, which nobody may. */
const EventReading = ({ event }: { event: StaffEvent }) => (
  <WorkPage title={event.title}>
    <EventTabs event={event} />
    <ToldOfChanges event={event} />
    <div className="bo-grid wide-narrow">
      <div className="bo-grid">
        <Panel title="Informasi utama">
          <dl className="grid gap-2 [&_dt]:text-xs [&_dt]:text-text-3">
            <div>
              <dt>Waktu</dt>
              <dd>
                {date(event.starts_at)} {timeOfDay(event.starts_at)} sampai {date(event.ends_at)}{" "}
                {timeOfDay(event.ends_at)} WIB
              </dd>
            </div>
            <div>
              <dt>Tempat</dt>
              <dd>{event.place || (event.is_online ? "Daring" : "–")}</dd>
            </div>
            <div>
              <dt>Harga</dt>
              <dd>{EVENT_PRICE_LABEL[event.price_kind]}</dd>
            </div>
            {event.campaign_basis_points !== null && (
              <div>
                <dt>Sebagian untuk program</dt>
                <dd>
                  {event.campaign_basis_points / 100}% untuk {event.campaign_title}
                </dd>
              </div>
            )}
          </dl>
        </Panel>
        <Panel title="Jenis tiket">
          <ul className="grid gap-1">
            {event.ticket_types.map((type) => (
              <li key={type.id}>
                <b>{type.name}</b>
                {event.price_kind === "fixed" && `, ${type.price > 0 ? rupiah(type.price) : "gratis"}`},
                terisi {seatsTaken({ taken: type.taken, capacity: type.quota })}
              </li>
            ))}
          </ul>
        </Panel>
        {event.price_kind !== "free" && <EventVouchers id={event.id} />}
        {event.body && (
          <Panel title="Keterangan">
            <Html html={event.body} />
          </Panel>
        )}
      </div>
      <div className="bo-grid content-start">
        <EventStatePanel event={event} ready busy={false} />
      </div>
    </div>
  </WorkPage>
);
