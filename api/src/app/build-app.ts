import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { academyFeature } from "../academy/index.ts";
import { accountsFeature, createPasswords, memberContactRoutes, type Passwords } from "../accounts/index.ts";
import { articlesFeature } from "../articles/index.ts";
import { backofficeFeature } from "../backoffice/index.ts";
import { certificateRoutes } from "../certificates/index.ts";
import { charityFeature, eventGifts } from "../charity/index.ts";
import { communityFeature, exampleContacts, readLogo, readSettings } from "../community/index.ts";
import { eventsFeature } from "../events/index.ts";
import { ledgerFeature } from "../ledger/index.ts";
import { messagesFeature } from "../messages/index.ts";
import { countRequests, operationsFeature, provenBackup } from "../operations/index.ts";
import { type Payments, paymentMode, paymentsFeature } from "../payments/index.ts";
import { backUpDaily } from "../platform/backup/take-backup.ts";
import { createAnswerCache } from "../platform/cache/answer-cache.ts";
import type { ContentChanges } from "../platform/cache/content-changes.ts";
import { rememberAuthor } from "../platform/cache/fresh-for-author.ts";
import { pictureRoutes } from "../platform/catalogue/picture-routes.ts";
import { publishWhenDue } from "../platform/catalogue/publish-item.ts";
import type { Database } from "../platform/database/database.ts";
import { forbidden, notFound } from "../platform/errors.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { openFiles } from "../platform/files/open-files.ts";
import { makeSizesInBackground } from "../platform/files/picture-store.ts";
import { privateImages } from "../platform/files/private-images.ts";
import { trimHourly } from "../platform/files/trim-cache.ts";
import { allowOrigins } from "../platform/http/cors.ts";
import { guardAgainstForgery } from "../platform/http/csrf.ts";
import { answerBadAddresses, answerErrors } from "../platform/http/error-answers.ts";
import { warnOfUnknownProxies } from "../platform/http/forwarded.ts";
import { compileOnce } from "../platform/http/json-schema.ts";
import { acceptForms } from "../platform/http/multipart.ts";
import { logRequests, requestId } from "../platform/http/request-log.ts";
import { bareHeaders, securityHeaders } from "../platform/http/security-headers.ts";
import { limitSlowBodies } from "../platform/http/slow-bodies.ts";
import { createJobs, type Jobs } from "../platform/jobs.ts";
import { openMail } from "../platform/mail/mail.ts";
import { inNameOf } from "../platform/mail/named.ts";
import { tallied } from "../platform/mail/tally.ts";
import { Browsers } from "../platform/rate-limit/browser-cookie.ts";
import { giveBrowserCookies } from "../platform/rate-limit/caller.ts";
import { type CountRequest, limitFloods } from "../platform/rate-limit/requests.ts";
import { sharedSecret } from "../platform/secrets.ts";
import { traceRequests } from "../platform/tracing/requests.ts";
import { pledgesFeature } from "../pledges/index.ts";
import { complaintAnswerRoutes, shopFeature } from "../shop/index.ts";
import { storesFeature } from "../stores/index.ts";
import { transparencyFeature, yearClosingKind } from "../transparency/index.ts";
import { openCashBox, overdueMoney, treasuryFeature, waitingCounts } from "../treasury/index.ts";
import { staffRuleRoutes, zakatFeature } from "../zakat/index.ts";
import { apiDocs } from "./api-docs.ts";
import { assemblePayments } from "./assemble-payments.ts";
import { assembleCouriers, assembleGoogle, assembleWhatsApp, playQrisBank } from "./assemble-providers.ts";
import { type Config, VERSION } from "./config.ts";
import { CONTENT_AREAS } from "./content-areas.ts";
import { examine } from "./doctor/examine.ts";
import { markNow } from "./doctor/touched.ts";
import { answerBeforeFastify } from "./fast-path.ts";
import { healthRoutes } from "./health.ts";
import { issuerOf } from "./issuer.ts";
import { mediaRoutes } from "./media.ts";
import { pageRoutes, startRenderer } from "./pages.ts";
import { sitemapRoutes } from "./sitemap.ts";
import { sweepDaily } from "./uploads/sweep.ts";

export interface Parts {
  config: Config;
  database: Database;
  /** Connections of background jobs, so that people never wait for a backup or a check; without it they share theirs. */
  background?: Database;
  changes: ContentChanges;
  passwords?: Passwords;
  files?: FileStore;
  log?: FastifyBaseLogger;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Started by main.ts when the app listens; stopped with the app. */
    jobs: Jobs;
    payments: Payments;
  }
}

