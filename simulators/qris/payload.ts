/** What a payer's bank reads from a code. */
export interface Bill {
  name: string;
  nmid: string;
  amount: number;
}

/** CRC-16/CCITT-FALSE, computed independently: a bank does not trust the printer of the code. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (const letter of Buffer.from(text)) {
    sum ^= letter << 8;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at + 4 <= text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    if (!Number.isInteger(length)) break;
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** The payee and amount, or why a bank refuses the code. */
export function billOf(payload: string): Bill | string {
  const text = payload.trim();
  if (text.slice(-8, -4) !== "6304" || checksum(text.slice(0, -4)) !== text.slice(-4))
    return "Kode rusak: angka pemeriksanya tidak cocok.";
  const fields = fieldsOf(text);
  const amount = Number(fields.get("54"));
  if (!(amount > 0)) return "Kode ini tidak memuat nominal.";
  return { name: fields.get("59") ?? "", nmid: fieldsOf(fields.get("51") ?? "").get("02") ?? "", amount };
}
