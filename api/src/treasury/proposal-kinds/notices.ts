import {
  type BodyOf,
  PAYMENT_METHOD_LABEL,
  type pairNoticeDevice,
  type setNoticePolicy,
} from "@barakah/contract";
import { addedApps, insertDevice, lockPolicy, noticePolicy, strangers } from "../../payments/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { changeLimits, type Policy, shownPolicy } from "../notices/automatic-approval-limits.ts";
import { addConfirmedApp, refuseApp } from "../notices/templates.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";

/** The person who paired the device has seen its key. The device may send notices once a second person confirms. */
export type WantedDevice = Omit<BodyOf<typeof pairNoticeDevice>, "password" | "otp"> & {
  device: string;
  secret: string;
};

const unknownApps = async (tx: Tx, packages: readonly string[]) => strangers(packages, await addedApps(tx));

/** An unlisted app is proposed with its wording; the second person confirms both. */
async function refuseApps(tx: Tx, { packages, wording }: WantedDevice) {
  for (const name of await unknownApps(tx, packages)) {
    if (!wording)
      throw invalid({
        packages: [
          `${name}: belum kami kenal sebagai aplikasi bank. Isi contoh pesannya; orang kedua memeriksanya.`,
        ],
      });
    refuseApp({ package: name, wording });
  }
}

export const noticeDeviceKind: Kind<WantedDevice, WantedDevice> = {
  why: "Yang dikatakan HP ini tentang uang masuk akan dipercaya. Pastikan HP-nya dipegang petugas, dan aplikasinya aplikasi bank.",
  identity: true,
  subject: ({ device }) => `notice_device:${device}`,
  prepare: async (_, __, wanted) => ({ ...wanted, packages: [...new Set(wanted.packages)] }),
  check: refuseApps,
  async apply(tx, actor, wanted, proposal) {
    await refuseApps(tx, wanted);
    const { device: id, name, account, packages, wording, secret } = wanted;
    for (const app of await unknownApps(tx, packages)) {
      if (!proposal)
        throw conflict("second_person", "Aplikasi yang belum kami kenal perlu disetujui dua orang.");
      const by = { proposed_by: proposal.proposed_by, approved_by: actor.memberId };
      await addConfirmedApp(tx, { package: app, wording, ...by });
    }
    const paired_by = proposal?.proposed_by ?? actor.memberId;
    await insertDevice(tx, { id, name, account, packages, secret: Buffer.from(secret), paired_by });
    await audit(tx, actor, "device.pair", ["notice_device", id], {
      after: {
        ...{ name, account: PAYMENT_METHOD_LABEL[account], packages: packages.join(", ") },
        ...(wording && { wording }),
      },
    });
  },
  present: ({ name, account, packages, wording }) => ({
    title: `Pasangkan HP ‘${name}’`,
    amount: null,
    changes: [
      fact("Untuk", PAYMENT_METHOD_LABEL[account]),
      fact("Aplikasi bank", packages.join(", ")),
      ...(wording ? [fact("Contoh pesan bila aplikasinya belum dikenal", wording)] : []),
    ],
  }),
};

type AskedPolicy = Omit<BodyOf<typeof setNoticePolicy>, "password" | "otp">;

const changed = (label: string, before: string, after: string) =>
  before === after ? [] : [{ label, before, after }];
const decides = (automatic: boolean) => (automatic ? "menyetujui sendiri sampai batas" : "hanya mengusulkan");

export const noticePolicyKind: Kind<AskedPolicy, { before: Policy; after: Policy }> = {
  why: "Sejak disetujui, notifikasi HP memutuskan lebih banyak pembayaran tanpa petugas.",
  identity: true,
  subject: () => "notice_policy",
  prepare: async (tx, _, asked) => ({
    before: shownPolicy(await noticePolicy(tx)),
    after: shownPolicy(asked),
  }),
  async apply(tx, actor, { before, after }) {
    if (JSON.stringify(shownPolicy(await lockPolicy(tx))) !== JSON.stringify(shownPolicy(before)))
      throw conflict("stale_proposal", "Batasnya sudah berubah sejak usulan ini dibuat. Tolak usulan ini.");
    await changeLimits(tx, actor, after);
  },
  present: ({ before, after }) => ({
    title: "Batas persetujuan otomatis dinaikkan",
    amount: null,
    changes: [
      ...changed("Notifikasi", decides(before.automatic), decides(after.automatic)),
      ...changed("Per pembayaran", rupiah(before.payment_limit), rupiah(after.payment_limit)),
      ...changed("Per hari", rupiah(before.day_limit), rupiah(after.day_limit)),
      ...changed("Harus terlihat di mutasi", `${before.seen_days} hari`, `${after.seen_days} hari`),
    ],
  }),
};
