import { once } from "node:events";
import { connect } from "node:tls";

const LOOK_EVERY_MS = 3600_000;
const PATIENCE_MS = 5000;

/** When the certificate that visitors see ends. Not whether it is trusted: a browser says so before we do. */
async function validUntil({ hostname, port }: URL): Promise<number> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
    timeout: PATIENCE_MS,
  });
  socket.once("timeout", () => socket.destroy(new Error("no answer")));
  try {
    await once(socket, "secureConnect");
    return Date.parse(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Seconds until the certificate of the public address ends; undefined if there is none or it cannot be seen from here. */
export function watchCertificate(publicUrl: string) {
  const address = new URL(publicUrl);
  let until: number | undefined;
  let lookedAt = 0;
  return async (): Promise<number | undefined> => {
    if (address.protocol !== "https:") return undefined;
    if (Date.now() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = Date.now();
      until = await validUntil(address).catch(() => undefined);
    }
    return until === undefined ? undefined : Math.round((until - Date.now()) / 1000);
  };
}
