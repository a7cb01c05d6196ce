import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageHeader, type SaveRequest, type SaveResult } from '../api';
import { DiskWatch } from './disk/diskWatch';
import { readProject, readRequestType } from './disk/readProject';
import { save } from './disk/save';
import { TaskQueue } from './disk/taskQueue';
import { t } from './i18n';
import { openLines } from './openLines';
import { Streams } from './streams';

const saveRequestSchema = {
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

/**
 * Serves the calls of the page, below the prefix of the plugin. `root` is a real path; `portal`: where releases are
 * published.
 */
export function serveApi(app: FastifyInstance, root: string, portal: string | undefined): void {
  const queue = new TaskQueue();
  const streams = new Streams();
  const watch = new DiskWatch(root, queue, (event) => streams.broadcast(event));

  // Runs between saves, so that it never reads files of a save that is half done.
  app.get('/project', async () => {
    const project = await queue.run(() => readProject(root));
    return { ...project, ...(portal !== undefined && { portal }) };
  });

  app.get<{ Params: { key: string } }>('/request-types/:key', async (request, reply) => {
    const { key } = request.params;
    const read = await queue.run(() => readRequestType(root, key));
    return read ?? reply.code(404).send({ message: t('refused.noRequestType', { key }) });
  });

  app.post<{ Body: SaveRequest }>('/save', { schema: { body: saveRequestSchema } }, (request) =>
    queue.run(async (): Promise<SaveResult> => {
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
      streams.broadcast(event, (page) => saver !== undefined && page !== saver);
      return { ...result, keys };
    }),
  );

  app.get('/events', async (request, reply) => {
    await watch.start();
    if (reply.raw.destroyed) return reply;
    streams.add(openLines(reply), pageOf(request), watch.state());
  });

  app.addHook('preClose', async () => {
    watch.close();
    streams.close();
    // A save that has begun is finished: it is never left half done.
    await queue.idle();
  });
}

function pageOf({ headers }: FastifyRequest): string | undefined {
  const page = headers[pageHeader];
  return typeof page === 'string' ? page : undefined;
}
