import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { vi } from 'vitest';
import { filesBelow } from '../../files';
import { root } from './database';

/** Waits for a condition, longer than the machine can be busy. */
export const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 60_000 });

/** For tests that start a process, which takes long on a busy machine. */
export const slowly = { timeout: 120_000 };

/** The built server as a process of its own, with one request type and a page. */
export class SmallServer {
  output = '';
  readonly ended: Promise<number | string>;

  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    // `close` comes after the last output.
    this.ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  }

  static async start(env: { [name: string]: string }): Promise<SmallServer> {
    const folder = await builtServer();
    const port = await freePort();
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn(process.execPath, [join(folder, 'server/main.js')], {
      env: {
        PATH,
        HOME,
        TMPDIR,
        PORT: String(port),
        HOST: '127.0.0.1',
        DEFINITIONS_DIR: join(folder, 'definitions'),
        CALLS_PER_MINUTE: '100000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new SmallServer(child, `http://127.0.0.1:${port}`);
  }

  get lines(): string[] {
    return this.output.split('\n');
  }

  /** Waits until it has printed this. */
  async prints(words: string): Promise<void> {
    const isOver = this.ended.then((code) => {
      throw new Error(`The server ended with ${code}.\n${this.output}`);
    });
    const isPrinted = until(() => this.output.includes(words));
    await Promise.race([isPrinted, isOver]);
  }

  post(path: string, input: object, headers: { [name: string]: string } = {}) {
    return this.call('POST', path, headers, input);
  }

  get(path: string, headers: { [name: string]: string } = {}) {
    return this.call('GET', path, headers);
  }

  private async call(
    method: string,
    path: string,
    headers: { [name: string]: string },
    input?: object,
  ): Promise<{ status: number; body: any; retryAfter: string | null }> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: { ...(input && { 'content-type': 'application/json' }), ...headers },
      ...(input && { body: JSON.stringify(input) }),
    });
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, body: await answer.json(), retryAfter };
  }

  /** The headers of a session. */
  async signIn(policyNumber: string, dob: string): Promise<{ [name: string]: string }> {
    const sent = await this.post('send-otp/', { policyNumber, dob });
    const outbox = await fetch(`${this.url}/demo/outbox`, {
      headers: { accept: 'application/json' },
    });
    const [newest] = (await outbox.json()) as { code: string }[];
    const input = { policyNumber, dob, id: sent.body.id, otp: newest!.code };
    const { body } = await this.post('validate-otp/', input);
    return {
      authorization: `JWT ${body.access_token}`,
      'unique-client-id': body.UniqueClientId,
    };
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

/** Builds the server once for each state of its sources. */
async function builtServer(): Promise<string> {
  const sources = [filesBelow('src', root), readFileSync(join(root, 'package-lock.json'), 'utf8')];
  const digest = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16);
  const cache = join(root, 'node_modules/.cache/portal-tests');
  const folder = join(cache, `server_${digest}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  await build({
    configFile: join(root, 'src/server/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(unfinished, 'server') },
  });
  mkdirSync(join(unfinished, 'portal'));
  writeFileSync(join(unfinished, 'portal/index.html'), '<p>The portal');
  for (const path of ['catalogue.json', 'schemas/_shared', 'schemas/policy-document'])
    cpSync(join(root, path), join(unfinished, 'definitions', path), { recursive: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another worker built it first.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
