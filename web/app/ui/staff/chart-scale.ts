export const HEIGHT = 260;
/** Room for '187,5 jt'. */
export const LEFT = 64;
export const RIGHT = 12;
export const TOP = 12;
export const BOTTOM = 30;
export const LINES = 4;

/** The next round number: 1, 2, 2.5 or 5 times a power of ten. */
export function ceilingOf(most: number): number {
  if (most <= 0) return LINES;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** The coordinates of values in a chart of this width. */
export function scaleOf(count: number, top: number, width: number) {
  const step = (width - LEFT - RIGHT) / Math.max(count - 1, 1);
  return {
    x: (at: number) => LEFT + at * step,
    y: (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM),
    nearest: (place: number) => Math.min(Math.max(Math.round((place - LEFT) / step), 0), count - 1),
  };
}
