import { eq, inArray, sql } from 'drizzle-orm';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { closedStatuses, openStatuses } from '#api';
import { extensionOf } from '#engine';
import { runBookCommand } from '../../src/server/book/command';
import type { ResolvedRequestType } from '../../src/server/definitions/requestTypes';
import { checkFolders } from '../../src/server/folders';
import { receive } from '../../src/server/http/receive';
import { readSettings } from '../../src/server/readSettings';
import { ok, refused, type Reply } from '../../src/server/reply';
import { issuePass } from '../../src/server/requests/formPass';
import { fingerprintOf } from '../../src/server/requests/fingerprint';
import {
  saveUploads,
  stageUploads,
  ticketCommitted,
  writeTicket,
} from '../../src/server/requests/raiseTicket';
import { receivedPayload } from '../../src/server/requests/receivedPayload';
import { ticketStepRequest } from '../../src/server/requests/resolveRequest';
import type { StepRequest } from '../../src/server/requests/stepRequest';
import { findSubmission, whileRunning } from '../../src/server/requests/submissions';
import { serve } from '../../src/server/serve';
import type { Services } from '../../src/server/services';
import type { ShownRequest } from '../../src/server/asShown/asShownRecord';
import { authenticate } from '../../src/server/session/authenticate';
import { ownsAll } from '../../src/server/session/ownership';
import { beginSession, issueToken } from '../../src/server/session/sessionToken';
import { stopOnSignals } from '../../src/server/stop';
import { queueFigures } from '../../src/server/store/deliveries';
import { asShownRecords, submissions, tickets } from '../../src/server/store/schema';

// The server as it is shipped, with routes beside its own that the load run compares them with. With `book` as its first
// argument it imports records, as the shipped one does; otherwise the argument is the port of the bare route.

const [argument, ...others] = process.argv.slice(2);
const settings = readSettings(process.env);
if (argument === 'book') process.exit(await runBookCommand(settings, others));
await checkFolders(settings);
const server = serve(settings, {
  async addRoutes(app, services) {
    addControls(app, services);
    addFormWithoutDefinition(app, services);
    addSubmitWithoutDefinition(app, services);
    await serveBareInsert(app, services, Number(argument));
  },
});
stopOnSignals(server.close, settings.stopSeconds);
await server.started;

/** The request types whose forms are submitted. */
const opened = ['mother_name', 'nominee', 'address'];

/** What the load run needs before and between its measurements. */
function addControls(app: FastifyInstance, services: Services): void {
  const { db, now, requestTypes } = services;
  app.post<{ Body: { clientIds: string[] } }>('/load/sessions', async ({ body }) => {
    const found = await Promise.all(opened.map((key) => requestTypes.resolve(key)));
    const passesOf = (clientId: string) =>
      Object.fromEntries(
        found.map((type) => [type!.type.key, issuePass(services, { clientId }, type!)]),
      );
    return Promise.all(
      body.clientIds.map(async (clientId) => ({
        token: await issueToken(services, await beginSession(services, clientId)),
        passes: passesOf(clientId),
      })),
    );
  });
  app.get('/load/queue', () => queueFigures(db, now()));
  app.post('/load/close', async () => {
    await db
      .update(tickets)
      .set({ statusCode: closedStatuses[0]! })
      .where(inArray(tickets.statusCode, openStatuses));
    return {};
  });
}

