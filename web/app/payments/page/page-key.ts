/** The key that names a payment's page, out of its address. */
export const keyOf = ({ page }: { page: string }): string => page.slice(page.lastIndexOf("/") + 1);
