import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addProtection, createBase } from './base';
import { localClock } from './clock';
import { connectTickets } from './delivery/connectTickets';
import { serveBackOffice } from './demoBackOffice/serveBackOffice';
import { type DefinitionCache, openDefinitionCache } from './definitions/definitionCache';
import { openDefinitions } from './definitions/openDefinitions';
import { serveGateway } from './demoGateway/serveGateway';
import { serveDefinitionModules } from './http/definitionModules';
import { answerUnavailable } from './http/errors';
import { serveHealth } from './http/health';
import { serveOpenApi } from './http/openApi';
import { serveReleases } from './releases/serveReleases';
import { serveOutbox } from './http/outbox';
import { startScanning } from './fileInspection/scanPending';
import { Inspector } from './fileInspection/inspector';
import { hasPortal, type MakePage, servePage, servePortal } from './http/page';
import { serveCalls } from './http/serveCalls';
import type { IsOthers } from './log';
import { connectServices } from './integrations/connectServices';
import { serveTicketFiles } from './http/ticketFiles';
import { Metrics, serveMetrics } from './metrics';
import { runCall } from './routes/runCall';
import { readSecrets, type Secrets } from './secrets';
import { sharedValuesOf } from './sharedValues';
import type { Services } from './services';
import type { Settings } from './settings';
import { loadDemoBook } from './store/loadDemoBook';
import { prepareDataFolder } from './store/dataFolder';
import { openStore, type Store } from './store/open';
import { startCleanup } from './store/cleanup';
import { checkSharedValues } from './store/sharedValues';
import { fillSubTypes } from './store/subTypes';
import { openFileStore } from './uploads/openFileStore';
import { Uploads } from './uploads/uploads';

export interface AppOptions {
  /** The folder of the built portal. */
  portalDir?: string;
  /** Makes the page instead of the built portal (development). */
  makePage?: MakePage;
  openStore?: (settings: Settings) => Promise<Store>;
  /** Keeps checked and compiled request types; a process that opens many servers can pass one for all. */
  definitionCache?: DefinitionCache;
  now?: () => Date;
  log?: { write(line: string): void };
  /** Adds routes of a caller beside those of the server: the load run compares its own with them. */
  addRoutes?(app: FastifyInstance, services: Services): Promise<void>;
}

/** Creates the whole server, ready to listen. Closing it closes the database and unlocks the data folder. */
export async function createApp(
  settings: Settings,
  around: AppOptions = {},
): Promise<FastifyInstance> {
  await prepareDataFolder(settings.dataDir);
  return build(settings, around, await (around.openStore ?? openStore)(settings));
}

/**
 * Serves the pages of the portal while the database is away; everything else is answered with 503. Once there is a
 * `successor`, it gets all requests.
 */
export async function createWaitingApp(
  settings: Settings,
  around: AppOptions,
  successor: () => FastifyInstance | undefined,
): Promise<FastifyInstance> {
  const owners = new WeakMap<FastifyRequest['raw'], FastifyInstance | undefined>();
  /** Who answers a request is decided once, when it arrives. */
  const ownerOf = ({ raw }: Pick<FastifyRequest, 'raw'>) => {
    if (!owners.has(raw)) owners.set(raw, successor());
    return owners.get(raw);
  };
  const isOthers: IsOthers = (request) => ownerOf(request) !== undefined;
  const { app, drain } = createBase(settings, around, { isOthers });
  app.addHook('onRequest', (request, reply, next) => {
    const owner = ownerOf(request);
    if (!owner) return next();
    reply.hijack();
    owner.routing(request.raw, reply.raw);
  });
  // Counts in memory: the shared counts may be in the database.
  const alone = { ...settings, databaseUrl: undefined };
  await addProtection(app, alone, await readSecrets(settings), around);
  serveHealth(app, { settings, db: () => undefined, definitions: () => 0 });
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) => answerUnavailable(reply);
  for (const url of ['/api/*', '/definitions/*', '/demo/*', '/releases', '/releases/*'])
    app.all(url, { onRequest: refuse }, refuse);
  await servePages(app, around);
  app.addHook('onClose', drain);
  return app;
}

