import { type ApiCall, type CallContract, contract } from '#api';
import { subTypeField } from '#engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';
import { t } from '../i18n';
import { runAsPreferred } from '../language';
import { readingOnce } from '../integrations/policyBook';
import type { Received } from '../received';
import { refused, type Reply } from '../reply';
import { keepCallProof } from '../proofs/callProofs';
import { mayUse, notOffered } from '../requests/mayUse';
import { whileRunning } from '../requests/submissions';
import { isUsableKey, takeStep } from '../requests/takeStep';
import { handlerOf, runCall } from '../routes/runCall';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import { authenticate, formOf } from '../session/authenticate';
import { ownsAll } from '../session/ownership';
import type { Session } from '../session/session';
import { visitorFrom } from '../session/visitor';
import { notAllowed, otherMethods, refuseOtherMethods } from './otherMethods';
import { receive } from './receive';
import { requireSignedBody } from './signedBody';
import { maskedReply } from './maskedReply';
import { validatorOf } from './validation';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** Whether a request type has a step with this call. */
    isStep: boolean;
  }
}

const calls = Object.entries<CallContract>(contract).map(([name, call]) => {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  return { ...call, name: name as ApiCall, method, url: `/api/${path.replace(/\/$/, '')}` };
});

/**
 * Serves the calls of the contract and the steps of all request types. Each call passes in this order: session check,
 * ownership of the data that it names, step of a request, validation of the input, handler.
 */
