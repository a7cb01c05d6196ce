import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageHeader, type SaveRequest, type SaveResult } from '../api';
import { DiskWatch } from './disk/diskWatch';
import { readProject, readRequestType } from './disk/readProject';
import { save } from './disk/save';
import { Serialised } from './disk/serialised';
import { t } from './i18n';
import { Streams } from './streams';

const saveRequest = {
  type: 'object',
  required: ['changes'],
  additionalProperties: false,
  properties: {
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'text', 'base'],
        additionalProperties: false,
        properties: {
          path: { type: 'string' },
          text: { type: ['string', 'null'] },
          base: { type: ['string', 'null'] },
        },
      },
    },
  },
};

/** Serves the calls of the page, below the prefix of the plugin. `root` is a real path. */
export function serveApi(app: FastifyInstance, root: string): void {
  const turns = new Serialised();
  const streams = new Streams();
  const watch = new DiskWatch(root, turns, (event) => streams.tell(event));

  // Its turn comes between two saves: a reading never has one half done.
  app.get('/project', () => turns.run(() => readProject(root)));

  app.get<{ Params: { key: string } }>('/request-types/:key', async (request, reply) => {
    const { key } = request.params;
    const read = await turns.run(() => readRequestType(root, key));
    return read ?? reply.code(404).send({ message: t('refused.noRequestType', { key }) });
  });

  app.post<{ Body: SaveRequest }>('/save', { schema: { body: saveRequest } }, (request) =>
    turns.run(async (): Promise<SaveResult> => {
      const { changes } = request.body;
      const result = await save(root, changes);
      if (result.status !== 'saved') return result;
      const { digests } = result;
      const keys = await watch.noteSaved(digests);
      const saver = pageOf(request);
      const files = changes.map(({ path, text }) => [
        path,
        text === null ? null : { text, digest: digests[path]! },
      ]);
      const event = { changed: Object.fromEntries(files), problems: [], keys };
      streams.tell(event, (page) => saver !== undefined && page !== saver);
      return { ...result, keys };
    }),
  );

  app.get('/events', async (request, reply) => {
    await watch.start();
    if (reply.raw.destroyed) return reply;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
    streams.add(reply.raw, pageOf(request), watch.state());
  });

  app.addHook('preClose', async () => {
    watch.close();
    streams.close();
    // What was begun is finished: a save is never left half done.
    await turns.idle();
  });
}

function pageOf({ headers }: FastifyRequest): string | undefined {
  const page = headers[pageHeader];
  return typeof page === 'string' ? page : undefined;
}