async function build(
  settings: Settings,
  around: AppOptions,
  store: Store,
): Promise<FastifyInstance> {
  const { app, drain } = createBase(settings, around, { close: () => store.close() });
  try {
    await equip(app, settings, around, store);
  } catch (error) {
    await app.close();
    throw error;
  }
  app.addHook('onClose', drain);
  return app;
}

/** Whatever it opens is closed with the server. */
async function equip(
  app: FastifyInstance,
  settings: Settings,
  around: AppOptions,
  store: Store,
): Promise<void> {
  store.onFailure((error, host) => app.log.error({ err: error, host }, 'database connection lost'));
  const metrics = new Metrics();
  metrics.watch(app);
  const secrets = await readSecrets(settings);
  await addProtection(app, settings, secrets, around);

  const services = await provide(settings, secrets, around, store, app, metrics);
  const definitions = () => services.requestTypes.size;
  const isOffering = () => services.requestTypes.isOffering;
  const isStopping = () => app.lifecycle.isStopping;
  const { uploads } = services;
  serveHealth(app, { settings, db: () => store.db, uploads, definitions, isOffering, isStopping });
  showPool(metrics, store);
  metrics.gauge('portal_request_types', 'Request types in use.', definitions);
  serveMetrics(app, settings, metrics);
  serveCalls(app, services);
  serveOpenApi(app, services);
  if (services.releases) serveReleases(app, services.releases, secrets.publishers);
  serveDefinitionModules(app, services.requestTypes.modules);
  if (settings.demoBook) serveOutbox(app, services);
  if (!settings.paymentGatewayUrl) serveGateway(app, services);
  serveTicketFiles(app, services);
  if (settings.demoBook && !settings.ticketsUrl) serveBackOffice(app, services);
  await around.addRoutes?.(app, services);
  await servePages(app, around);
  app.addHook('onClose', startCleanup(services));
  app.addHook('onClose', startScanning(services));
}

async function servePages(
  app: FastifyInstance,
  { portalDir, makePage }: AppOptions,
): Promise<void> {
  const built = portalDir && hasPortal(portalDir) ? await servePortal(app, portalDir) : undefined;
  servePage(app, makePage ?? built);
}

function showPool(metrics: Metrics, { pool }: Store): void {
  if (!pool) return;
  for (const state of ['total', 'idle', 'waiting'] as const)
    metrics.gauge(
      `portal_database_connections_${state}`,
      state === 'waiting' ? 'Requests that wait for a connection.' : 'Connections of the pool.',
      () => pool()[state],
    );
}

async function provide(
  settings: Settings,
  secrets: Secrets,
  { now = () => new Date(), definitionCache }: AppOptions,
  store: Store,
  app: FastifyInstance,
  metrics: Metrics,
): Promise<Services> {
  const { log } = app;
  const { db } = store;
  const localTime = localClock(now, settings.timeZone);
  const today = () => localTime().day;
  const fileStore = await openFileStore(settings, {
    onAway: (error) => log.error({ err: error }, 'unavailable'),
    onCall: (call) => metrics.bucketCalled(call),
  });
  app.addHook('onClose', async () => fileStore.close());
  if (settings.databaseUrl)
    await checkSharedValues(
      db,
      await sharedValuesOf(settings, secrets, fileStore),
      settings.acceptChanged,
    );
  await fillSubTypes(db);
  if (settings.demoBook) await loadDemoBook(db, now(), today());
  const cache = definitionCache ?? (await openDefinitionCache(settings, log));
  const { requestTypes, releases } = await openDefinitions(app, settings, store, cache, now);
  const connected = connectServices(settings, secrets, db, now, log, metrics);
  const inspector = new Inspector(log);
  app.addHook('onClose', async () => inspector.close());
  const services: Services = {
    settings,
    db,
    log,
    metrics,
    now,
    localTime,
    today,
    requestTypes,
    releases,
    inspector,
    uploads: new Uploads(fileStore, settings.dataDir, db, now, log),
    secrets,
    ...connected,
    deliverOtp: metrics.countingOtps(connected.deliverOtp),
    ticketDelivery: connectTickets(app, { db, log, metrics, now, secrets, settings }),
    runCall: (call, input, session) => runCall(services, call, input, session),
  };
  return services;
}