function bareApp({ config, log }: Parts): FastifyInstance {
  const app = Fastify({
    ...(log ? { loggerInstance: log } : { logger: { level: config.logLevel } }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    frameworkErrors: answerBadAddresses(bareHeaders(config)),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: config.bodyLimitBytes,
    // On shutdown, idle connections close at once and running requests finish.
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
  });
  app.setSerializerCompiler(compileOnce);
  app.decorate("endpoints", []);
  app.decorateRequest("memberId", undefined);
  app.decorate("findActor", async () => undefined);
  app.decorate("proveIdentity", async () => {
    throw forbidden();
  });
  app.decorate("personalData", []);
  app.decorate("waiting", []);
  return app;
}

/** Returns the request counter, for pages that are answered before these hooks. */
async function platformRules(app: FastifyInstance, { config, database }: Parts): Promise<CountRequest> {
  answerErrors(app);
  logRequests(app);
  warnOfUnknownProxies(app);
  securityHeaders(app, config);
  giveBrowserCookies(app, new Browsers(await sharedSecret(database, "browser"), isSecure(config)));
  const countRequest = limitFloods(app, config.rateLimitPerMinute);
  limitSlowBodies(app, config.bodySeconds);
  const trusts = allowOrigins(app, config.corsOrigins);
  guardAgainstForgery(app, { publicUrl: config.publicUrl, trusts });
  await app.register(compress, {
    customTypes: /^application\/(?:json|manifest\+json)|^text\/html/,
    encodings: ["gzip"],
    threshold: 1024,
    // Fast compression: half the time of the default for 6% more bytes.
    zlibOptions: { level: 3, windowBits: 14, memLevel: 7 },
    // Clients send no compressed bodies, and a decompression bomb would.
    globalDecompression: false,
  });
  acceptForms(app);
  return countRequest;
}

const isSecure = ({ publicUrl }: Pick<Config, "publicUrl">) => publicUrl.startsWith("https:");

/** Read your own writes: cached pages and answers are invalidated before the change is confirmed. */
function showChangesToTheirAuthor(app: FastifyInstance, changes: ContentChanges, secure: boolean) {
  app.addHook("onSend", (request, reply, payload, done) => {
    const read = request.method === "GET" || request.method === "HEAD";
    if (read || reply.statusCode >= 500) return done(null, payload);
    rememberAuthor(reply, secure);
    changes.caughtUp().then(() => done(null, payload), done);
  });
}

function trimWithApp(app: FastifyInstance, { s3 }: Config, { folder }: FileStore) {
  if (!s3.bucket) return;
  const stop = trimHourly(folder, s3.mostCachedBytes, (error) =>
    app.log.warn({ err: error }, "the copies of the bucket's files cannot be trimmed"),
  );
  app.addHook("onClose", async () => stop());
}

export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, changes, passwords = createPasswords(), files = openFiles(parts.config) } = parts;
  const { background = database } = parts;
  const app = bareApp(parts);
  if (config.tracing.endpoint) traceRequests(app, { believesProxies: config.trustProxy !== undefined });
  countRequests(app, config.metrics);
  const countRequest = await platformRules(app, parts);
  showChangesToTheirAuthor(app, changes, isSecure(config));
  app.decorate(
    "answerCache",
    createAnswerCache(changes, { seconds: config.contentCacheSeconds, areas: CONTENT_AREAS }),
  );
  const jobs = createJobs(background, app.log);
  app.decorate("jobs", jobs);
  app.addHook("onClose", () => jobs.stop());
  backUpDaily(
    jobs,
    { ...config, files, database: background, proven: () => provenBackup(database) },
    app.log,
  );
  makeSizesInBackground(jobs, files);
  pictureRoutes(app, database, files);
  for (const catalogue of ["campaign", "product", "course", "article"] as const)
    publishWhenDue(jobs, database, catalogue);
  await sweepDaily(app.log, { files, jobs, database });
  trimWithApp(app, config, files);
  const settings = readSettings(config.community, database, changes);
  const communityName = async () => (await settings()).community_name;
  app.decorate("communityName", communityName);
  const mail = tallied(inNameOf(openMail(config.mail, app.log), communityName), database);
  const images = privateImages(files);

  const whatsapp = await assembleWhatsApp(app, config);
  const { tellEverywhere } = await messagesFeature(app, { ...config, database, jobs, mail, whatsapp });
  const google = await assembleGoogle(app, config);
  await accountsFeature(app, {
    ...{ config, database, passwords, images, jobs, mail, google },
    whatsapp: whatsapp !== undefined,
  });
  ledgerFeature(app, { database, jobs });
  const logo = readLogo(database, changes);
  const payments = await assemblePayments(app, {
    ...{ config, database, jobs, issuer: issuerOf(settings) },
    logo: async () => (await logo())?.png,
    whatsapp: whatsapp !== undefined,
  });
  app.decorate("payments", payments);
  paymentsFeature(app, { payments, images, jobs, origin: config.publicUrl });
  const leastGift = async () => (await settings()).least_gift;
  charityFeature(app, { payments, images, origin: config.publicUrl, leastGift });
  await shopFeature(app, {
    payments,
    images,
    files,
    jobs,
    origin: config.publicUrl,
    unpaidPieces: config.shop.unpaidPieces,
    upkeepSeconds: config.shop.couriers.upkeepSeconds,
    delivery: {
      database,
      provider: await assembleCouriers(config.shop.couriers),
      timeoutMilliseconds: config.shop.couriers.timeoutMilliseconds,
      log: app.log,
      settings: async () => {
        const { delivery, office_address: office } = await settings();
        return { ...delivery, office };
      },
    },
  });
  storesFeature(app, {
    database,
    files,
    toleranceGrams: async () => (await settings()).delivery.tolerance_g,
    ujrahPercent: async (reader) => (await settings(reader)).store_ujrah_percent,
  });
  certificateRoutes(app, { database, origin: config.publicUrl });
  await academyFeature(app, { config: { ...config, files }, payments, images });
  eventsFeature(app, {
    ...{ config: config.events, payments, images, jobs },
    origin: config.publicUrl,
    gifts: eventGifts,
    openBox: openCashBox,
    ...{ tellEverywhere, whatsapp: whatsapp !== undefined },
  });
  zakatFeature(app, {
    images,
    payments,
    jobs,
    origin: config.publicUrl,
    basis: async (reader) => (await settings(reader)).amil_basis,
    leastGift,
  });
  articlesFeature(app, { database, files, origin: config.publicUrl });
  pledgesFeature(app, { payments, images, jobs, origin: config.publicUrl, leastGift });
  communityFeature(app, { config, settings, database, logo });
  const { payables, online } = payments;
  const { zakatRules, promiseRefund, proposeMemberEmail } = await treasuryFeature(app, {
    database,
    payables,
    online,
    images,
    files,
    jobs,
    publicUrl: config.publicUrl,
    writeOffLimit: async (reader) => (await settings(reader)).write_off_limit,
    banks: (reader) => payments.banks(reader),
    yearClosing: yearClosingKind(database),
  });
  staffRuleRoutes(app, zakatRules);
  memberContactRoutes(app, proposeMemberEmail);
  complaintAnswerRoutes(app, { database, promiseRefund });
  transparencyFeature(app, { database, files, publicUrl: config.publicUrl });
  if (config.demo && config.payments.simulator) await playQrisBank(app, { config, database });
  backofficeFeature(app, {
    config,
    payments,
    settings,
    jobs,
    mail,
    paymentMode: paymentMode(config.payments),
  });
  operationsFeature(app, {
    ...config,
    database,
    jobs,
    // A test restore examines a separate database.
    examine: (asked, since) => examine(asked === database ? background : asked, since),
    mark: markNow,
    exampleContacts: async () => (config.production ? exampleContacts(await settings()) : []),
    version: VERSION,
    waiting: () => waitingCounts(database),
    overdueMoney: () => overdueMoney(database),
  });

  if (config.apiDocs) apiDocs(app, config.publicUrl);
  healthRoutes(app, {
    ...config,
    database,
    patienceMilliseconds: config.readyMostMilliseconds,
    hasPagesInMemory: app.answerCache.holdsAnything,
  });
  sitemapRoutes(app, database, config.publicUrl);
  await mediaRoutes(app, files);
  app.all("/api/*", async () => {
    throw notFound();
  });
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  const keptPage = config.web
    ? await pageRoutes(app, { config, changes, renderer: await startRenderer(app, config) })
    : undefined;
  answerBeforeFastify(app, {
    ...{ config, countRequest, browsers: app.browsers },
    cached: (url) => (url.startsWith("/api/") ? app.answerCache.kept(url) : keptPage?.(url)),
  });
  return app;
}
