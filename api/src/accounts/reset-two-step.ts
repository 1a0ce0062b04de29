import { SITE_NAME } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import type { Jobs } from "../platform/jobs.ts";
import { writeLetter } from "../platform/mail/letter.ts";
import { memberById } from "./queries/members.ts";
import { addNotification } from "./queries/notifications.ts";
import { endAllSessions } from "./queries/sessions.ts";
import { tellStaff } from "./queries/tell-staff.ts";
import { deleteTwoStep, lockTwoStep } from "./queries/two-step.ts";

interface Parts {
  database: Database;
  jobs: Jobs;
  publicUrl: string;
}

const ownAccount = () =>
  conflict("own_account", "Untuk akunmu sendiri pakai kode pemulihan, atau minta administrator lain.");

/**
 * For a colleague whose phone and recovery codes are lost. Their sessions end, and every administrator is told: nobody
 * takes another's second step away unseen.
 */
export async function resetTwoStep(parts: Parts, actor: Actor, memberId: number, reason: string) {
  const { database, jobs, publicUrl } = parts;
  if (memberId === actor.memberId) throw ownAccount();
  const member = existing(await memberById(database, memberId), "Anggota tidak ditemukan.");
  await database.transact(async (tx) => {
    if (!(await lockTwoStep(tx, memberId)))
      throw conflict("two_step_off", "Verifikasi dua langkah akun ini tidak sedang aktif.");
    await deleteTwoStep(tx, memberId);
    await endAllSessions(tx, memberId);
    await audit(tx, actor, "two_step.reset", ["member", memberId], { after: { reason } });
    const news = {
      title: `Verifikasi dua langkah ${member.username} direset`,
      body: `${actor.username} meresetnya. Alasannya: ${reason}`,
      link: `/admin/anggota/${memberId}`,
    };
    const told = await tellStaff(tx, ["administrator"], memberId, news);
    await addNotification(tx, memberId, {
      title: "Verifikasi dua langkahmu direset",
      body: `${actor.username} meresetnya, dan kamu sudah keluar dari semua perangkat. Alasannya: ${reason}`,
      link: "/admin/keamanan",
    });
    const letter = writeLetter({
      subject: `${news.title} · ${SITE_NAME}`,
      paragraphs: ["Assalamualaikum,", news.body, "Semua perangkat akun itu sudah dikeluarkan."],
      ending: `Bila ini mencurigakan, periksa riwayat perubahan di ${publicUrl}/admin/riwayat dan tangguhkan akunnya.`,
    });
    for (const { email } of [...told, member]) await jobs.add(tx, "mail", { to: email, ...letter });
  });
}
