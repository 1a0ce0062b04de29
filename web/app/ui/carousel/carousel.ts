export const ADVANCE_MS = 5000;
const SWIPE_PX = 40;

export function nextSlide(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

export function previousSlide(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}

/** The slide that a horizontal movement of the finger leads to; a short or mostly vertical one changes nothing. */
export function slideAfterSwipe(index: number, count: number, dx: number, dy: number): number {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy)) return index;
  return dx < 0 ? nextSlide(index, count) : previousSlide(index, count);
}
