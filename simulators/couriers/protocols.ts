import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { simulatedRates, simulatedTrack } from "./couriers.ts";

/** The current fault of the provider. */
export type CourierFault = "none" | "down" | "slow" | "garbage" | "empty" | "zero" | "negative" | "absurd";

export interface RunningCourier {
  url: string;
  fault: CourierFault;
  /** Number of rate requests. */
  asked: number;
  now: Date;
  close(): Promise<void>;
}

/** Longer than any client waits; ends with the server. */
const SLOW_MILLISECONDS = 60_000;
const PRICES = { zero: 0, negative: -9000, absurd: 900_000_000 } as const;

/** Provider ids differ from our codes, to detect code that mixes them up. */
const idOf = (code: string) => Number(`7${code}`);
const codeOf = (id: unknown) => String(id).slice(1);

/** Sets the current fault. */
const FAULT_PATH = "/fault";

type Faulty = { fault: CourierFault };
const priced = ({ fault }: Faulty, price: number) => PRICES[fault as keyof typeof PRICES] ?? price;

interface District {
  code: string;
  district: string;
  city: string;
  province: string;
}

/** Behaves as a server that is down, slow or returns garbage. */
function failing(app: FastifyInstance, running: RunningCourier) {
  app.addHook("onRequest", async (request, reply) => {
    if (request.url === FAULT_PATH) return;
    if (running.fault === "down") request.raw.destroy();
    if (running.fault === "slow") await new Promise((over) => setTimeout(over, SLOW_MILLISECONDS).unref());
    if (running.fault === "garbage") return reply.type("text/html").send("<h1>Selamat datang di nginx!</h1>");
  });
}

function rajaOngkir(app: FastifyInstance, running: RunningCourier, districts: District[]) {
  const meta = { message: "Success", code: 200, status: "success" };
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get<{ Querystring: { search: string } }>(
    "/api/v1/destination/domestic-destination",
    async ({ query }) => ({
      meta,
      data: districts
        .filter(({ district }) => district.toLowerCase().includes(query.search.toLowerCase()))
        .map(({ code, district, city, province }) => ({
          id: idOf(code),
          label: `${district}, ${city}, ${province}`.toUpperCase(),
          province_name: province.toUpperCase(),
          city_name: city.replace(/^(Kabupaten|Kota) /, "").toUpperCase(),
          district_name: district.toUpperCase(),
          subdistrict_name: "-",
          zip_code: "00000",
        })),
    }),
  );
  app.post<{ Body: Record<string, string> }>("/api/v1/calculate/domestic-cost", async ({ body }) => {
    running.asked += 1;
    const rates = simulatedRates(codeOf(body.origin), codeOf(body.destination), Number(body.weight));
    const data = rates.map(({ courier, service, price, daysMin, daysMax }) => ({
      name: courier,
      code: courier.toLowerCase(),
      service,
      description: service,
      cost: priced(running, price),
      etd: `${daysMin}-${daysMax} day`,
    }));
    return { meta, data: running.fault === "empty" ? [] : data };
  });
  app.post<{ Querystring: { awb: string } }>("/api/v1/track/waybill", async ({ query }) => ({
    meta,
    data: {
      manifest: simulatedTrack(query.awb, running.now).map(({ at, text }) => ({
        manifest_code: "1",
        manifest_description: text,
        manifest_date: inJakarta(at).slice(0, 10),
        manifest_time: inJakarta(at).slice(11, 16),
        city_name: "",
      })),
    },
  }));
}

const inJakarta = (at: string) => new Date(Date.parse(at) + 7 * 3600_000).toISOString();

function biteship(app: FastifyInstance, running: RunningCourier, districts: District[]) {
  app.get<{ Querystring: { input: string } }>("/v1/maps/areas", async ({ query }) => ({
    success: true,
    areas: districts
      .filter(({ district }) => query.input.toLowerCase().startsWith(district.toLowerCase()))
      .map(({ code, district, city, province }) => ({
        id: `IDNP${code}`,
        name: `${district}, ${city}, ${province}`,
        administrative_division_level_1_name: province,
        administrative_division_level_2_name: city.replace(/^(Kabupaten|Kota) /, ""),
        administrative_division_level_3_name: district,
      })),
  }));
  type Rates = { origin_area_id: string; destination_area_id: string; items: { weight: number }[] };
  app.post<{ Body: Rates }>("/v1/rates/couriers", async ({ body }) => {
    running.asked += 1;
    const [from, to] = [body.origin_area_id.slice(4), body.destination_area_id.slice(4)];
    const pricing = simulatedRates(from, to, body.items[0]?.weight ?? 0).map((rate) => ({
      courier_name: rate.courier,
      courier_code: rate.courier.toLowerCase(),
      courier_service_name: rate.service,
      price: priced(running, rate.price),
      shipment_duration_range: `${rate.daysMin} - ${rate.daysMax}`,
      shipment_duration_unit: "days",
    }));
    return { success: true, pricing: running.fault === "empty" ? [] : pricing };
  });
  app.get<{ Params: { awb: string } }>("/v1/trackings/:awb/couriers/:courier", async ({ params }) => ({
    success: true,
    history: simulatedTrack(params.awb, running.now).map(({ at, text, state }) => ({
      note: text,
      status: state === "delivered" ? "delivered" : "picked",
      updated_at: at,
    })),
  }));
}

/** A provider that speaks both protocols, on a free local port. It knows the given districts. */
export async function startCourier(districts: District[]): Promise<RunningCourier> {
  const app = Fastify({ forceCloseConnections: true });
  const running: RunningCourier = {
    url: "",
    fault: "none",
    asked: 0,
    now: new Date(),
    close: () => app.close(),
  };
  failing(app, running);
  app.post<{ Body: { fault: CourierFault } }>(FAULT_PATH, async ({ body }) => {
    running.fault = body.fault;
    return {};
  });
  rajaOngkir(app, running, districts);
  biteship(app, running, districts);
  await app.listen({ host: "127.0.0.1", port: 0 });
  running.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return running;
}
