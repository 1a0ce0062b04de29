import type { EventRefund, StaffRegistration } from "@barakah/contract";
import { expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { eventDesk, type Refused } from "../testing/event-desk.ts";
import { anEvent, registerAt } from "../testing/events.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember } from "../testing/staff.ts";
import { endCancelled } from "./cancel-event.ts";

const { api, treasurer, call, page, pay } = await eventDesk();

it("cancels an event for good: unpaid registrations end, paid ones are listed for refunds, and everybody is notified", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed", body: "x" }, [{ price: 40_000 }]);
  const member = await aSignedInMember(api);
  const paid = (await registerAt(api, event, { amount: 40_000, method: "bsi", headers: bearer(member) }))
    .body;
  const reference = await pay(paid);
  // Without an account here or an address.
  const other = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  await pay(other);
  const unpaid = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  expect((await call("POST", `${event.id}/cancel/`, { reason: "Gedung dipakai posko." })).status).toBe(403);
  const { body } = await call(
    "POST",
    `${event.id}/cancel/`,
    { reason: "Gedung dipakai posko." },
    treasurer.headers,
  );
  expect(body).toMatchObject({ state: "cancelled", taken: 0, counts: { cancelled: 3 } });
  expect([(await page(paid)).state, (await page(unpaid)).state]).toEqual(["cancelled", "cancelled"]);
  expect((await page(paid)).tickets.map(({ qr }) => qr)).toEqual([null]);
  const refunds = async () =>
    (await api.get<EventRefund[]>(`/api/admin/event-refunds/?event=${event.id}`, treasurer.headers)).body;
  expect(await refunds()).toMatchObject([
    { code: other.code, step: "account" },
    { code: paid.code, reference, due: 40_000, account_number: "", step: "account" },
  ]);
  const remind = async () =>
    (
      await send<{ addressed: number }>(
        api,
        ...(["POST", "/api/admin/event-refunds/remind/", { event: event.id }, treasurer.headers] as const),
      )
    ).body.addressed;
  expect((await Promise.all([remind(), remind()])).sort()).toEqual([0, 2]);
  const told = async () =>
    (await api.get<{ title: string }[]>("/api/notifications/", bearer(member))).body
      .map(({ title }) => title)
      .filter((title) => title.startsWith("Ke rekening mana"));
  expect(await told()).toHaveLength(1);
  const account = { bank: "BSI", account_number: "0000042", account_holder: "Rina" };
  const tell = (told: object) =>
    send(
      api,
      "POST",
      `/api/tickets/${paid.ticket_page.replace("/tiket/", "")}/refund-account/`,
      told,
      bearer(member),
    );
  await tell(account);
  expect(await refunds()).toMatchObject([
    { code: other.code },
    { account_number: "0000042", step: "decide" },
  ]);
  // On the next day only who has not named an account.
  await api.database.pool.query("update event_notice set told_at = told_at - interval '1 day'");
  expect(await remind()).toBe(1);
  const bankFile = async () =>
    (
      await api.app.inject({
        url: `/api/admin/event-refunds/export/?event=${event.id}`,
        headers: treasurer.headers,
      })
    ).body
      .split("\r\n")
      .slice(1);
  expect(await bankFile()).toEqual([""]);
  // Nothing went back by itself: the treasurer decides on the payment.
  expect((await treasurer.file(reference)).status).toBe("verified");
  // To an account that only the ticket's page named, two treasurers send it.
  const two = [treasurer.headers, bearer(await aStaffMember(api, "bendahara"))] as const;
  const back = { way: "transfer", reason: "Acara batal.", ...account };
  expect((await byTwo(api, `payments/${reference}/refund`, back, two)).status).toBe(200);
  // Decided is not transferred: the payer is not told that the money went back before it did.
  expect(await refunds()).toMatchObject([{ step: "account" }, { due: 40_000, step: "transfer" }]);
  expect(await bankFile()).toEqual([
    `BSI;"=""0000042""";Rina;40000;Pengembalian ${reference};${paid.code}`,
    "",
  ]);
  expect((await page(paid)).refund).toMatchObject({ amount: 40_000, paid_back: 0, decided: true });
  // The transfer is agreed on: another account would be kept and never used.
  expect(await tell({ ...account, account_number: "999999" })).toMatchObject({
    ...{ status: 409, body: { code: "refund_decided" } },
  });
  const owed = await api.database.pool.query<{ id: number }>(
    "select id from payment_refund order by id desc limit 1",
  );
  const sent = { from: "bsi", paid_on: "2026-01-02", reference: "TRX-1", ...account };
  expect((await byTwo(api, `refunds/${owed.rows[0]?.id}/paid`, sent, two)).status).toBe(200);
  expect([await refunds(), await bankFile()]).toMatchObject([[{ code: other.code }], [""]]);
  expect((await page(paid)).refund).toMatchObject({ paid_back: 40_000 });
  const done = await api.get<EventRefund[]>(
    `/api/admin/event-refunds/?event=${event.id}&state=done`,
    treasurer.headers,
  );
  expect(done.body).toMatchObject([{ code: paid.code, step: "done", wanted: 40_000, due: 0 }]);
  const { body: news } = await api.get<{ title: string }[]>("/api/notifications/", bearer(member));
  expect(JSON.stringify(news)).toContain(`${event.title} dibatalkan`);
  expect((await registerAt(api, event, { amount: 40_000, method: "bsi" })).body.code).toBe(
    "registration_closed",
  );
});

it("continues to cancel the registrations of an event after a crash", async () => {
  const event = await anEvent(api.database);
  const made = (await registerAt(api, event)).body;
  await api.database.pool.query("update event set state = 'cancelled' where id = $1", [event.id]);
  await endCancelled(api.app.payments);
  expect((await page(made)).state).toBe("cancelled");
});

it("cancels a registration with its reason", async () => {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }]);
  const [paid, unpaid] = [
    (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body,
    (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body,
  ];
  await pay(paid);
  const cancel = (code: string) =>
    call<StaffRegistration & Refused>(
      "POST",
      `${event.id}/registrations/${code}/cancel/`,
      { reason: "Mendaftar dua kali." },
      treasurer.headers,
    );
  expect((await cancel(paid.code)).body).toMatchObject({ state: "cancelled", refund_due: 40_000 });
  expect((await cancel(unpaid.code)).body).toMatchObject({ state: "cancelled", refund_due: 0 });
  expect((await cancel(unpaid.code)).body.code).toBe("not_standing");
});
