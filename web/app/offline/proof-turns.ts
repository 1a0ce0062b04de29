const nameOf = (id: string) => `kirim-bukti:${id}`;

/** Nobody else sends this proof meanwhile, in whichever tab. Browsers lend their locks only over a secure connection. */
export async function inTurnOf<T>(id: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(nameOf(id), work) : work();
}

/** Nothing where somebody else is sending it. */
export async function unlessInTurn<T>(id: string, work: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return work();
  return navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
