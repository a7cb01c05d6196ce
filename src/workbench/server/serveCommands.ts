import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Command, type CommandOutput, heartbeatSeconds } from '../api';
import { t } from './i18n';

/** A program that runs, with its output in pipes. */
interface RunningCommand {
  stdout: Readable | null;
  stderr: Readable | null;
  once(event: 'error', listener: (error: Error) => void): unknown;
  once(event: 'close', listener: (code: number | null) => void): unknown;
  kill(): unknown;
}

/** Starts the command line with these arguments. */
export type StartCommand = (args: string[]) => RunningCommand;

const command = {
  type: 'object',
  required: ['name'],
  oneOf: [
    { properties: { name: { enum: ['check', 'diff', 'mutate'] } }, additionalProperties: false },
    {
      properties: {
        name: { const: 'publish' },
        note: { type: 'string', pattern: '\\S', maxLength: 1000 },
        hasRead: { type: 'boolean' },
        portal: { type: 'string', pattern: '^https?://[^\\s]+$', maxLength: 500 },
      },
      required: ['note', 'hasRead'],
      additionalProperties: false,
    },
  ],
};

/** Serves the commands that judge and publish what is saved: the same program as on the command line, so the same gate. */
export function serveCommands(
  app: FastifyInstance,
  root: string,
  startCommand: StartCommand,
): void {
  let running: RunningCommand | undefined;

  app.post<{ Body: Command }>('/run', { schema: { body: command } }, async (request, reply) => {
    if (running) return reply.code(409).send({ message: t('refused.running') });
    const child = startCommand([...argumentsOf(request.body), `--root=${root}`]);
    running = child;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
    const tell = (output: CommandOutput) => reply.raw.write(`${JSON.stringify(output)}\n`);
    const heartbeat = setInterval(() => reply.raw.write('\n'), heartbeatSeconds * 1000);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => tell({ text }));
    const end = (code: number | null) => {
      if (running !== child) return;
      clearInterval(heartbeat);
      running = undefined;
      tell({ code: code ?? 2 });
      reply.raw.end();
    };
    child.once('error', ({ message }) => {
      tell({ text: message });
      end(2);
    });
    child.once('close', end);
    reply.raw.once('close', () => child.kill());
  });

  app.addHook('preClose', async () => void running?.kill());
}

/** Values stand behind a `=`: none is taken for an option of its own. */
function argumentsOf(asked: Command): string[] {
  if (asked.name !== 'publish') return judging[asked.name];
  const { note, hasRead, portal } = asked;
  return [
    'publish',
    `--note=${note}`,
    ...(hasRead ? ['--yes'] : []),
    ...(portal === undefined ? [] : [`--server=${portal}`]),
  ];
}

const judging = {
  check: ['check', '--strict'],
  diff: ['diff', 'HEAD'],
  mutate: ['mutate', '--changed=HEAD'],
};
