// `npm run user -- reset-password admin`, `npm run user -- make-administrator siti`.
import { runCommand } from "./app/command.ts";
import { USER_COMMANDS } from "./app/user-commands.ts";

const [name = "", ...args] = process.argv.slice(2);
const command = USER_COMMANDS.find((one) => one.name === name);

if (!command || args.length !== command.wants.length) {
  const lines = USER_COMMANDS.map(
    ({ name, wants, does }) => `  npm run user -- ${[name, ...wants].join(" ")}\n      ${does}\n`,
  );
  process.stderr.write(`Perintah yang ada:\n${lines.join("")}`);
  process.exitCode = 1;
} else {
  await runCommand(async (database, config) => {
    process.stdout.write(`${await command.run({ database, config }, args)}\n`);
  });
}
