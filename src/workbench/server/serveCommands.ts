import type { FastifyInstance } from 'fastify';
import { type Command, type CommandOutput, heartbeatSeconds } from '../api';
import { t } from './i18n';
import { openLines } from './openLines';
import type { RunningCommand, StartCommand } from './startCommand';

export interface CommandOptions {
  /** The folder with catalogue.json and schemas. */
  root: string;
  /**
   * The portal that serves the releases. It is given at the start, as the token is: the page cannot name another one, to
   * which the token would be sent. Undefined: the one that the command line takes.
   */
  portal: string | undefined;
  startCommand: StartCommand;
}

const commandSchema = {
  type: 'object',
  required: ['name'],
  oneOf: [
    { properties: { name: { enum: ['check', 'diff', 'mutate'] } }, additionalProperties: false },
    {
      properties: {
        name: { const: 'publish' },
        note: { type: 'string', pattern: '\\S', maxLength: 1000 },
        hasRead: { type: 'boolean' },
      },
      required: ['note', 'hasRead'],
      additionalProperties: false,
    },
  ],
};

/** Serves the commands that check and publish the saved files: the same program as on the command line. */
export function serveCommands(app: FastifyInstance, options: CommandOptions): void {
  const { root, startCommand } = options;
  let running: RunningCommand | undefined;

  app.post<{ Body: Command }>(
    '/run',
    { schema: { body: commandSchema } },
    async (request, reply) => {
      if (running) return reply.code(409).send({ message: t('refused.running') });
      const child = startCommand([...argumentsOf(request.body, options), `--root=${root}`]);
      running = child;
      const response = openLines(reply);
      const send = (output: CommandOutput) => response.write(`${JSON.stringify(output)}\n`);
      const heartbeat = setInterval(() => response.write('\n'), heartbeatSeconds * 1000);
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => send({ text }));
      const end = (code: number | null) => {
        if (running !== child) return;
        clearInterval(heartbeat);
        running = undefined;
        send({ code: code ?? 2 });
        response.end();
      };
      child.once('error', ({ message }) => {
        send({ text: message });
        end(2);
      });
      child.once('close', end);
      response.once('close', () => child.kill());
    },
  );

  app.addHook('preClose', async () => void running?.kill());
}

/** Names the portal that serves the releases, if one was given. */
export const serverArguments = ({ portal }: CommandOptions): string[] =>
  portal === undefined ? [] : [`--server=${portal}`];

/** Values follow a `=`, so that a value such as `--yes` is not read as an option. */
function argumentsOf(command: Command, options: CommandOptions): string[] {
  if (command.name !== 'publish') return gateArguments[command.name];
  const { note, hasRead } = command;
  return ['publish', `--note=${note}`, ...(hasRead ? ['--yes'] : []), ...serverArguments(options)];
}

const gateArguments = {
  check: ['check', '--strict'],
  diff: ['diff', 'HEAD'],
  mutate: ['mutate', '--changed=HEAD'],
};
