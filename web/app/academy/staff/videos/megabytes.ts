/** '12,5 MB'. One decimal below 100 MB, and at least 0,1 MB. */
export function megabytes(bytes: number): string {
  const amount = Math.max(0.1, bytes / 1_048_576);
  return `${amount.toLocaleString("id-ID", { maximumFractionDigits: amount < 100 ? 1 : 0 })} MB`;
}
