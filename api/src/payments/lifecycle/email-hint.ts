/** 'ri•••@contoh.id': recognisable to its owner only. */
export function emailHint(address: string): string {
  const [name = "", host] = address.split("@");
  return host ? `${name.slice(0, 2)}•••@${host}` : "";
}
