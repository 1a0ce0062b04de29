import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const written = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Writes .cache/bin/chromium, which starts an unpacked Chromium with its libraries and fonts. */
export function writeLauncher(project, { program, libraries, fonts }) {
  const settings = join(project, ".cache/chromium/fontconfig");
  mkdirSync(settings, { recursive: true });
  const folders = fonts.map((folder) => `<dir>${written(folder)}</dir>`).join("");
  writeFileSync(
    join(settings, "fonts.conf"),
    `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${written(join(settings, "cache"))}</cachedir></fontconfig>\n`,
  );
  const launcher = join(project, ".cache/bin/chromium");
  mkdirSync(join(project, ".cache/bin"), { recursive: true });
  writeFileSync(
    launcher,
    `#!/bin/sh
LD_LIBRARY_PATH=${quoted(libraries.join(":"))}
FONTCONFIG_PATH=${quoted(settings)}
export LD_LIBRARY_PATH FONTCONFIG_PATH
exec ${quoted(program)} "$@"
`,
  );
  chmodSync(launcher, 0o755);
}
