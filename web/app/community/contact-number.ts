/** '6281200000000' as people read it: '+62 812-0000-0000'. */
export function readableNumber(number: string): string {
  const digits = number.replace(/\D/g, "");
  const [, prefix, middle, rest] = /^62(\d{3})(\d{4})(\d+)$/.exec(digits) ?? [];
  return prefix ? `+62 ${prefix}-${middle}-${rest}` : `+${digits}`;
}
