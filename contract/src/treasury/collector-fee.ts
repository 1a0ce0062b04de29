/** The most that a collector keeps of so many payments. Single rupiah are rounded up. */
export const feeMost = (
  { rate_bp, fixed }: { rate_bp: number; fixed: number },
  gross: number,
  count: number,
) => Math.ceil((gross * rate_bp) / 10_000) + fixed * count;
