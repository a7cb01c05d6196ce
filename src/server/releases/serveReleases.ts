import type { Static, TSchema } from '@sinclair/typebox';
import { releaseInputs } from '#api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameDigest } from '../hmac';
import { type Publisher, tokenDigest } from '../secrets';
import { ReleaseError } from './releaseError';
import type { Releases } from './releases';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the publisher whose token came with the request. */
    publisher: string;
  }
}

const prefix = '/releases';
const textBytes = 16_000_000;
const manifestBytes = 8_000_000;

/** Serves the calls of the command `catalogue` that publish releases, to those who have a token. */
export function serveReleases(
  app: FastifyInstance,
  releases: Releases,
  publishers: Publisher[],
): void {
  app.decorateRequest('publisher', '');

  async function requireToken(request: FastifyRequest, reply: FastifyReply) {
    reply.header('Cache-Control', 'no-store');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const digest = tokenDigest(token);
    const publisher = publishers.find((one) => isSameDigest(one.digest, digest));
    if (!publisher)
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .send({ message: 'The token is not one of RELEASE_TOKENS.' });
    request.publisher = publisher.name;
    // Thousands of definitions are checked for minutes, longer than a silent connection may stay open. Only one over a
    // network has this.
    request.raw.socket.setTimeout?.(0);
  }

  const get = (url: string, answer: () => Promise<object>) =>
    app.get(`${prefix}${url}`, { onRequest: requireToken }, (_request, reply) =>
      answering(reply, answer),
    );

  function post<T extends TSchema>(
    url: string,
    body: T,
    bodyLimit: number,
    answer: (input: Static<T>, by: string, number: number) => Promise<object | void>,
  ) {
    app.post<{ Body: Static<T>; Params: { number?: string } }>(
      `${prefix}${url}`,
      {
        onRequest: requireToken,
        bodyLimit,
        // Each file of a release is one: more than its bytes let through.
        config: { mostValues: 100_000 },
        schema: { body, ...(url.includes(':number') && { params: releaseInputs.number }) },
      },
      (request, reply) =>
        answering(reply, () =>
          answer(request.body, request.publisher, Number(request.params.number)),
        ),
    );
  }

  get('', async () => ({ live: await releases.live(), releases: await releases.list() }));
  app.get<{ Params: Static<typeof releaseInputs.number> }>(
    `${prefix}/:number`,
    { onRequest: requireToken, schema: { params: releaseInputs.number } },
    ({ params }, reply) => answering(reply, () => releases.find(Number(params.number))),
  );
  post('/texts/missing', releaseInputs.digests, manifestBytes, async ({ digests }) => ({
    digests: await releases.texts.missing(digests),
  }));
  post('/texts/read', releaseInputs.digests, manifestBytes, async ({ digests }) =>
    releases.texts.read(Object.fromEntries(digests.map((digest) => [digest, digest]))),
  );
  post('/texts', releaseInputs.texts, textBytes, ({ texts }) => releases.texts.add(texts));
  post('', releaseInputs.proposal, manifestBytes, async ({ note: words, ...proposal }, by) =>
    releases.find(await releases.propose(proposal, { by, note: words })),
  );
  for (const [name, act] of [
    ['approve', releases.approve],
    ['withdraw', releases.withdraw],
    ['rollback', releases.rollBack],
  ] as const)
    post(
      `/:number/${name}`,
      releaseInputs.note,
      manifestBytes,
      async ({ note: words }, by, number) => {
        await act.call(releases, number, { by, note: words });
        return releases.find(number);
      },
    );
}

async function answering(reply: FastifyReply, answer: () => Promise<object | void>) {
  try {
    return (await answer()) ?? reply.code(204).send();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const { message, diagnostics } = error;
    return reply.code(diagnostics.length > 0 ? 422 : 409).send({ message, diagnostics });
  }
}
