// `npm run preflight`: reports what would prevent a start, and tries out the database, storage, backups and mail server.
import { refusal, startProblems } from "./app/preflight.ts";
import { loadEnvFile } from "./platform/config/env-file.ts";

loadEnvFile();
const warn = (sentence: string) => process.stderr.write(`! ${sentence}\n`);
const note = (sentence: string) => process.stdout.write(`${sentence}\n`);
const problems = await startProblems({ thorough: true, warn, note });
if (problems.length > 0) process.stderr.write(`${refusal(problems)}\n`);
else process.stdout.write("✓ Pengaturan lengkap; jalankan dengan: npm start\n");
process.exitCode = problems.length > 0 ? 1 : 0;
