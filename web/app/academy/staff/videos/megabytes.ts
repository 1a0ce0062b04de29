/** '12,5 MB': one decimal while it says something, and never nothing. */
export function megabytes(bytes: number): string {
  const amount = Math.max(0.1, bytes / 1_048_576);
  return `${amount.toLocaleString("id-ID", { maximumFractionDigits: amount < 100 ? 1 : 0 })} MB`;
}
