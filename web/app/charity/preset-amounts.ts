/** The amounts that a giver chooses with one tap. */
export const PRESETS = [
  25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 20_000_000,
  50_000_000,
] as const;
