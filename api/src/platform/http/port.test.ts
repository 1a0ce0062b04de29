import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { ensurePortIsFree } from "./port.ts";

it("says what to do when the port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(ensurePortIsFree({ host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain, misalnya: PORT=${port + 1} npm start`,
  );
  other.close();
  await once(other, "close");
  await ensurePortIsFree({ host: "127.0.0.1", port });
  await ensurePortIsFree({ host: "127.0.0.1", port });
});

it("says that the address does not belong to this machine", async () => {
  await expect(ensurePortIsFree({ host: "192.0.2.1", port: 0 })).rejects.toThrow(
    "HOST=192.0.2.1 bukan alamat",
  );
});
