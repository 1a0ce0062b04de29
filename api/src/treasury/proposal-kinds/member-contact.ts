import { memberToPropose, proposeEmailIn, tellStaff } from "../../accounts/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";

interface Asked {
  member: number;
  email: string;
  reason: string;
}

function refuseOwn(memberId: number, { member }: Asked) {
  if (memberId === member)
    throw conflict("own_account", "E-mail akunmu sendiri kamu ganti di Keamanan, dengan passwordmu.");
}

/** A member lost the address and the password. Two people agree; the reader of the new address then accepts. */
export const memberContactKind = (parts: {
  publicUrl: string;
}): Kind<Asked, Asked & { username: string; before: string }> => ({
  why: "Siapa yang membaca alamat baru itu dapat mengambil alih akunnya. Telepon anggotanya sendiri, atau temui orangnya.",
  identity: true,
  subject: ({ member }) => `member_contact:${member}`,
  async prepare(tx: Tx, actor, asked) {
    refuseOwn(actor.memberId, asked);
    const { username, email } = await memberToPropose(tx, asked.member, asked.email);
    return { ...asked, username, before: email };
  },
  async apply(tx, actor, { member, email, reason, before }) {
    refuseOwn(actor.memberId, { member, email, reason });
    const { username } = await proposeEmailIn(tx, parts, member, email);
    await audit(tx, actor, "member.email", ["member", member], {
      before: { email: before },
      after: { email, reason },
    });
    const news = {
      key: `member email ${member} ${new Date().toISOString()}`,
      title: `E-mail baru untuk ${username} disetujui`,
      body: `Menjadi ${email} bila pemilik alamat itu menerimanya. Alasannya: ${reason}`,
      link: `/admin/anggota/${member}`,
    };
    await tellStaff(tx, { roles: ["administrator"], except: actor.memberId }, news, parts);
  },
  present: ({ username, before, email, reason }) => ({
    title: `E-mail baru untuk akun ${username}`,
    amount: null,
    changes: [{ label: "E-mail", before, after: email }, fact("Alasan", reason)],
  }),
});
