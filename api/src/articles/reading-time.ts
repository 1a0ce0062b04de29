const WORDS_A_MINUTE = 200;

export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(" ").length / WORDS_A_MINUTE));
