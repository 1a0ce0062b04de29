import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface Received {
  from: string;
  to: string[];
  user: string | undefined;
  data: string;
}

/** A mail server on this machine. It keeps what arrives, and refuses the next letter, or unknown addresses, if it is told to. */
export async function startSmtp() {
  const received: Received[] = [];
  let refuses = false;
  /** Addresses without a mailbox. */
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? "" }),
    onMailFrom(_address, _session, done) {
      const refused = refuses;
      refuses = false;
      done(refused ? Object.assign(new Error("try later"), { responseCode: 451 }) : null);
    },
    onRcptTo({ address }, _session, done) {
      done(
        unknown.has(address) ? Object.assign(new Error("5.1.1 User unknown"), { responseCode: 550 }) : null,
      );
    },
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, user: user as string | undefined, data: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    unknown,
    url: `smtp://surat:rahasia@127.0.0.1:${port}`,
    refuseNext: () => {
      refuses = true;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
