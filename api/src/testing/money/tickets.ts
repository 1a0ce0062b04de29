import { randomUUID } from "node:crypto";
import type { TicketDeed } from "./events.ts";
import { asTreasurer, noted, type World } from "./world.ts";

/** A buyer or the staff cancel a registration, one that expired is revived, a ticket moves to another event, or the crew sell at the door for cash. */
export async function playTickets(world: World, who: number, nth: number, deed: TicketDeed) {
  const { api, buyers, event } = world;
  if (deed === "sell at the door") {
    const sale = {
      ...{ sale_id: randomUUID(), amount: event.price },
      tickets: [{ type: event.type, name: "Pak Darmo" }],
    };
    const sold = buyers[0]?.call("POST", `/api/events/${event.slug}/door/`, sale);
    return sold && noted(world, sold as Promise<{ status: number; body: unknown }>);
  }
  const { rows } = await api.database.pool.query<{
    code: string;
    page_key: string;
    member_id: number | null;
    at: number;
    ticket: number;
  }>(
    `select code, page_key, member_id, event_id as at, (select max(id) from ticket where registration_id = r.id) as ticket
     from registration r order by id`,
  );
  const one = rows[nth % Math.max(rows.length, 1)];
  if (!one) return;
  if (deed === "cancel") {
    const buyer = buyers.find(({ id }) => id === one.member_id);
    const cancelled = buyer?.call("POST", `/api/tickets/${one.page_key}/cancel/`, {});
    return cancelled && noted(world, cancelled as Promise<{ status: number; body: unknown }>);
  }
  if (deed === "move") {
    const type = one.at === event.id ? event.elsewhere : event.type;
    return asTreasurer(world, who, `events/${one.at}/registrations/${one.code}/move`, {
      ticket: one.ticket,
      type,
    });
  }
  const act = deed === "revive" ? "revive" : "cancel";
  const path = `events/${one.at}/registrations/${one.code}/${act}`;
  return asTreasurer(world, who, path, { reason: "diminta pesertanya" });
}
