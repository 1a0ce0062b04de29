/** What is kept on this device itself: transfer proofs that wait, and lessons that a member chose to keep. */
export const STORES = { proofs: "bukti", courses: "kelas" } as const;
type Store = (typeof STORES)[keyof typeof STORES];

const VERSION = 2;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("barakah", VERSION);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const name of Object.values(STORES))
        if (!there.contains(name)) request.result.createObjectStore(name, { keyPath: "id" });
    };
    request.onsuccess = () => {
      // A tab of a newer version waits for no tab of this one.
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
      // Not before it is on the disk.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
