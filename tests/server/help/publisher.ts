import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer, Caller } from './caller';

/** The files of definitions by path: texts, or values to be written as JSON. */
export type Texts = { [path: string]: unknown };

/** Publishes as the command `catalogue` does, also what the checker would not call clean. */
export class Publisher {
  constructor(private readonly token: string) {}

  /** Returns the number of the release. */
  async publish(caller: Caller, texts: Texts): Promise<number> {
    const files = Object.fromEntries(
      Object.entries(texts).map(([path, content]) => [path, digestOf(textOf(content))]),
    );
    const { live: base } = (await this.call(caller, 'GET', '')).body;
    await this.call(caller, 'POST', '/texts', { texts: Object.values(texts).map(textOf) });
    const proposal = { note: 'Next', base, files };
    return (await this.call(caller, 'POST', '', proposal)).body.number;
  }

  async rollBack(caller: Caller, number: number): Promise<void> {
    await this.call(caller, 'POST', `/${number}/rollback`, { note: 'Wrong' });
  }

  private async call(caller: Caller, method: string, path: string, body?: object): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await caller.send(
      method,
      `/releases${path}`,
      headers,
      body && JSON.stringify(body),
    );
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: expect.toSatisfy(isOk) });
    return answer;
  }
}

const isOk = (status: number) => status < 300;

export const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
