import { isSuccess } from '../../src/engine';
import { ExampleCallers } from '../server/help/exampleCallers';
import type { Answer, Caller } from '../server/help/caller';
import { definitionOf, keys, subTypeCode } from '../server/help/requests';
import { stepResults } from '../../src/server/store/schema';
import { customerOf, TestServer } from '../server/help/server';
import { callCase, calls } from './callCases';
import type { Expected, FuzzCase } from './case';
import { garbageCase } from './garbageCases';
import { Random } from '../../src/authoring/fill/random';
import { examples, sendSteps, variedExample } from './stepCases';

export interface FuzzOptions {
  seed: number;
  /** The number of the first case; cases depend on seed and number alone. */
  from: number;
  requests: number;
}

export interface Failure {
  /** Number of the case: `--seed … --from …` sends it again. */
  number: number;
  kind: 'server error' | 'invalid accepted' | 'valid refused' | 'reply without words' | 'contract';
  about: string;
  /** The request as JSON, its body as text where it is text. */
  request: object;
  status?: number;
  reply?: string;
}

/** Requests by what they were and what they got. */
export interface Row {
  kind: string;
  requests: number;
  accepted: number;
  refused: number;
  errors: number;
}

export interface FuzzReport {
  rows: Row[];
  failures: Failure[];
  cases: number;
  calls: number;
  steps: number;
}

const clients = ['C10001', 'C10002', 'C10003', 'C10004', 'C10005', 'C10006'];
const stepPaths = [
  ...new Set(
    keys.flatMap((key) => definitionOf(key).request.steps.map(({ call }) => call.split(' ')[1]!)),
  ),
];

/** More than a run needs: the limits have tests of their own. */
const relaxed = {
  LOG_LEVEL: 'error',
  OTP_SENDS_PER_HOUR: '10000',
  OUTSIDE_ASKS_PER_HOUR: '10000',
};

/** The number of all calls and of the paths of all steps. */
export const wanted = { calls: calls.length, steps: stepPaths.length };

/** Sends so many requests to a server with its own database, and judges each reply. */
export async function fuzz({ seed, from, requests }: FuzzOptions): Promise<FuzzReport> {
  const server = await TestServer.open({ today: examples[0]!.today, env: relaxed });
  try {
    return await new Fuzzer(server, seed).run(from, requests);
  } finally {
    await server.close();
  }
}

class Fuzzer {
  readonly #callers: ExampleCallers;
  readonly #codes = new Map<string, string>();
  readonly #rows = new Map<string, Row>();
  readonly #failures: Failure[] = [];
  readonly #calls = new Set<string>();
  readonly #steps = new Set<string>();
  #sent = 0;
  #number = 0;

  constructor(
    private readonly server: TestServer,
    private readonly seed: number,
  ) {
    this.#callers = new ExampleCallers(server);
  }

  async run(from: number, requests: number): Promise<FuzzReport> {
    for (this.#number = from; this.#sent < requests; this.#number++) await this.#runCase();
    return {
      rows: [...this.#rows.values()],
      failures: this.#failures,
      cases: this.#number - from,
      calls: this.#calls.size,
      steps: this.#steps.size,
    };
  }

  async #runCase(): Promise<void> {
    const random = new Random(this.seed, this.#number);
    const share = random.next();
    if (share < 0.2) return this.#sendSteps(random);
    const clientId = random.pick(clients);
    const owned = customerOf(clientId).policies as { policyNumber: string }[];
    const asks = { clientId, policyNumber: random.pick(owned).policyNumber };
    const isCall = share < 0.6;
    const call = random.pick(calls);
    const one = isCall ? callCase(call, asks, random) : garbageCase(stepPaths, asks, random);
    if (isCall) this.#calls.add(call.name);
    const isAnyone = isCall ? call.call.caller !== 'session' : random.chance(0.3);
    const caller = isAnyone ? this.server.anyone : await this.#callers.signedIn(clientId);
    await this.#send(isCall ? 'call' : 'garbage', caller, one);
    if (one.request.url.includes('logout')) this.#callers.forget(clientId);
  }

  async #sendSteps(random: Random): Promise<void> {
    const example = variedExample(random.pick(examples), random);
    const { key, steps = [] } = example;
    const changedAt = random.chance(0.6) ? random.int(0, Math.max(steps.length - 1, 0)) : undefined;
    const caller = await this.#callers.callerFor(key, example);
    const code = this.#codes.get(key) ?? (await subTypeCode(caller, key));
    this.#codes.set(key, code);
    await sendSteps(example, code, random, changedAt, async ({ step, ...one }) => {
      this.#steps.add(step.call.split(' ')[1]!);
      return this.#send('step', caller, one);
    });
    await this.server.resolveTickets();
    // What was checked in an earlier case would count as checked in a later one.
    await this.server.db.delete(stepResults);
  }

  async #send(kind: string, caller: Caller, one: FuzzCase): Promise<Answer> {
    const { request, expected } = one;
    this.#sent++;
    let answer: Answer;
    try {
      answer = await caller.send(request.method, request.url, request.headers, request.body);
    } catch (error) {
      this.#fail(one, 'contract', undefined, String(error));
      return { status: 0, body: {}, headers: {}, bytes: Buffer.of() };
    }
    const { status, body } = answer;
    const isAccepted = status === 200 && !(body?.status && !isSuccess(body));
    const row = this.#row(`${kind}: ${words[expected]}`);
    row.requests++;
    if (status >= 500) row.errors++;
    else if (status < 400) row.accepted++;
    else row.refused++;
    const fault = faultIn(one, answer, kind, isAccepted);
    if (fault) this.#fail(one, fault, status, JSON.stringify(body)?.slice(0, 400));
    return answer;
  }

  #row(kind: string): Row {
    const row = this.#rows.get(kind) ?? { kind, requests: 0, accepted: 0, refused: 0, errors: 0 };
    this.#rows.set(kind, row);
    return row;
  }

  #fail({ about, request }: FuzzCase, kind: Failure['kind'], status?: number, reply?: string) {
    const { body } = request;
    const text = body === undefined ? undefined : Buffer.from(body).toString('utf8');
    const isText = body !== undefined && Buffer.from(text!).equals(Buffer.from(body));
    const shown = isText
      ? { body: text }
      : body && { base64: Buffer.from(body).toString('base64') };
    this.#failures.push({
      number: this.#number,
      kind,
      about,
      request: { ...request, body: undefined, ...shown },
      status,
      reply,
    });
  }
}

const words: { [expected in Expected]: string } = {
  valid: 'valid',
  invalid: 'invalid by construction',
  any: 'anything',
};

/** What a valid request never gets. A call may still answer that there is nothing, or that it was asked too often. */
const refusals = { call: [400, 413, 415, 422], step: [400, 401, 403, 404, 409, 413, 415, 422] };

function faultIn(
  { expected, request }: FuzzCase,
  { status, body, headers }: Answer,
  kind: string,
  isAccepted: boolean,
): Failure['kind'] | undefined {
  if (status >= 500) return 'server error';
  if (expected === 'invalid' && isAccepted) return 'invalid accepted';
  if (expected === 'valid' && refusals[kind as 'call' | 'step'].includes(status))
    return 'valid refused';
  const isPage = request.url.startsWith('/demo/') || request.method === 'HEAD';
  const hasWords =
    typeof body?.message === 'string' && !/node_modules|\bat .*:\d+/.test(body.message);
  if (status >= 400 && !isPage && !hasWords) return 'reply without words';
  return headers['x-content-type-options'] === 'nosniff' ? undefined : 'reply without words';
}
