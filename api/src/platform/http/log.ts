import pino from "pino";
import { terminalLine } from "./terminal-line.ts";

/** Readable lines on a terminal, JSON everywhere else. */
export function createLog(level: string, output: NodeJS.WriteStream = process.stdout): pino.Logger {
  if (!output.isTTY) return pino({ level });
  return pino({ level }, { write: (line: string) => void output.write(terminalLine(line)) });
}
