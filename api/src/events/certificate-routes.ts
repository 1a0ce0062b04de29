import {
  countCertificates,
  issueCertificate,
  issueCertificates,
  jakartaClock,
  previewCertificate,
  revokeCertificate,
  type StaffEvent,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  certificateAddress,
  countForEvent,
  drawCertificate,
  issueForEvent,
  issueForTicket,
  revokeOfTicket,
} from "../certificates/index.ts";
import type { Payments } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { readStaffEvent } from "./edit-event.ts";
import { heldTicket, registrationsOfTickets } from "./queries/registrations.ts";
import { tellBuyer } from "./tell-buyer.ts";

/** Refuses certificates before the event has taken place, and for events that give none. */
function refuseTooEarly({ certificate, ends_at }: StaffEvent) {
  if (!certificate)
    throw conflict(
      "no_certificate",
      "Acara ini tidak memberi sertifikat. Aktifkan dahulu di bagian sertifikat pada isi acaranya.",
    );
  if (Date.parse(ends_at) > Date.now())
    throw conflict("not_over", "Sertifikat diterbitkan setelah acaranya selesai.");
}

const SAMPLE = "SRT-CONTOH";

/** The buyer passes it on, as the tickets. */
async function tellOfCertificates(
  tx: Tx,
  tickets: readonly number[],
  title: string,
  revokedBecause?: string,
): Promise<void> {
  for (const registration of await registrationsOfTickets(tx, tickets))
    await tellBuyer(tx, registration, {
      title:
        revokedBecause === undefined ? `Sertifikat sudah terbit: ${title}` : `Sertifikat ditarik: ${title}`,
      body:
        revokedBecause === undefined
          ? "Buka halaman tiketnya untuk mengunduh sertifikatnya."
          : `Satu sertifikat dari pendaftaranmu tidak berlaku lagi. Alasannya: ${revokedBecause}`,
      sure: true,
    });
}

/** Certificates of an event: for all participants who were present, and for others whom staff choose. */
export function certificateRoutes(
  app: FastifyInstance,
  { payments: { database, payables }, origin }: { payments: Payments; origin: string },
) {
  const counts = ({ id, certificate_sessions }: StaffEvent) =>
    countForEvent(database.kysely, id, certificate_sessions);

  /** One ticket of this event, in a transaction with its audit entry. */
  async function ofTicket(
    actor: Actor,
    { id, ticket }: { id: number; ticket: number },
    action: "event.certificate" | "event.certificate_revoke",
    reason: string,
    work: (tx: Tx, held: { id: number; name: string }) => Promise<void>,
  ) {
    await database.transact(async (tx) => {
      const held = existing(await heldTicket(tx, id, ticket), "Tiket ini tidak berlaku di acara ini.");
      await work(tx, held);
      await audit(tx, actor, action, ["event", id], {
        after: { name: held.name, reason },
      });
      const { title } = await readStaffEvent(database, id);
      await tellOfCertificates(
        tx,
        [ticket],
        title,
        action === "event.certificate_revoke" ? reason : undefined,
      );
    });
  }

  serve(app, countCertificates, async ({ params }) => counts(await readStaffEvent(database, params.id)));

  serve(app, issueCertificates, async ({ actor, params: { id } }) => {
    const event = await readStaffEvent(database, id);
    refuseTooEarly(event);
    return database.transact(async (tx) => {
      const { counts: issued, tickets } = await issueForEvent(tx, id, event.certificate_sessions);
      await audit(tx, actor, "event.certificates", ["event", id], { after: issued });
      await tellOfCertificates(tx, tickets, event.title);
      return issued;
    });
  });

  serve(app, previewCertificate, async ({ params, reply }) => {
    const { title, slug, starts_at, organiser } = await readStaffEvent(database, params.id);
    reply.header("content-disposition", `inline; filename="contoh-sertifikat-${slug}.pdf"`);
    const sample = {
      ...{ number: SAMPLE, name: "Nama Peserta", kind: "event" as const, title, slug },
      ...{ issued_on: jakartaClock(starts_at).slice(0, 10), teacher: organiser },
    };
    return drawCertificate(sample, certificateAddress(origin, SAMPLE), {
      name: await app.communityName(),
      logo: await payables.logo(),
    });
  });

  serve(app, issueCertificate, async ({ actor, params, body }) => {
    const event = await readStaffEvent(database, params.id);
    refuseTooEarly(event);
    await ofTicket(actor, params, "event.certificate", body.reason, (tx, { id, name }) =>
      issueForTicket(tx, id, name),
    );
    return counts(event);
  });

  serve(app, revokeCertificate, async ({ actor, params, body }) => {
    const event = await readStaffEvent(database, params.id);
    await ofTicket(actor, params, "event.certificate_revoke", body.reason, async (tx, { id }) => {
      if (!(await revokeOfTicket(tx, id, body.reason)))
        throw conflict("not_issued", "Tiket ini tidak punya sertifikat yang berlaku.");
    });
    return counts(event);
  });
}
