import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import type { Jobs } from "../platform/jobs.ts";
import { endCancelled } from "./cancel-event.ts";
import type { EventConfig } from "./config.ts";
import { crewRoutes } from "./crew-routes.ts";
import type { DoorParts } from "./door-sale.ts";
import { endOverdueOffers, endRemovedWaits } from "./end-waits.ts";
import { eventForms } from "./forms.ts";
import { passOnHeldSeats } from "./limit-free-seats.ts";
import { type Noticing, tellWaiting } from "./notices.ts";
import { deleteOldAnswers } from "./old-answers-queries.ts";
import { type CampaignGifts, eventPayable } from "./payable.ts";
import { eventsPersonalData } from "./personal-data.ts";
import { plainCheckIn } from "./plain-check-in.ts";
import { registrationRoutes } from "./registration-routes.ts";
import { eventRoutes } from "./routes.ts";
import { staffRoutes } from "./staff-routes.ts";
import { ticketKeys } from "./ticket-keys.ts";
import { ticketRoutes } from "./ticket-routes.ts";
import { waitingTickets } from "./waiting-tickets.ts";

interface EventParts {
  config: EventConfig;
  payments: Payments;
  images: PrivateImages;
  jobs: Jobs;
  origin: string;
  gifts: CampaignGifts;
  openBox: DoorParts["openBox"];
  tellEverywhere: Noticing["tellEverywhere"];
  /** Whether WhatsApp's official service is on. */
  whatsapp: boolean;
}

const UPKEEP_SECONDS = 60;
const HOUR = 3600;

export function eventsFeature(app: FastifyInstance, parts: EventParts) {
  const { config, payments, images, jobs, origin, gifts, openBox, tellEverywhere, whatsapp } = parts;
  const { database } = payments;
  const noticing = { database, tellEverywhere, whatsapp };
  const payable = eventPayable(gifts);
  const keys = ticketKeys(database);
  app.personalData.push(eventsPersonalData);
  app.waiting.push(waitingTickets);
  payments.payables.register(payable);
  eventRoutes(app, database, config);
  const fairShare = { own: config.unpaidSeats, newcomersPercent: payments.limits.newcomersPercent };
  const freeSeats = { few: config.freeSeats, known: config.unpaidSeats };
  const registering = { payable, gifts, fairShare, freeSeats };
  registrationRoutes(app, { payments, images, origin, registering });
  eventForms(app, { payments, images, origin, registering });
  ticketRoutes(app, { payments, keys, origin, freeSeats });
  crewRoutes(app, { payments, registering, openBox, keys });
  plainCheckIn(app, { database, origin });
  staffRoutes(app, { payments, images, registering, origin, noticing });
  jobs.every("event-answers", HOUR, () => deleteOldAnswers(database, config.answersDays));
  jobs.every("event-upkeep", UPKEEP_SECONDS, async () => {
    await endOverdueOffers(database);
    await endRemovedWaits(database);
    await passOnHeldSeats(database);
    await endCancelled(payments);
    await tellWaiting(noticing);
  });
}
