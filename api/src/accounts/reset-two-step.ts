import { tell, tellByMail } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { memberById } from "./queries/members.ts";
import { endAllSessions } from "./queries/sessions.ts";
import { tellStaff } from "./queries/tell-staff.ts";
import { deleteTwoStep, lockTwoStep } from "./queries/two-step.ts";

interface Parts {
  database: Database;
  publicUrl: string;
}

const ownAccount = () =>
  conflict("own_account", "Untuk akunmu sendiri pakai kode pemulihan, atau minta administrator lain.");

/** For staff who lost their phone and recovery codes. Ends their sessions and tells every administrator. */
export async function resetTwoStep(parts: Parts, actor: Actor, memberId: number, reason: string) {
  const { database } = parts;
  if (memberId === actor.memberId) throw ownAccount();
  const member = existing(await memberById(database, memberId), "Anggota tidak ditemukan.");
  await database.transact(async (tx) => {
    if (!(await lockTwoStep(tx, memberId)))
      throw conflict("two_step_off", "Verifikasi dua langkah akun ini tidak sedang aktif.");
    await deleteTwoStep(tx, memberId);
    await endAllSessions(tx, memberId);
    await audit(tx, actor, "two_step.reset", ["member", memberId], { after: { reason } });
    const news = {
      key: `two-step ${memberId} ${new Date().toISOString()}`,
      title: `Verifikasi dua langkah ${member.username} direset`,
      body: `${actor.username} meresetnya. Alasannya: ${reason}`,
      link: `/admin/anggota/${memberId}`,
      letter: {
        cause: "anyone" as const,
        more: ["Semua perangkat akun itu sudah dikeluarkan."],
        ending: `Bila ini mencurigakan, periksa riwayat perubahan di ${parts.publicUrl}/admin/riwayat dan tangguhkan akunnya.`,
      },
    };
    await tellStaff(tx, { roles: ["administrator"], except: memberId }, news, parts);
    await tell(tx, {
      ...{ topic: "account", waited: true, key: news.key, to: { memberId } },
      title: "Verifikasi dua langkahmu direset",
      body: `${actor.username} meresetnya, dan kamu sudah keluar dari semua perangkat. Alasannya: ${reason}`,
      link: "/admin/keamanan",
    });
    await tellByMail(tx, parts, { ...news, topic: "account", waited: true, to: { memberId } });
  });
}
