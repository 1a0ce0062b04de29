import {
  addRegistration,
  addVoucher,
  cancelRegistration,
  cancelRegistrations,
  cancelStaffEvent,
  changeVoucher,
  createStaffEvent,
  decideScan as decideAboutScan,
  duplicateStaffEvent,
  editStaffEvent,
  exportEventRefunds,
  exportRegistrations,
  getBoard,
  getStaffEvent,
  importRegistrations,
  listCrew,
  listEventNotices,
  listEventRefunds,
  listRegistrations,
  listStaffEvents,
  listVouchers,
  moveRegistration,
  offerSeat,
  openAnswerFile,
  publishStaffEvent,
  remindOfRefunds,
  reviveRegistration,
  setCrew,
  setSessions,
  tellOfChange,
  tellRegistered,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { conflict, invalid, notFound } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { tableFile } from "../platform/spreadsheet/file.ts";
import { addByStaff, importPeople } from "./add-participants.ts";
import { cancelEvent } from "./cancel-event.ts";
import { certificateRoutes } from "./certificate-routes.ts";
import { duplicateEvent } from "./duplicate-event.ts";
import { changeSessions, createEvent, editEvent, publishEvent, readStaffEvent } from "./edit-event.ts";
import { moveTicket } from "./move-ticket.ts";
import { type Noticing, tellChange } from "./notices.ts";
import { board } from "./queries/board.ts";
import { crewOf, memberByName, putCrew } from "./queries/crew.ts";
import { decideScan } from "./queries/door-log.ts";
import { eventRefunds, refundRows } from "./queries/refunds.ts";
import { changeVoucherRow, insertVoucher, staffEvents, vouchersOf } from "./queries/staff-events.ts";
import { answerFile, registrationRows, staffRegistrations } from "./queries/staff-registrations.ts";
import type { Registering } from "./register.ts";
import { cancelByStaff, cancelSeveral, offerByStaff, reviveByStaff } from "./staff-registrations.ts";
import { remindPayers, tellSeveral } from "./tell-chosen.ts";
import { readNotices } from "./who-was-reached.ts";

interface StaffParts {
  payments: Payments;
  images: PrivateImages;
  registering: Registering;
  origin: string;
  noticing: Noticing;
}

function eventEditing(app: FastifyInstance, { payments, noticing }: StaffParts) {
  const { database } = payments;
  const editing = { ...noticing, payments };
  serve(app, listStaffEvents, ({ query }) => staffEvents(database, query));
  serve(app, getStaffEvent, ({ params }) => readStaffEvent(database, params.id));
  serve(app, createStaffEvent, ({ actor, body }) => createEvent(database, actor, body));
  serve(app, editStaffEvent, ({ actor, params, body }) => editEvent(noticing, actor, params.id, body));
  serve(app, publishStaffEvent, ({ actor, params, body }) =>
    publishEvent(database, actor, params.id, body.state),
  );
  serve(app, cancelStaffEvent, ({ actor, params, body }) => cancelEvent(editing, actor, params.id, body));
  serve(app, listEventNotices, async ({ params: { id } }) => {
    await readStaffEvent(database, id);
    return readNotices(noticing, id);
  });
  serve(app, tellOfChange, async ({ actor, params: { id }, body }) => {
    await readStaffEvent(database, id);
    await tellChange(noticing, actor, id, body.reason);
    return readNotices(noticing, id);
  });
  serve(app, duplicateStaffEvent, ({ actor, params }) => duplicateEvent(database, actor, params.id));
  serve(app, setSessions, ({ actor, params, body }) => changeSessions(database, actor, params.id, body));
}

function participants(app: FastifyInstance, parts: StaffParts) {
  const { database } = parts.payments;
  serve(app, listRegistrations, ({ params, query }) => staffRegistrations(database, params.id, query));
  const exporting = async (actor: Actor, id: number, what: string, query: object) => {
    const { slug } = await readStaffEvent(database, id);
    const after = { ...query, event: slug };
    await database.transact((tx) => audit(tx, actor, "export", ["export", what], { after }));
    return `${what}-${slug}`;
  };
  serve(app, exportRegistrations, async ({ actor, params: { id }, query, reply }) => {
    const name = await exporting(actor, id, "peserta", query);
    return tableFile(reply, name, query.format, registrationRows(database, parts.origin, id, query));
  });
  serve(app, exportEventRefunds, async ({ actor, query, reply }) => {
    const name = await exporting(actor, query.event, "pengembalian", query);
    return tableFile(reply, name, query.format, refundRows(database, query.event));
  });
  serve(app, remindOfRefunds, ({ actor, body }) => remindPayers(parts.noticing, actor, body.event));
  serve(app, openAnswerFile, async ({ params, reply }) => {
    reply.header("cache-control", "no-store");
    const key = await answerFile(database, params);
    const picture = key && (await parts.images.open(key));
    if (!picture) throw notFound();
    return picture;
  });
  serve(app, addRegistration, ({ actor, params, body }) => addByStaff(parts, actor, params.id, body));
  serve(app, importRegistrations, ({ actor, params, body }) => importPeople(parts, actor, params.id, body));
  serve(app, moveRegistration, ({ actor, params: { id, code }, body }) =>
    moveTicket(parts, actor, id, code, body),
  );
  serve(app, cancelRegistration, ({ actor, params: { id, code }, body }) =>
    cancelByStaff(parts, actor, id, code, body.reason),
  );
  serve(app, cancelRegistrations, ({ actor, params, body }) => cancelSeveral(parts, actor, params.id, body));
  serve(app, tellRegistered, ({ actor, params, body }) =>
    tellSeveral(parts.noticing, actor, params.id, body),
  );
  serve(app, reviveRegistration, ({ actor, params: { id, code }, body }) =>
    reviveByStaff(parts, actor, id, code, body.reason),
  );
  serve(app, offerSeat, ({ actor, params: { id, code } }) => offerByStaff(parts, actor, id, code));
  serve(app, listEventRefunds, ({ query }) => eventRefunds(database, query));
  serve(app, getBoard, async ({ params }) => {
    await readStaffEvent(database, params.id);
    return board(database, params.id);
  });
  serve(app, decideAboutScan, async ({ actor, params: { id, scan }, body }) => {
    await database.transact(async (tx) => {
      const found = await decideScan(tx, id, scan, body, actor.memberId);
      if (!found) throw notFound("Pindaian tidak ditemukan.");
      await audit(tx, actor, `event.scan_${body.act}`, ["event", id], { after: { scan, ...body } });
    });
  });
}

/** Vouchers and crew: small lists that are answered whole. */
function organising(app: FastifyInstance, { payments: { database } }: StaffParts) {
  const inEvent = async (
    actor: Actor,
    id: number,
    action: "event.voucher" | "event.crew",
    after: Record<string, unknown>,
    work: (tx: Parameters<typeof audit>[0]) => Promise<void>,
  ) => {
    await readStaffEvent(database, id);
    await database.transact(async (tx) => {
      await work(tx);
      await audit(tx, actor, action, ["event", id], { after });
    });
  };
  const vouchers = async (id: number) => ({ vouchers: await vouchersOf(database.kysely, id) });
  const crew = async (id: number) => ({ crew: await crewOf(database.kysely, id) });

  serve(app, listVouchers, ({ params }) => vouchers(params.id));
  serve(app, addVoucher, async ({ actor, params: { id }, body }) => {
    await inEvent(actor, id, "event.voucher", body, async (tx) => {
      const amount = body.percent === null ? body.amount : null;
      if (!(await insertVoucher(tx, { ...body, amount, event_id: id })))
        throw conflict("code_taken", "Kode ini sudah ada.", { errors: { code: ["Kode ini sudah ada."] } });
    });
    return vouchers(id);
  });
  serve(app, changeVoucher, async ({ actor, params: { id, voucher }, body }) => {
    await inEvent(actor, id, "event.voucher", { voucher, ...body }, async (tx) => {
      if (!(await changeVoucherRow(tx, voucher, id, body)))
        throw conflict("below_taken", "Sudah dipakai lebih banyak daripada kuota itu.");
    });
    return vouchers(id);
  });

  serve(app, listCrew, ({ params }) => crew(params.id));
  serve(app, setCrew, async ({ actor, params: { id }, body: { username, may } }) => {
    await inEvent(actor, id, "event.crew", { username, may }, async (tx) => {
      const member = await memberByName(tx, username);
      if (!member) throw invalid({ username: ["Tidak ada anggota dengan nama pengguna ini."] });
      await putCrew(tx, id, member.id, may);
    });
    return crew(id);
  });
}

export function staffRoutes(app: FastifyInstance, parts: StaffParts) {
  eventEditing(app, parts);
  participants(app, parts);
  organising(app, parts);
  certificateRoutes(app, parts);
}
