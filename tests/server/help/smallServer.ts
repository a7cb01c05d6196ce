import { join } from 'node:path';
import { vi } from 'vitest';
import type { Answer } from './caller';
import { builtServer } from './builtServer';
import { freePort, ServerProcess, spawnServer } from './serverProcess';

/** Waits for a condition, longer than the machine can be busy. */
export const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 60_000 });

/** For tests that start a process, which takes long on a busy machine. */
export const slowly = { timeout: 120_000 };

type Headers = { [name: string]: string };

/** A process with one request type and a page, also while it does not answer yet or any more. */
export class SmallServer extends ServerProcess {
  /** Does not wait until it answers. */
  static async launch(env: Headers): Promise<SmallServer> {
    const folder = await builtServer();
    const port = await freePort();
    const child = spawnServer(join(folder, 'server/main.js'), port, {
      HOST: '127.0.0.1',
      DEFINITIONS_DIR: join(folder, 'definitions'),
      CALLS_PER_MINUTE: '100000',
      ...env,
    });
    return new SmallServer(child, port);
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

  post(path: string, input: object, headers: Headers = {}) {
    return this.call('POST', path, headers, input);
  }

  get(path: string, headers: Headers = {}) {
    return this.call('GET', path, headers);
  }

  private async call(
    method: string,
    path: string,
    headers: Headers,
    input?: object,
  ): Promise<Pick<Answer, 'status' | 'body'> & { retryAfter: string | null }> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: { ...(input && { 'content-type': 'application/json' }), ...headers },
      ...(input && { body: JSON.stringify(input) }),
    });
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, body: await answer.json(), retryAfter };
  }

  /** The headers of a session. */
  async signIn(policyNumber: string, dob: string): Promise<Headers> {
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
}
