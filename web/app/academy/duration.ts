/** '2 jam 10 menit', '14 menit'. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} jam`, rest > 0 && `${rest} menit`].filter(Boolean).join(" ");
}

/** Of all materials together; 0 where nobody said how long they take. */
export const minutesOf = (materials: readonly { minutes: number | null }[]) =>
  materials.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
