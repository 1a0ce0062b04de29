/** Pages that the service worker never stores on the phone. `public/sw.js` has the same pattern: it cannot import this file. */
export const NEVER_COPIED = /^\/(?:admin|pembayaran|surat|cek-donasi|notifikasi\/pilihan)(?:\/|$)/;
