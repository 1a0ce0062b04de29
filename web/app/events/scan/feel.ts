import type { Verdict } from "./judge-ticket.ts";

/** One high tone lets in, two middle ones ask a person, a long low one refuses. */
const FEEL: Record<string, { tone: number; seconds: number; times: number; shake: number[] }> = {
  valid: { tone: 1320, seconds: 0.12, times: 1, shake: [80] },
  ask: { tone: 660, seconds: 0.14, times: 2, shake: [120, 80, 120] },
  no: { tone: 220, seconds: 0.5, times: 1, shake: [400] },
};
const ASK = new Set<Verdict["is"]>(["again", "outside", "unpaid", "unlisted"]);

let audio: AudioContext | undefined;

/** Sound and vibration beside colour and word, for a loud or a dark hall. */
export function feel(is: Verdict["is"]): void {
  const how = FEEL[is === "valid" ? "valid" : ASK.has(is) ? "ask" : "no"];
  if (!how) return;
  navigator.vibrate?.(how.shake);
  try {
    audio ??= new AudioContext();
    for (let turn = 0; turn < how.times; turn += 1) {
      const begin = audio.currentTime + turn * how.seconds * 1.6;
      const tone = audio.createOscillator();
      tone.frequency.value = how.tone;
      tone.connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + how.seconds);
    }
  } catch {
    // No sound: colour, word and vibration remain.
  }
}
