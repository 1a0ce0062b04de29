import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { type Payments, paymentById } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { serveTable } from "../platform/spreadsheet/exports.ts";
import {
  cancelOrderByStaff,
  finishOrder,
  processOrder,
  type StaffDecision,
  shipOrder,
} from "./decide-order.ts";
import { returnParcel } from "./delivery/return-parcel.ts";
import { ORDERS } from "./queries/order-export.ts";
import { refuseEarlyEnd } from "./refuse-early-end.ts";
import { orderOfOthers } from "./refuse-own-order.ts";
import { staffOrder, staffOrders } from "./staff-order-queries.ts";
import { keepProofsToLimit, keepToStaffLimit } from "./staff-solo-limit.ts";
import { withoutSum, withoutSums } from "./without-sums.ts";

interface Step {
  actor: Actor;
  params: { order_number: string };
  body: { note: string };
}

export function staffOrderRoutes(
  app: FastifyInstance,
  { database, payables, online }: Pick<Payments, "database" | "payables" | "online">,
) {
  async function read(actor: Actor, number: string): Promise<contract.StaffOrder> {
    const order = existing(await staffOrder(database, number), "Pesanan tidak ditemukan.");
    return contract.mayOneOf(actor.roles, "figures") ? order : withoutSums(order);
  }

  /** Performs one step of an order, audits it, and returns the updated order. */
  async function step(
    name: "process" | "ship" | "finish" | "cancel" | "return",
    status: contract.OrderStatus,
    { actor, params, body }: Step,
    take: (decision: StaffDecision) => Promise<void>,
  ) {
    const before = await orderOfOthers(database.kysely, actor, params.order_number);
    if (name === "finish") refuseEarlyEnd(actor, before);
    await take({
      staffId: actor.memberId,
      orderNumber: params.order_number,
      note: body.note,
      record: async (tx) => {
        await audit(tx, actor, `order.${name}`, ["order", params.order_number], {
          before: { status: before.status },
          after: { status, ...(body.note && { note: body.note }) },
        });
        if (name === "finish" || name === "return") await keepToStaffLimit(tx, actor.memberId);
        if (name === "process")
          await keepProofsToLimit(tx, actor.memberId, await paymentById(tx, before.payment_id));
      },
    });
    return read(actor, params.order_number);
  }

  serve(app, contract.listStaffOrders, async ({ actor, query }) => {
    const page = await staffOrders(database, query);
    return contract.mayOneOf(actor.roles, "figures") ? page : { ...page, rows: page.rows.map(withoutSum) };
  });
  serve(app, contract.getStaffOrder, ({ actor, params }) => read(actor, params.order_number));
  serve(app, contract.processStaffOrder, (call) =>
    step("process", "processing", call, (decision) =>
      processOrder(database, payables, {
        ...decision,
        note: decision.note || "Pembayaran cocok",
        asks: !call.body.confirm,
      }),
    ),
  );
  serve(app, contract.shipStaffOrder, (call) =>
    step("ship", "shipped", call, (decision) => shipOrder(database, { ...decision, sending: call.body })),
  );
  serve(app, contract.finishStaffOrder, (call) =>
    step("finish", "finished", call, (decision) => finishOrder(database, decision)),
  );
  serve(app, contract.returnStaffOrder, (call) => {
    const { outcome, items } = call.body;
    return step("return", outcome === "refund" ? "returned" : "shipped", call, (decision) =>
      returnParcel(database, { ...decision, outcome, items }),
    );
  });
  serve(app, contract.cancelStaffOrder, (call) =>
    step("cancel", "cancelled", call, (decision) =>
      cancelOrderByStaff({ database, payables, online }, decision),
    ),
  );
  serveTable(app, database, { endpoint: contract.exportOrders, name: "pesanan", table: () => ORDERS });
}
