import { once } from "node:events";
import { createServer } from "node:net";

/** Explains why listening failed, in one sentence. */
export function listenTrouble(error: unknown, { host, port }: { host: string; port: number }): Error {
  const code = (error as NodeJS.ErrnoException).code;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain, misalnya: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} tidak boleh dipakai pengguna ini. Pilih port di atas 1023, misalnya: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST=${host} bukan alamat komputer ini. Pakai HOST=0.0.0.0 untuk mendengarkan di semua alamat.`,
    ENOTFOUND: `HOST=${host} tidak dikenal. Pakai HOST=0.0.0.0 untuk mendengarkan di semua alamat.`,
  };
  return new Error(sentences[code ?? ""] ?? `Tidak dapat mendengarkan di ${host}:${port}: ${error}`, {
    cause: error,
  });
}

/** Checked before anything is created, so that a wrong port leaves nothing half set up. */
export async function ensurePortIsFree(place: { host: string; port: number }): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(place), "listening");
  } catch (error) {
    throw listenTrouble(error, place);
  }
  server.close();
  await once(server, "close");
}