/** The address of a form and its code, as constants: that of a definition, so that as much is sent. Checks the session. */
function addFormWithoutDefinition(app: FastifyInstance, services: Services): void {
  let code = '';
  app.post<{ Body: { code: string } }>('/load/form', async ({ body }) => {
    ({ code } = body);
    return {};
  });
  app.get('/load/form', async ({ headers }, reply) => {
    const admitted = await authenticate(services, headers);
    if ('refusal' in admitted) return reply.code(admitted.refusal.status).send({});
    return { status: 'success', module: '/load/form.js' };
  });
  app.get('/load/form.js', (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(code),
  );
}

/**
 * A submit as somebody would write it for one form who trusts what the browser sends: it checks the session, whose policy
 * it is, and the idempotency key, receives files and looks into them, and stores the same rows in one transaction. It
 * reads no definition, no records, and no lists; what it keeps as shown is a constant.
 */
function addSubmitWithoutDefinition(app: FastifyInstance, services: Services): void {
  const { db, inspector, now, policyBook } = services;
  /** Looked up once: a route for one form would know its sub-type, and what it says. */
  const types = new Map<string, ResolvedRequestType>();
  const records = new Map<string, ShownRequest>();

  app.post<{ Params: { key: string } }>('/load/submit/:key', async (request, reply) => {
    const { key } = request.params;
    if (!types.has(key)) {
      types.set(key, (await services.requestTypes.resolve(key))!);
      records.set(key, await recordOf(services, key));
    }
    const { status, body } = await answer(request, types.get(key)!);
    return reply.code(status).send(body);
  });

  async function answer(request: FastifyRequest, type: ResolvedRequestType): Promise<Reply> {
    const admitted = await authenticate(services, request.headers);
    if ('refusal' in admitted) return admitted.refusal;
    const { session } = admitted;
    const key = request.headers['idempotency-key']!.toString();
    return whileRunning({ services, session }, key, async () => {
      const received = await receive(request, settings, async () => true);
      const stepRequest = { ...ticketStepRequest(services, session, type), received };
      try {
        return await take(stepRequest, key);
      } finally {
        await services.uploads.settle(Object.values(received.files));
      }
    });
  }

  async function take(stepRequest: StepRequest, key: string): Promise<Reply> {
    const { session, received } = stepRequest;
    if (!(await ownsAll(policyBook, session, received.fields))) return refused(403, 'foreign');
    if (await findSubmission(stepRequest, key)) return refused(409, 'again');
    for (const { path, name } of Object.values(received.files))
      if (await inspector.inspect({ path, extension: extensionOf(name) }))
        return refused(415, 'content');
    const body = await store(stepRequest, key);
    ticketCommitted(stepRequest);
    return ok(body);
  }

  async function store(stepRequest: StepRequest, key: string): Promise<object> {
    const { session, stepMatch, received } = stepRequest;
    const { clientId } = session;
    const { openRequestCheck, appliesTo } = stepMatch.type.failFast.request;
    const payload = receivedPayload(stepRequest);
    const [first] = [received.fields].flat();
    const policyNumber = String(first!.policyNumber);
    // What was shown is told by the definition: here a constant, so that as much is stored and handed over.
    const shown = { ...records.get(stepMatch.type.key)!, clientId, policyNumber };
    await stageUploads(stepRequest);
    return db.transaction(async (tx) => {
      const input = { payload, policyNumber };
      const { ticketnumber } = await writeTicket(tx, stepRequest, input, {
        shown,
        reply: (given) => given,
        subTypeCode: stepMatch.subType.code,
        exclusive: Boolean(openRequestCheck),
        appliesToAll: appliesTo === 'all-policies',
      });
      const body = { status: 'success', ticketnumber };
      const fingerprint = fingerprintOf([stepMatch.type.key, payload], received.files);
      const submission = { clientId, key, payload: fingerprint, answer: body, at: now() };
      await tx.insert(submissions).values(submission);
      await saveUploads(tx, stepRequest, ticketnumber);
      return body;
    });
  }
}

/** What was shown with a request of this type, of one that was raised before. */
async function recordOf({ db }: Services, requestKey: string): Promise<ShownRequest> {
  const [raised] = await db
    .select({ text: asShownRecords.text })
    .from(asShownRecords)
    .innerJoin(tickets, eq(tickets.ticketNumber, asShownRecords.ticketNumber))
    .where(eq(tickets.requestKey, requestKey))
    .limit(1);
  return JSON.parse(raised!.text);
}

/** A route that only inserts a row into the same database, on a port of its own without anything of the server. */
async function serveBareInsert(
  app: FastifyInstance,
  { db }: Services,
  port: number,
): Promise<void> {
  await db.execute(
    sql`create table if not exists load_rows (id bigint generated always as identity primary key, body jsonb)`,
  );
  const bare = fastify();
  bare.post('/', async ({ body }) => {
    await db.execute(sql`insert into load_rows (body) values (${JSON.stringify(body)}::jsonb)`);
    return { status: 'success' };
  });
  app.addHook('onClose', () => bare.close());
  await bare.listen({ port, host: '127.0.0.1' });
}
