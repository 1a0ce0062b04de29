/** Apps in which strangers write what they like. A notice of theirs would let anybody mint a payment. */
const CHATS =
  /(?:whatsapp|telegram|messag|\bmms\b|\bsms\b|chat|signal|thoughtcrime|discord|facebook|instagram|twitter|tiktok|viber|wechat|tencent|naver\.line|linecorp|slack|teams|gmail|\.email$|android\.gm$|outlook)/i;
const NAME = /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+$/i;

/** Why notices of an app are not taken; nothing where they are. */
export function packageProblem(name: string): string | undefined {
  if (!NAME.test(name)) return "Isi nama paket aplikasi bank, misalnya id.bankcontoh.mobile.";
  if (CHATS.test(name)) return "Aplikasi pesan tidak pernah diterima: siapa saja bisa menulis di sana.";
  return undefined;
}
