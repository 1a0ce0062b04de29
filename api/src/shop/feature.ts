import type { FastifyInstance } from "fastify";
import type { FileStore } from "../platform/files/file-store.ts";
import type { Jobs } from "../platform/jobs.ts";
import { sharedSecret } from "../platform/secrets.ts";
import { cartRoutes } from "./cart-routes.ts";
import { type CheckoutParts, checkoutRoutes } from "./checkout-routes.ts";
import { addressRoutes } from "./delivery/address-routes.ts";
import { staffDeliveryRoutes } from "./delivery/staff-routes.ts";
import { keepUpDelivery } from "./delivery/upkeep.ts";
import { downloadRoutes } from "./digital/routes.ts";
import { orderRoutes } from "./order-routes.ts";
import { orderPayable } from "./payable.ts";
import { shopPersonalData } from "./personal-data.ts";
import { shopRoutes } from "./routes.ts";
import { staffOrderRoutes } from "./staff-order-routes.ts";
import { staffProductRoutes } from "./staff-product-routes.ts";
import { staffTestimonyRoutes } from "./staff-testimony-routes.ts";
import { voucherRoutes } from "./voucher-routes.ts";
import { waitingParcels } from "./waiting-parcels.ts";
import { freeDigitalMoney } from "./when-sellers-money-is-free.ts";
import { wishRoutes } from "./wish-routes.ts";

export async function shopFeature(
  app: FastifyInstance,
  {
    jobs,
    upkeepSeconds,
    files,
    ...parts
  }: CheckoutParts & { jobs: Jobs; upkeepSeconds: number; files: FileStore },
) {
  const { database, payables } = parts.payments;
  app.personalData.push(shopPersonalData);
  app.waiting.push(waitingParcels);
  payables.register(orderPayable);
  shopRoutes(app, database);
  cartRoutes(app, database);
  voucherRoutes(app, database);
  wishRoutes(app, database);
  addressRoutes(app, database);
  checkoutRoutes(app, parts);
  orderRoutes(app, parts);
  downloadRoutes(app, { database, files });
  staffProductRoutes(app, database);
  staffOrderRoutes(app, parts.payments);
  staffTestimonyRoutes(app, database);
  const pictureSecret = await sharedSecret(database, "complaint");
  staffDeliveryRoutes(app, {
    database,
    settings: parts.delivery.settings,
    images: parts.images,
    pictureSecret,
  });
  jobs.every("delivery-upkeep", upkeepSeconds, () => keepUpDelivery(parts.delivery));
  jobs.every("digital-money", upkeepSeconds, () => freeDigitalMoney(database));
}
