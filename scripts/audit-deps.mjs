// `npm run audit:deps`: checks the lock file against the advisories of the configured npm registry. Exit code 0:
// none; 1: some; 2: the registry could not be reached.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const LOCK = resolve(import.meta.dirname, "../package-lock.json");
const PATIENCE_MS = 20_000;

/** All versions of all third-party packages. */
export function packagesIn(lock) {
  const versions = {};
  for (const [place, { version, link }] of Object.entries(lock.packages)) {
    const name = place.split("node_modules/").at(-1);
    if (!place.includes("node_modules/") || link || !version) continue;
    versions[name] = [...new Set([...(versions[name] ?? []), version])];
  }
  return versions;
}

async function advisoriesOf(registry, versions) {
  const answer = await fetch(new URL("/-/npm/v1/security/advisories/bulk", registry), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(versions),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return answer.json();
}

const reason = (error) => error.cause?.code ?? error.message;

/** The output and exit code. */
export async function audit(lock, registry) {
  const versions = packagesIn(lock);
  const count = Object.keys(versions).length;
  try {
    const advisories = await advisoriesOf(registry, versions);
    const lines = Object.entries(advisories).flatMap(([name, found]) =>
      found.map(
        ({ severity, title, vulnerable_versions: bad, url = "" }) =>
          `${severity}: ${name} ${versions[name]} (${bad}): ${title} ${url}`,
      ),
    );
    if (lines.length > 0) return { lines, code: 1 };
    return { lines: [`${count} packages, no known advisory.`], code: 0 };
  } catch (error) {
    const lines = [
      `The registry's advisories could not be read (${reason(error)}): ${count} packages NOT CHECKED.`,
    ];
    return { lines, code: 2 };
  }
}

function settledRegistry() {
  if (process.env.npm_config_registry) return process.env.npm_config_registry;
  return execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(await readFile(LOCK, "utf8"));
  const { lines, code } = await audit(lock, settledRegistry());
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = code;
}
