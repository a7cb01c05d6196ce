import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EarlierResult, EarlierRequest } from '../api';
import { isKey } from '#engine';
import { t } from './i18n';
import type { RunningCommand } from './startCommand';
import type { CommandOptions } from './serveCommands';

const text = { type: 'string', minLength: 1, maxLength: 200 };

const requestSchema = {
  type: 'object',
  properties: { key: { type: 'string' }, since: text, release: text },
  additionalProperties: false,
  oneOf: [{ required: ['since'] }, { required: ['release'] }],
};

/** Neither an option nor several lines. The command line passes it to git behind `--end-of-options`, too. */
const revision = /^[^\s\p{Cc}-]\P{Cc}*$/u;

const release = /^(live|[1-9]\d{0,8})$/;

/** Serves the files of a request type as they were, which the command line reads out of git or a portal. */
export function serveEarlier(app: FastifyInstance, options: CommandOptions): void {
  const running = new Set<RunningCommand>();

  app.post<{ Body: EarlierRequest }>(
    '/earlier',
    { schema: { body: requestSchema } },
    async (request, reply): Promise<EarlierResult | FastifyReply> => {
      const { key } = request.body;
      if (key !== undefined && !isKey(key))
        return reply.code(404).send({ message: t('refused.noRequestType', { key }) });
      const message = mistakeIn(request.body);
      if (message !== undefined) return { message };
      const child = options.startCommand(argumentsOf(request.body, options));
      running.add(child);
      reply.raw.once('close', () => child.kill());
      const { code, out, aside } = await ended(child);
      running.delete(child);
      return code === 0
        ? { files: JSON.parse(out) }
        : { message: aside.replace(/^catalogue: /, '').trim() };
    },
  );

  app.addHook('preClose', async () => {
    for (const child of running) child.kill();
  });
}

/** Why there can be no such revision or release. */
function mistakeIn(asked: EarlierRequest): string | undefined {
  if ('since' in asked)
    return revision.test(asked.since) ? undefined : t('earlier.revision', { name: asked.since });
  return release.test(asked.release) ? undefined : t('earlier.release', { name: asked.release });
}

function argumentsOf(asked: EarlierRequest, { root, portal }: CommandOptions): string[] {
  // The files that all request types share belong to every key.
  const { key = '_shared' } = asked;
  if ('since' in asked) return ['show', `--root=${root}`, '--', asked.since, key];
  const server = portal === undefined ? [] : [`--server=${portal}`];
  return ['show', `--root=${root}`, `--release=${asked.release}`, ...server, '--', key];
}

function ended(
  child: RunningCommand,
): Promise<{ code: number | null; out: string; aside: string }> {
  const texts = { out: '', aside: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (texts.out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (texts.aside += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...texts }));
  });
}
