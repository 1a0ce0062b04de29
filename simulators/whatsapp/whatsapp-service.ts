import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Posts a signed report to the app; answers with its status. */
type Report = (headers: Record<string, string>, body: string) => Promise<number>;

interface Template {
  to: string;
  biz_opaque_callback_data?: string;
  template: { name: string; components: { type: string; parameters: { text: string }[] }[] };
}

export interface Received {
  to: string;
  template: string;
  /** The parameters of its text, then those of its button. */
  parameters: string[];
  data: string | undefined;
}

/** How the next calls go wrong: a status, or `lost`: taken, but its answer never arrives. */
type Fault = number | "lost";

async function jsonOf(request: IncomingMessage): Promise<Template> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const ERRORS: Record<number, number> = { 401: 190, 429: 130429, 500: 131000 };

/** WhatsApp's Cloud API on this machine: takes templates, reports what became of them, and passes on what people answer. */
export async function startWhatsApp(report: Report, keep: (one: Received) => void = () => {}) {
  const account = {
    token: `simulator-${randomBytes(12).toString("hex")}`,
    phoneId: "100200300400500",
    appSecret: randomBytes(16).toString("hex"),
    verifyToken: "simulator",
    price: 600,
    monthlyMost: 500_000,
    timeoutMilliseconds: 10_000,
  };
  const received: Received[] = [];
  let fault: Fault | undefined;
  let dead = false;
  const send = (value: object) => {
    const body = JSON.stringify({
      object: "whatsapp_business_account",
      entry: [
        { id: "1", changes: [{ field: "messages", value: { messaging_product: "whatsapp", ...value } }] },
      ],
    });
    const seal = createHmac("sha256", account.appSecret).update(body).digest("hex");
    return report({ "content-type": "application/json", "x-hub-signature-256": `sha256=${seal}` }, body);
  };
  const tell = ({ to, data }: Pick<Received, "to" | "data">, status: string, code?: number) =>
    send({
      statuses: [
        {
          ...{
            id: "wamid.simulator",
            status,
            timestamp: "1",
            recipient_id: to,
            biz_opaque_callback_data: data,
          },
          ...(code !== undefined && { errors: [{ code, title: "Message undeliverable" }] }),
        },
      ],
    });
  const server = createServer(async (request, reply) => {
    const end = (status: number, body: object) =>
      reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const refuse = (status: number) =>
      end(status, { error: { message: "refused", code: ERRORS[status] ?? 100 } });
    if (dead) return request.socket.destroy();
    const body = await jsonOf(request);
    if (typeof fault === "number") return refuse(fault);
    if (request.headers.authorization !== `Bearer ${account.token}`) return refuse(401);
    if (request.url !== `/${account.phoneId}/messages` || !/^[1-9]\d{7,14}$/.test(body.to))
      return refuse(400);
    const parameters = body.template.components.flatMap((part) => part.parameters.map(({ text }) => text));
    // As the service does: a parameter without text, or with a line break, is refused.
    if (parameters.some((text) => text === "" || /[\n\t]| {5}/.test(text))) return refuse(400);
    const one = {
      to: body.to,
      template: body.template.name,
      parameters,
      data: body.biz_opaque_callback_data,
    };
    received.push(one);
    keep(one);
    if (fault === "lost") request.socket.destroy();
    else end(200, { messaging_product: "whatsapp", messages: [{ id: "wamid.simulator" }] });
    // The app may have stopped meanwhile.
    return tell(one, "sent")
      .then(() => tell(one, "delivered"))
      .catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    account: { ...account, baseUrl: `http://127.0.0.1:${port}` },
    received,
    failWith: (how: Fault | undefined) => {
      fault = how;
    },
    /** Nobody takes a call. */
    hangUp: (is: boolean) => {
      dead = is;
    },
    /** What became of a message, as the service would report it. */
    tell,
    /** Somebody answers. */
    answer: (from: string, body: string) =>
      send({ messages: [{ from, id: "1", type: "text", text: { body } }] }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
