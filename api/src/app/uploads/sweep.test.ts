import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SessionUser, StaffCampaign } from "@barakah/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { localFiles } from "../../platform/files/file-store.ts";
import { aSignedInMember, bearer, send, sendForm } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { sweepUploads } from "./sweep.ts";
import { KEY_COLUMNS, TEXT_COLUMNS } from "./upload-queries.ts";

const OLD = new Date(Date.now() - 25 * 3600_000);
let api: TestApp;
let editor: SessionUser;
let png: Buffer;
beforeAll(async () => {
  api = await testApp();
  editor = await aStaffMember(api, "editor");
  png = await sharp({ create: { width: 64, height: 40, channels: 3, background: "#0a5" } })
    .png()
    .toBuffer();
});

const place = (name: string) => join(api.config.dataDirectory, "uploads", name);
const there = async (folder: string) => (await readdir(place(folder)).catch((): string[] => [])).sort();
const rows = async () =>
  (await api.database.kysely.selectFrom("stored_file").select("key").orderBy("key").execute()).map(
    ({ key }) => key,
  );
async function sweep() {
  await api.app.jobs.add(api.database.kysely, "sweep-uploads", {});
  expect(await api.app.jobs.runDue()).toBe(1);
}

async function aPicture(): Promise<{ key: string; thumbnail: string }> {
  const sent = await sendForm<{ key: string; thumbnail: string }>(
    api,
    "POST",
    "/api/admin/pictures/",
    { picture: png },
    bearer(editor),
  );
  expect(sent.status).toBe(201);
  await api.app.jobs.runDue();
  return sent.body;
}
/** Backdates uploads to the day before yesterday. */
async function aDayLater(...names: string[]) {
  for (const name of names) await utimes(place(name), OLD, OLD);
  await api.database.kysely.updateTable("stored_file").set({ created_at: OLD.toISOString() }).execute();
}
const campaign = (draft: object) =>
  send<StaffCampaign & { errors: Record<string, string[]> }>(
    api,
    "POST",
    "/api/admin/campaigns/",
    { title: "Sumur", category: "sosial", ...draft },
    bearer(editor),
  );
async function aFile(name: string) {
  await mkdir(dirname(place(name)), { recursive: true });
  await writeFile(place(name), "x");
  await utimes(place(name), OLD, OLD);
}

