// Development: the API restarts and the pages reload when sources change.
import { spawn } from "node:child_process";
import { resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");
const apiPort = Number(process.env.API_PORT ?? 3001);
const webPort = Number(process.env.PORT ?? 3000);
const shared = { stdio: "inherit", cwd: project };

const api = spawn(
  process.execPath,
  ["--watch-path=api/src", "--watch-path=contract/src", "api/src/main.ts"],
  {
    ...shared,
    env: {
      LOG_LEVEL: "info",
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: `http://localhost:${webPort}`,
      WEB: "off",
    },
  },
);
const web = spawn("react-router", ["dev", "--port", String(webPort)], {
  ...shared,
  cwd: resolve(project, "web"),
  env: { ...process.env, API_URL: `http://127.0.0.1:${apiPort}` },
});

const children = [api, web];

function stopAll(signal) {
  for (const child of children) child.kill(signal);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopAll(signal));
for (const child of children) {
  child.on("exit", (code) => {
    stopAll("SIGTERM");
    process.exitCode ||= code ?? 0;
  });
}
