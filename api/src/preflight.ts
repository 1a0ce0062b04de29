// For whoever is about to start it: `npm run preflight` tells what would keep it from starting, and starts nothing.
import { refusal, startProblems } from "./app/preflight.ts";
import { loadEnvFile } from "./platform/config/env-file.ts";

loadEnvFile();
const problems = await startProblems({ thorough: true });
if (problems.length > 0) process.stderr.write(`${refusal(problems)}\n`);
else process.stdout.write("✓ Pengaturan lengkap; jalankan dengan: npm start\n");
process.exitCode = problems.length > 0 ? 1 : 0;