export function serveCalls(app: FastifyInstance, services: Services): void {
  const { settings, secrets, requestTypes, uploads } = services;
  app.decorateRequest('session', null);
  app.decorateRequest('isStep', false);
  app.setValidatorCompiler(
    ({ schema }) => validatorOf(schema as object) as FastifyValidationResult,
  );

  const signed = requireSignedBody(services);
  for (const { name, method, url, caller, input, bodyBytes } of calls) {
    const handler = handlerOf(name);
    app.route({
      method,
      url,
      onRequest: caller === 'session' ? [requireSession] : [],
      preParsing: caller === 'signedBody' ? [signed.preParsing] : [],
      preValidation: [
        ...(caller === 'signedBody' ? [signed.preValidation] : []),
        (request: FastifyRequest, reply: FastifyReply) => receiveInput(request, reply, name),
      ],
      schema: method === 'GET' ? { querystring: input } : { body: input },
      ...(bodyBytes && { bodyLimit: bodyBytes }),
      config: caller === 'anyone' && method === 'POST' ? { limit: 'signIn' } : {},
      async handler({ query, body, session, ip }, reply) {
        const given = (method === 'GET' ? query : body) as object;
        const answer = await handler(services, given, session ?? visitorFrom(ip, secrets.otp));
        if (session) await keepCallProof(services, session, name, given, answer);
        return send(reply, session ? await maskedReply(services, session, name, answer) : answer);
      },
    });
  }
  for (const [url, taken] of methodsByUrl()) refuseOtherMethods(app, url, taken);
  // Definitions are added and removed while the server runs, so their steps share one route.
  app.post('/api/*', {
    onRequest: [requireStep, requireSession],
    preValidation: (request, reply) => receiveInput(request, reply, stepCallOf(request)),
    handler: ({ body }, reply) => send(reply, refusedStep(body as Received['fields'])),
  });
  app.route({
    method: otherMethods(app, ['POST']),
    url: '/api/*',
    onRequest: [requireStep],
    handler: (_request, reply) => notAllowed(reply, ['POST']),
  });

  async function requireStep(request: FastifyRequest, reply: FastifyReply) {
    const form = formOf(services, request.headers);
    request.isStep = await requestTypes.isStep(stepCallOf(request), form);
    if (request.isStep) return;
    // A form was opened whose request type is gone.
    const words = t(form ? 'request.unknown' : 'notFound');
    return send(reply, refused(404, words));
  }

  async function requireSession(request: FastifyRequest, reply: FastifyReply) {
    const admitted = await authenticate(services, request.headers);
    if ('refusal' in admitted) return send(reply, admitted.refusal);
    request.session = admitted.session;
  }

  async function receiveInput(request: FastifyRequest, reply: FastifyReply, call: string) {
    const { session } = request;
    const key = keyOf(request);
    // In the language of the form, whatever the customer has chosen since it was opened.
    const work = () =>
      session?.form
        ? runAsPreferred(session.form.languages, () => takeInput(request, call))
        : takeInput(request, call);
    // From the first byte on, because files can take minutes to arrive, and until nothing of it runs any more.
    const isSubmit = session && key !== undefined && isUsableKey(key);
    const answer = await (isSubmit ? whileRunning({ services, session }, key, work) : work());
    if (answer) return send(reply, answer);
  }

  /** Reads the input. Answers a step and a refusal, which need neither schema nor handler of the call. */
  async function takeInput(request: FastifyRequest, call: string): Promise<Reply | undefined> {
    const received = await receive(request, settings, async () => {
      if (!request.session) return false;
      const steps = await requestTypes.stepsOf(call, request.session.form);
      return steps.some(({ step }) => step.encoding === 'multipart');
    });
    let answer: Reply | undefined;
    try {
      answer = await answerBefore(request, received, call);
    } finally {
      // Before the reply is sent, so that the client can rely on it: no file of a refused request is left.
      await uploads.settle(Object.values(received.files));
    }
    if (answer) return answer;
    if (request.method === 'POST') request.body = received.fields;
    else request.query = received.fields;
    return undefined;
  }

  async function answerBefore(
    request: FastifyRequest,
    received: Received,
    call: string,
  ): Promise<Reply | undefined> {
    const { session, method } = request;
    if (!session) return undefined;
    const { fields, kind } = received;
    const judging = withOneReading(services);
    if (!(await ownsAll(judging.policyBook, session, fields))) {
      logSecurityEvent(services, 'foreign data named', { clientId: session.clientId });
      return refused(403, t('session.notYours'));
    }
    if (method !== 'POST') return undefined;
    const stepMatch = await requestTypes.matchStep(call, subTypeIn(fields), kind, session.form);
    if (!stepMatch) return undefined;
    if (!(await mayUse(judging, session, stepMatch))) return notOffered();
    return takeStep({ services: judging, session, stepMatch, received }, keyOf(request));
  }
}

/** For one call, all of which is judged by the same records of its customer. */
function withOneReading(services: Services): Services {
  const judging: Services = {
    ...services,
    policyBook: readingOnce(services.policyBook),
    runCall: (call, input, session) => runCall(judging, call, input, session),
  };
  return judging;
}

function send(reply: FastifyReply, { status, body, headers = {} }: Reply): FastifyReply {
  reply.code(status).headers(headers);
  if (headers.ETag && isKnown(reply.request, headers.ETag)) return reply.code(304).send();
  // Fastify would send a string as plain text.
  if (typeof body === 'string') return reply.type('application/json').send(JSON.stringify(body));
  return reply.send(body);
}

/** Whether a browser has the answer with this tag; what compresses it on the way may have made the tag a weak one. */
const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag);

const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['idempotency-key']?.toString();

/** Nothing tells which request type a step belongs to: its sub-type is missing, or none of its request types has it. */
const refusedStep = (fields: Received['fields']): Reply =>
  subTypeIn(fields)
    ? refused(404, t('request.unknown'))
    : refused(400, t('request.noSubType', { field: subTypeField }));

/** The sub-type code of an input: its own, or the one that all entries of its lists have. */
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

function methodsByUrl(): Map<string, string[]> {
  const byUrl = new Map<string, string[]>();
  for (const { url, method } of calls) byUrl.set(url, [...(byUrl.get(url) ?? []), method]);
  return byUrl;
}
