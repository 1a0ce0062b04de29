import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { anEvent, registerAt } from "../testing/events.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { deleteOldAnswers } from "./old-answers-queries.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

async function aRegistration() {
  const event = await anEvent(api.database, {}, [{}], [{ label: "Alergi", kind: "text" }]);
  const member = await aSignedInMember(api);
  const tickets = [
    { type: event.types[0]?.id, name: "Rina Aulia", answers: { [event.questions[0] ?? 0]: "Kacang" } },
  ];
  const { body } = await registerAt(api, event, { tickets, headers: bearer(member) });
  return { event, member, code: body.code };
}
const answersOf = async (code: string) =>
  (
    await api.database.pool.query<{
      answers: object;
      participant_name: string;
      buyer_name: string;
      state: string;
    }>(
      "select t.answers, t.participant_name, r.buyer_name, r.state from ticket t join registration r on r.id = t.registration_id where r.code = $1",
      [code],
    )
  ).rows[0];

it("deletes answers 90 days after the event, and keeps the registration", async () => {
  const { event, code } = await aRegistration();
  const ended = (days: number) =>
    api.database.pool.query(
      "update event set starts_at = now() - make_interval(days => $2, hours => 2), ends_at = now() - make_interval(days => $2) where id = $1",
      [event.id, days],
    );
  await ended(89);
  await deleteOldAnswers(api.database, 90);
  expect(Object.values((await answersOf(code))?.answers ?? {})).toEqual(["Kacang"]);
  await ended(91);
  await deleteOldAnswers(api.database, 90);
  expect(await answersOf(code)).toMatchObject({
    answers: {},
    participant_name: "Rina Aulia",
    state: "confirmed",
  });
});

it("exports a member's registrations, and deletes them with the account", async () => {
  const { member, code } = await aRegistration();
  const { body } = await send<Record<string, unknown>>(
    api,
    "GET",
    "/api/accounts/export/",
    undefined,
    bearer(member),
  );
  expect(JSON.stringify(body)).toContain("Kacang");
  const gone = await send(api, "DELETE", "/api/accounts/me/", { password: member.password }, bearer(member));
  expect(gone.status).toBeLessThan(300);
  expect(await answersOf(code)).toMatchObject({
    answers: {},
    participant_name: "Peserta",
    buyer_name: "Anggota",
  });
});
