import type { FastifyInstance } from "fastify";
import { queueLetter } from "../accounts/index.ts";
import type { Payments } from "../payments/index.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { EventConfig } from "./config.ts";
import { crewRoutes } from "./crew-routes.ts";
import type { DoorParts } from "./door.ts";
import { endCancelled } from "./edit-event.ts";
import { EVENT_LETTER, type EventLetter, endOverdueOffers } from "./end-registration.ts";
import { eventForms } from "./forms.ts";
import { deleteOldAnswers, eventsPersonalData } from "./queries/personal-data.ts";
import { addressOf } from "./queries/registrations.ts";
import { registrationRoutes } from "./registration-routes.ts";
import { eventRoutes } from "./routes.ts";
import { type CampaignGifts, eventSeller } from "./seller.ts";
import { staffRoutes } from "./staff-routes.ts";
import { ticketKeys } from "./ticket-keys.ts";
import { ticketRoutes } from "./ticket-routes.ts";

interface EventParts {
  config: EventConfig;
  payments: Payments;
  images: PrivateImages;
  jobs: Jobs;
  origin: string;
  /** How campaigns get their part of a payment. */
  gifts: CampaignGifts;
  openBox: DoorParts["openBox"];
}

const UPKEEP_SECONDS = 60;
const HOUR = 3600;

function writeLetters({ jobs, origin }: EventParts) {
  jobs.handle<EventLetter>(EVENT_LETTER, async ({ registration, title, body, link }, tx) => {
    const { email, member_id: memberId } = await addressOf(tx, registration);
    if (!email) return;
    await queueLetter(tx, { jobs, publicUrl: origin }, { email, memberId }, "anyone", {
      subject: title,
      paragraphs: ["Assalamualaikum,", body],
      button: { label: "Buka tiket", link: origin + link },
      ending: `Bila ada yang ingin ditanyakan, hubungi kami lewat ${origin}/hubungi-kami.`,
    });
  });
}

/** Events, registration, tickets and their check-in. */
export function eventsFeature(app: FastifyInstance, parts: EventParts) {
  const { config, payments, images, jobs, origin, gifts, openBox } = parts;
  const { database } = payments;
  const seller = eventSeller(gifts);
  const keys = ticketKeys(database);
  app.personalData.push(eventsPersonalData);
  payments.sellers.register(seller);
  eventRoutes(app, database, config);
  const fairShare = { own: config.unpaidSeats, newcomersPercent: payments.limits.newcomersPercent };
  const registering = { seller, gifts, fairShare };
  registrationRoutes(app, { payments, images, origin, registering });
  eventForms(app, { payments, images, origin, registering });
  ticketRoutes(app, { payments, keys, origin });
  crewRoutes(app, { payments, registering, openBox, keys });
  staffRoutes(app, { payments, registering, origin });
  writeLetters(parts);
  jobs.every("event-answers", HOUR, () => deleteOldAnswers(database, config.answersDays));
  jobs.every("event-upkeep", UPKEEP_SECONDS, async () => {
    await endOverdueOffers(database);
    await endCancelled(payments);
  });
}
