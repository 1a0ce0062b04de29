import { runCommand } from "./app/command.ts";
import { examine } from "./app/doctor/examine.ts";

await runCommand(async (database) => {
  const complaints = await examine(database);
  for (const complaint of complaints) process.stdout.write(`✗ ${complaint}\n`);
  if (complaints.length === 0)
    process.stdout.write("✓ Buku besar, pembayaran, mutasi, stok, pesanan dan jumlah kampanye cocok.\n");
  process.exitCode = complaints.length === 0 ? 0 : 1;
});