describe("the daily sweep", () => {
  it("removes what nothing shows any more, first its row and then its files", async () => {
    const [cover, inText, replaced, unsaved] = [
      await aPicture(),
      await aPicture(),
      await aPicture(),
      await aPicture(),
    ];
    const made = await campaign({ picture: replaced.key, description: `<img src="${inText.thumbnail}">` });
    await send(
      api,
      "PUT",
      `/api/admin/campaigns/${made.body.id}/`,
      {
        title: "Sumur",
        category: "sosial",
        picture: cover.key,
        description: made.body.description,
        version: made.body.version,
      },
      bearer(editor),
    );
    const all = [cover, inText, replaced, unsaved].map(({ key }) => key);
    await sweep();
    expect(await there("pictures")).toEqual([...all].sort());

    await aDayLater(...all.map((key) => `pictures/${key}`));
    const left = [cover.key, inText.key].sort();
    await sweep();
    expect([await rows(), await there("pictures")]).toEqual([left, [...all].sort()]);
    await sweep();
    expect([await rows(), await there("pictures")]).toEqual([left, left]);
    const late = await campaign({ picture: unsaved.key });
    expect([late.status, late.body.errors.picture?.[0]]).toEqual([
      400,
      expect.stringMatching("Unggah sekali lagi"),
    ]);
    const inNews = await send<{ errors: object }>(
      api,
      "POST",
      `/api/admin/campaigns/${made.body.id}/updates/`,
      { title: "Kabar", description: `<img src="${unsaved.thumbnail}">` },
      bearer(editor),
    );
    expect([inNews.status, Object.keys(inNews.body.errors)]).toEqual([400, ["description"]]);
  });

  it("keeps a file that is being saved at the same moment", async () => {
    const { key } = await aPicture();
    await aDayLater(`pictures/${key}`);
    const saving = await api.database.kysely.startTransaction().execute();
    await saving.selectFrom("stored_file").select("key").where("key", "=", key).forKeyShare().execute();
    await sweep();
    await saving
      .insertInto("course")
      .values({ slug: "kelas-baru", title: "Kelas", price: 0, picture: key })
      .execute();
    await saving.commit().execute();
    await sweep();
    expect(await there("pictures")).toContain(key);
    expect(await rows()).toContain(key);
  });

  it("deletes incomplete uploads, and private pictures without a reference", async () => {
    const member = await aSignedInMember(api);
    const sent = await sendForm(api, "PUT", `/api/profiles/${member.id}/`, { picture: png }, bearer(member));
    expect(sent.status).toBe(200);
    const [own = ""] = await there("private/profile");
    await utimes(place(`private/profile/${own}`), OLD, OLD);
    for (const name of ["pictures/abc.part/320.jpg", "videos/abc.part", "videos/lama.mp4"]) await aFile(name);
    await utimes(place("pictures/abc.part"), OLD, OLD);
    const orphan = `${"a".repeat(32)}.jpg`;
    for (const kind of ["profile", "proof"]) await aFile(`private/${kind}/${orphan}`);
    // Referenced without a row of its own: must stay.
    await aFile("pictures/tanpa-baris/640.jpg");
    await utimes(place("pictures/tanpa-baris"), OLD, OLD);
    await campaign({ description: "<p>a</p>" });
    await api.database.kysely
      .updateTable("campaign")
      .set({ picture: "tanpa-baris" })
      .where("picture", "is", null)
      .execute();
    await sweep();
    expect(await there("pictures")).toContain("tanpa-baris");
    expect(await there("pictures")).not.toContain("abc.part");
    expect(await there("videos")).toEqual([]);
    expect(await there("private/profile")).toEqual([own]);
    expect(await there("private/proof")).toEqual([]);
  });

  it("touches nothing beside another database", async () => {
    await aFile("videos/milik-lain.mp4");
    const swept = await api.database.kysely
      .transaction()
      .execute((tx) => sweepUploads(tx, localFiles(api.config.dataDirectory), "basis data lain"));
    expect([swept, await there("videos")]).toEqual(["not ours", ["milik-lain.mp4"]]);
  });

  it("covers every column that can refer to a file", async () => {
    const found = await api.database.pool.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb')
         and column_name ~ 'picture|photo|image|file|voucher|video|thumbnail|description|content|story|html|_key$|^body$' order by 1`,
    );
    const elsewhere = [
      // Plain text, addresses of other sites, and keys of other things.
      ...["testimony.description", "ledger_transaction.description", "course_material.video_url"],
      ...[
        "complaint.story",
        "store.story",
        "notification.body",
        "period_closing.body",
        "provider_notification.body",
        "year_closing.body",
      ],
      ...["message.dedupe_key", "event_key.public_key", "registration.page_key", "ticket.page_key"],
      ...["statement_line.description", "statement_line.content_hash"],
      ...[
        "payment.request_key",
        "payout.request_key",
        "store_payout.request_key",
        "proposal.request_key",
        "cash_handover.request_key",
      ],
      ...["fund_transfer.request_key", "amil_take.request_key", "broadcast.request_key", "broadcast.body"],
      ...[
        "payment.page_key",
        "payment_refund.refund_key",
        "statement_debit.description",
        "statement_debit.content_hash",
        "statement_file.content_hash",
        "money_notice.content_hash",
      ],
      // Private files, which the sweep checks one by one.
      ...["profile.picture_key", "transfer_claim.proof_key", "digital_file.file_key"],
    ];
    const known = [...KEY_COLUMNS, ...TEXT_COLUMNS, ...elsewhere];
    const places = found.rows.map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining([...KEY_COLUMNS, ...TEXT_COLUMNS]));
    expect(places.filter((one) => !known.includes(one))).toEqual([]);
  });
});
