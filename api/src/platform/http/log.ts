import pino from "pino";

interface Entry {
  level: number;
  time: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
}

const LEVELS: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info ",
  40: "WARN ",
  50: "ERROR",
  60: "FATAL",
};
/** Constant on every line, or printed elsewhere. */
const NOT_FIELDS = new Set(["level", "time", "pid", "hostname", "msg", "err", "reqId"]);

const clock = (time: number) => new Date(time).toTimeString().slice(0, 8);
const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** One log entry as a readable line. Control characters are removed: a request could otherwise move the cursor. */
export function terminalLine(json: string): string {
  const entry = JSON.parse(json) as Entry;
  const fields = Object.entries(entry)
    .filter(([name]) => !NOT_FIELDS.has(name))
    .map(([name, value]) => `${name}=${shown(value)}`);
  const line = [clock(entry.time), LEVELS[entry.level] ?? entry.level, entry.msg ?? "", ...fields].join(" ");
  const stack = entry.err?.stack ?? entry.err?.message;
  return `${printable(line)}\n${stack ? `${stack.split("\n").map(printable).join("\n")}\n` : ""}`;
}

const printable = (text: string) => text.replace(/\p{Cc}/gu, " ").trimEnd();

/** Readable lines on a terminal, JSON everywhere else. */
export function createLog(level: string, output: NodeJS.WriteStream = process.stdout): pino.Logger {
  if (!output.isTTY) return pino({ level });
  return pino({ level }, { write: (line: string) => void output.write(terminalLine(line)) });
}
