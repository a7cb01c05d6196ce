import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EarlierResult, EarlierRequest, LiveResult } from '../api';
import { isKey } from '#engine';
import { t } from './i18n';
import type { RunningCommand } from './startCommand';
import { type CommandOptions, serverArguments } from './serveCommands';

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
      const shown = await show(argumentsOf(request.body, options), reply);
      return 'message' in shown ? shown : { files: JSON.parse(shown.out) };
    },
  );

  app.get('/live', async (_request, reply): Promise<LiveResult> => {
    const { root } = options;
    const shown = await show(
      ['show', `--root=${root}`, '--release=live', '--format=digests', ...serverArguments(options)],
      reply,
    );
    return 'message' in shown ? shown : { digests: JSON.parse(shown.out) };
  });

  /** What the command prints, or why it prints nothing. */
  async function show(
    args: string[],
    reply: FastifyReply,
  ): Promise<{ out: string } | { message: string }> {
    const child = options.startCommand(args);
    running.add(child);
    reply.raw.once('close', () => child.kill());
    const { code, out, aside } = await ended(child);
    running.delete(child);
    return code === 0 ? { out } : { message: aside.replace(/^catalogue: /, '').trim() };
  }

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

function argumentsOf(asked: EarlierRequest, options: CommandOptions): string[] {
  const { root } = options;
  // The files that all request types share belong to every key.
  const { key = '_shared' } = asked;
  if ('since' in asked) return ['show', `--root=${root}`, '--', asked.since, key];
  return [
    'show',
    `--root=${root}`,
    `--release=${asked.release}`,
    ...serverArguments(options),
    '--',
    key,
  ];
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
