// `npm run keys`, `npm run keys -- rotate`, `npm run keys -- forget`: the app's own keys, whether the app runs or not.
import { runCommand } from "./app/command.ts";
import { forgetKeys, rotateKeys } from "./app/keys/rotate.ts";
import type { Database } from "./platform/database/database.ts";
import { keysIn } from "./platform/secrets.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const RESTART =
  "Mulai ulang aplikasi (semua salinannya): sampai itu, ia masih memakai kunci yang dikenalnya.";

async function list(database: Database) {
  for (const { name, renewed_at, earlier } of await keysIn(database.kysely))
    say(
      `${name}: ${renewed_at ? `diperbarui ${renewed_at}` : "belum pernah diperbarui"}, ${earlier} kunci lama masih berlaku`,
    );
  say(
    "Perintah: npm run keys -- rotate [NAMA …], lalu bila kunci lama tidak boleh berlaku lagi: npm run keys -- forget [NAMA …]",
  );
}

const [what = "list", ...names] = process.argv.slice(2);

await runCommand(async (database) => {
  if (what === "list") return list(database);
  if (what === "rotate") {
    const renewed = await rotateKeys(database, names);
    say(
      `✓ ${renewed.length} kunci diperbarui: ${renewed.join(", ")}. Yang lama masih berlaku di sampingnya.`,
    );
  } else if (what === "forget") {
    const forgotten = await forgetKeys(database, names);
    say(
      `✓ Kunci lama dilupakan: ${forgotten.join(", ") || "tidak ada"}. Alamat, tautan dan kode dari kunci itu berakhir.`,
    );
  } else
    throw new Error(
      "Perintah yang ada: npm run keys, npm run keys -- rotate [NAMA …], npm run keys -- forget [NAMA …]",
    );
  say(RESTART);
});
