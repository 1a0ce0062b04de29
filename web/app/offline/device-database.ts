/**
 * The IndexedDB database: proofs and purchases that wait, stored lessons and answers, forms with a chosen picture, and what a
 * scanner of tickets needs.
 */
export const STORES = {
  proofs: "bukti",
  courses: "kelas",
  drafts: "draf",
  lists: "daftar-tiket",
  scans: "pindaian",
  answers: "jawaban",
  purchases: "pembelian",
} as const;
type Store = (typeof STORES)[keyof typeof STORES];

const VERSION = 5;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("barakah", VERSION);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const name of Object.values(STORES))
        if (!there.contains(name)) request.result.createObjectStore(name, { keyPath: "id" });
    };
    request.onsuccess = () => {
      // Do not block a newer version in another tab.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });

export async function within<T>(
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = work(transaction.objectStore(name));
      // Resolve only when it is written.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
