import { cyclesIn, graphOf, siblingsOf } from "./cycles.ts";
import { misplacedEndpoints, strangersInFrame } from "./endpoint-features.ts";
import { BEHIND_DOORS, FREE, ONLY_IN, OPEN_ROOMS, PACKAGES, ROOMS } from "./rules.ts";
import { importsOf, type Source } from "./sources.ts";

const LONGEST_FIRST = Object.keys(ROOMS).sort((a, b) => b.length - a.length);

const roomOf = (path: string) => LONGEST_FIRST.find((room) => path.startsWith(`${room}/`));

function standsOn(room: string, below: string): boolean {
  return (ROOMS[room] ?? []).some((next) => next === below || standsOn(next, below));
}

function breachOf(from: string, to: string): string | undefined {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (!room || room === other) return undefined;
  if (!other || FREE.test(to)) return `${from} → ${to}: only tests may import this`;
  if (!standsOn(room, other)) return `${from} → ${to}: ${room} does not stand on ${other}`;
  // A feature's staff pages use the feature's own files directly.
  if (room.startsWith(`${other}/`)) return undefined;
  if (OPEN_ROOMS.includes(other) || BEHIND_DOORS.includes(room) || to === `${other}/index.ts`)
    return undefined;
  return `${from} → ${to}: ${other} is entered only by its index.ts`;
}

function strangersIn(source: Source): string[] {
  const allowed = PACKAGES[roomOf(source.path) ?? ""];
  const strangers = importsOf(source).packages.filter((name) => allowed && !allowed.includes(name));
  return strangers.map((name) => `${source.path} → ${name}: this room imports only ${allowed?.join(", ")}`);
}

const misplacedIn = ({ path, text }: Source) =>
  ONLY_IN.filter(
    ({ below, allowed, signs }) => below.test(path) && !allowed.test(path) && signs.test(text),
  ).map(({ what }) => `${path}: ${what}`);

const edgesOf = (sources: readonly Source[]) =>
  sources.flatMap((source) =>
    importsOf(source).files.map((to): readonly [string, string] => [source.path, to]),
  );

/** All violations, one line each. */
export function breachesIn(sources: readonly Source[]): string[] {
  const bound = sources.filter(({ path }) => !FREE.test(path));
  const edges = edgesOf(bound);
  const folders = edges.map(([from, to]) => siblingsOf(from, to)).filter((pair) => pair !== undefined);
  return [
    ...edges.map(([from, to]) => breachOf(from, to)).filter((breach) => breach !== undefined),
    ...bound.flatMap(strangersIn),
    ...bound.flatMap(misplacedIn),
    ...misplacedEndpoints(sources),
    ...strangersInFrame(sources),
    ...cyclesIn(graphOf(edgesOf(sources))).map((way) => `Files in a circle: ${way.join(" → ")}`),
    ...cyclesIn(graphOf(folders)).map((way) => `Folders in a circle: ${way.join(" → ")}`),
  ];
}
