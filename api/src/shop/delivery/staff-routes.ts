import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { PromiseRefund } from "../../payments/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { existing, invalid, notFound } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { opens, type Secret, temporaryKey } from "../../platform/secrets.ts";
import { keepToStaffLimit } from "../staff-solo-limit.ts";
import { billedKilograms } from "./billed-weight.ts";
import { answerComplaint } from "./complain.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { importTariffs } from "./import-tariffs.ts";
import { drawLabels } from "./print/label.ts";
import { drawPackingList } from "./print/packing-list.ts";
import { complaintById } from "./queries/complaints.ts";
import { setWeight, unweighed } from "./queries/goods.ts";
import { complaintsListed, parcelsNamed, parcelsWaiting } from "./queries/parcels.ts";
import { allTariffs, deleteTariff, unknownRegions, writeTariff } from "./queries/tariffs.ts";

export interface DeliveryDesk {
  database: Database;
  settings: DeliveryParts["settings"];
  images: PrivateImages;
  /** Signs picture addresses. */
  pictureSecret: Secret;
}

/** The sender on labels. */
const senderIn = (delivery: Awaited<ReturnType<DeliveryParts["settings"]>>) => ({
  name: delivery.sender || delivery.office,
  phone: delivery.sender_phone,
  tolerance: delivery.tolerance_g,
});

const lockOf = (key: string) => `complaint ${key}`;

function printRoutes(app: FastifyInstance, { database, settings }: DeliveryDesk) {
  serve(app, contract.printLabels, async ({ query, reply }) => {
    reply.header("content-disposition", 'inline; filename="label.pdf"');
    return drawLabels(await parcelsNamed(database, query.orders), senderIn(await settings()));
  });

  serve(app, contract.printPackingList, async ({ query, reply }) => {
    reply.header("content-disposition", 'inline; filename="daftar-kemas.pdf"');
    const day = contract.jakartaDay(Date.now()).split("-").reverse().join("/");
    return drawPackingList(await parcelsNamed(database, query.orders), day);
  });
}

function complaintRoutes(app: FastifyInstance, { database, images, pictureSecret }: DeliveryDesk) {
  serve(app, contract.listComplaints, async ({ query }) => {
    const { rows, total } = await complaintsListed(database, query);
    const shown = rows.map(({ keys, ...complaint }) => ({
      ...complaint,
      picture_urls: keys.map(
        (key, nth) =>
          `/api/orders/complaints/${complaint.id}/${nth}/?key=${temporaryKey(pictureSecret, lockOf(key))}`,
      ),
    }));
    return { rows: shown, total };
  });

  serve(app, contract.openComplaintPicture, async ({ params, query, reply }) => {
    reply.header("cache-control", "no-store");
    const key = (await complaintById(database.kysely, params.id))?.pictures[params.nth];
    const may = key && query.key && opens(pictureSecret, lockOf(key), query.key);
    const picture = may ? await images.open(key) : undefined;
    if (!picture) throw notFound();
    return picture;
  });
}

/** Registered after the treasury, which says how a refund is promised. */
export function complaintAnswerRoutes(
  app: FastifyInstance,
  { database, promiseRefund }: { database: Database; promiseRefund: PromiseRefund },
) {
  serve(app, contract.answerComplaint, ({ actor, params, body }) =>
    answerComplaint(database, {
      ...body,
      complaintId: params.id,
      staffId: actor.memberId,
      promise: (tx, order, number) =>
        promiseRefund(tx, actor, order.payment_id, {
          amount: body.amount,
          part: number,
          reason: body.answer,
        }),
      record: async (tx, { number }) => {
        await audit(tx, actor, "complaint.answer", ["order", number], {
          after: {
            outcome: body.outcome,
            answer: body.answer,
            ...(body.items && { items: body.items.map(({ quantity }) => quantity).join(", ") }),
          },
        });
        if (body.outcome === "replace") await keepToStaffLimit(tx, actor.memberId);
      },
    }),
  );
}

export function staffDeliveryRoutes(app: FastifyInstance, desk: DeliveryDesk) {
  const { database } = desk;
  serve(app, contract.listParcels, async ({ query }) => {
    const [{ rows, total }, sender] = [
      await parcelsWaiting(database, query),
      senderIn(await desk.settings()),
    ];
    const listed = rows.map((parcel) => ({
      ...parcel,
      sender: sender.name,
      billed_kg: parcel.shipment && billedKilograms(parcel.shipment.weight_g, sender.tolerance),
    }));
    return { rows: listed, total };
  });
  printRoutes(app, desk);
  complaintRoutes(app, desk);

  serve(app, contract.listTariffs, async ({ query }) => {
    const rows = await allTariffs(database);
    const from = query.offset ?? 0;
    return { rows: rows.slice(from, from + (query.limit ?? rows.length)), total: rows.length };
  });
  serve(app, contract.setTariff, ({ actor, body }) =>
    database.transact(async (tx) => {
      if (body.region && (await unknownRegions(tx, [body.region])).length > 0)
        throw invalid({ region: ["Pilih kota atau kecamatan dari daftar."] });
      const before = await writeTariff(tx, body);
      await audit(tx, actor, "tariff.set", ["tariff", body.region ?? "semua"], { before, after: body });
    }),
  );
  serve(app, contract.removeTariff, ({ actor, body }) =>
    database.transact(async (tx) => {
      const before = existing(await deleteTariff(tx, body), "Tarif ini sudah tidak ada.");
      await audit(tx, actor, "tariff.remove", ["tariff", body.region ?? "semua"], { before });
    }),
  );
  serve(app, contract.importTariffs, ({ actor, body }) =>
    database.transact(async (tx) => {
      const rows = await importTariffs(tx, body.csv);
      await audit(tx, actor, "tariff.import", ["tariff", "semua"], { after: { added: rows } });
      return { rows };
    }),
  );

  serve(app, contract.listUnweighed, ({ query }) => unweighed(database, query));
  serve(app, contract.weighProduct, ({ actor, params, body }) =>
    database.transact(async (tx) => {
      const before = existing(await setWeight(tx, params.id, body.weight_g), "Produk tidak ditemukan.");
      await audit(tx, actor, "product.weigh", ["product", params.id], {
        before: { weight_g: before.weight_g },
        after: { weight_g: body.weight_g },
      });
      return { detail: "Beratnya dicatat." };
    }),
  );
}
