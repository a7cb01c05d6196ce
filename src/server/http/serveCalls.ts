import { subTypeField } from '#engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Received } from '../received';
import { refused, type Reply } from '../reply';
import { takeStep } from '../requests/takeStep';
import type { Call } from '../routes/call';
import { Judge } from '../routes/judge';
import type { Services } from '../services';
import { admit } from '../session/admit';
import { ownsAll } from '../session/ownership';
import type { Session } from '../session/session';
import { t } from '../i18n';
import { discardFiles } from './multipart';
import { receive } from './receive';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Puts the table of calls, and behind it the steps of all request types, under `/api/`. */
export function serveCalls(app: FastifyInstance, services: Services, calls: Call[]): void {
  const judge = new Judge(calls);
  app.decorateRequest('session', null);

  for (const call of calls) {
    const [method, path] = call.call.split(' ') as [string, string];
    app.route({
      method,
      url: urlOf(path),
      onRequest: call.needs === 'session' ? [admitOrRefuse] : [],
      ...(call.bodyBytes && { bodyLimit: call.bodyBytes }),
      config: call.needs === 'nobody' && method === 'POST' ? { rateLimit: signInLimit() } : {},
      handler: (request, reply) => answer(request, reply, call),
    });
  }
  for (const [path, taken] of methodsByPath(calls))
    app.route({
      method: methods.filter((method) => !taken.includes(method)),
      url: urlOf(path),
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('Allow', taken.join(', '))
          .send({ message: t('notAllowed') }),
    });
  // Definitions come and go while the server runs, so their steps share one route.
  app.post('/api/*', {
    onRequest: [findStepOrRefuse, admitOrRefuse],
    handler: (request, reply) => answer(request, reply),
  });

  function signInLimit() {
    return { max: services.settings.signInCallsPerMinute, timeWindow: 60_000 };
  }

  async function findStepOrRefuse(request: FastifyRequest, reply: FastifyReply) {
    if (await services.requestTypes.hasStepAt(stepCallOf(request))) return;
    return send(reply, refused(404, t('notFound')));
  }

  async function admitOrRefuse(request: FastifyRequest, reply: FastifyReply) {
    const admitted = await admit(services, request.headers);
    if ('refusal' in admitted) return send(reply, admitted.refusal);
    request.session = admitted.session;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, call?: Call) {
    const name = call?.call ?? stepCallOf(request);
    const received = await receive(
      request,
      services.settings,
      async () => request.session !== null && services.requestTypes.hasStepAt(name, 'multipart'),
    );
    let result: Reply;
    try {
      result = await take(request, received, name, call);
    } finally {
      // Before the answer goes out: who reads it may trust that nothing of a refused request is left.
      await discardFiles(received);
    }
    return send(reply, result);
  }

  async function take(
    request: FastifyRequest,
    received: Received,
    name: string,
    call?: Call,
  ): Promise<Reply> {
    const { session } = request;
    const { fields } = received;
    if (session && !(await ownsAll(services.policyBook, session, fields)))
      return refused(403, t('session.notYours'));
    if (session && request.method === 'POST') {
      const { kind } = received;
      const stepMatch = await services.requestTypes.matchStep(name, subTypeIn(fields), kind);
      const key = request.headers['idempotency-key']?.toString();
      if (stepMatch) return takeStep({ services, judge, session, stepMatch, received }, key);
    }
    if (!call) return refused(404, t('request.unknown'));
    return judge.run(call, services, fields, session);
  }
}

function send(reply: FastifyReply, { status, body, headers = {} }: Reply): FastifyReply {
  reply.code(status).headers(headers);
  // Fastify takes a text for plain text; an answer that is one text is JSON all the same.
  if (typeof body === 'string') return reply.type('application/json').send(JSON.stringify(body));
  return reply.send(body);
}

/** The sub-type code that an input carries: itself, or in every entry of its lists. */
function subTypeIn(fields: Received['fields']): unknown {
  const own = Array.isArray(fields) ? undefined : fields[subTypeField];
  if (own !== undefined) return own;
  const lists = (Array.isArray(fields) ? [fields] : Object.values(fields)).filter(Array.isArray);
  const codes = lists.flat().flatMap((entry) => entry?.[subTypeField] ?? []);
  return codes.every((code) => code === codes[0]) ? codes[0] : undefined;
}

function stepCallOf(request: FastifyRequest): string {
  return `POST ${(request.params as { '*': string })['*']}`;
}

const urlOf = (path: string) => `/api/${path.replace(/\/$/, '')}`;

function methodsByPath(calls: Call[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const { call } of calls) {
    const [method, path] = call.split(' ') as [string, string];
    byPath.set(path, [...(byPath.get(path) ?? []), method]);
  }
  return byPath;
}
