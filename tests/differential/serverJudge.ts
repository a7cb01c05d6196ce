import { eq } from 'drizzle-orm';
import {
  type Answers,
  asOf,
  type CompiledDefinition,
  isSuccess,
  type Payload,
  readOnlyFields,
  type ReadStep,
  resolveAnswers,
  sortedJson,
  withAt,
} from '../../src/engine';
import type { TakenStep } from '../../src/authoring/examples/readBack';
import { Random } from '../../src/authoring/fill';
import { signatures, stepResults, tickets } from '../../src/server/store/schema';
import type { Answer, Caller } from '../server/help/caller';
import { callerOf } from '../server/help/callerOf';
import { ExampleCallers } from '../server/help/exampleCallers';
import { sendStep, subTypeCode } from '../server/help/requests';
import { TestServer } from '../server/help/server';
import { unshownAnswers } from '../server/help/unshownAnswers';
import type { Generated } from './answerSource';
import type { Comparison } from './comparison';
import { contextByCalls } from './contextByCalls';
import { comparable, expectedReply } from './expectedReply';
import type { Judges } from './judges';
import { readAsServer } from './readAsServer';
import { isFile, RealFiles } from './realFiles';
import { type Sending, sendings } from './sendings';
import { changedOnWire } from './wireChanges';

/** A server with its database, asked over its socket. */
export class ServerJudge {
  readonly #callers: ExampleCallers;
  readonly #codes = new Map<string, string>();

  private constructor(
    private readonly server: TestServer,
    private readonly origin: string,
    private readonly seed: number,
  ) {
    this.#callers = new ExampleCallers(server);
  }

  /** `folder`: that of its definitions; those of the project by default. */
  static async open(today: string, seed: number, folder?: string): Promise<ServerJudge> {
    const env = {
      LOG_LEVEL: 'error',
      OTP_SENDS_PER_HOUR: '10000',
      OTP_SENDS_PER_DAY: '10000',
      OUTSIDE_ASKS_PER_HOUR: '10000',
      ...(folder !== undefined && { DEFINITIONS_DIR: folder }),
    };
    const server = await TestServer.open({ today, env });
    return new ServerJudge(server, await server.app.listen({ port: 0, host: '127.0.0.1' }), seed);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /**
   * Sends the answers step by step; each reply must be what the engine reads from them. Returns whether there is a ticket.
   * `onTheWay`: what becomes of a payload.
   */
  async judge(
    judges: Judges,
    generated: Generated,
    comparison: Comparison,
    onTheWay = (payload: Payload) => payload,
  ): Promise<boolean> {
    const random = new Random(this.seed, generated.number);
    const isChanged = random.chance(0.2);
    // Most runs are made of answers, and not of bytes.
    const files = new RealFiles(random.chance(0.15) ? Infinity : 4000);
    const example = files.sized(generated.example);
    const { key, today } = example;
    const definition = asOf(judges.engine, today);
    const signedIn = await this.#callers.callerFor(key, {
      ...example,
      answers: files.withContents(example.answers) as Answers,
    });
    const caller = callerOf(this.origin).with(signedIn.headers);
    const code = this.#codes.get(key) ?? (await subTypeCode(caller, key));
    this.#codes.set(key, code);
    const context = await contextByCalls(caller, definition, example, { name: '', code });
    const answers = resolveAnswers(definition, context, example.answers);
    const taken: TakenStep[] = [];
    const sent = sendings(definition, context, answers);
    const asked = { definition, generated, comparison };
    let isRaised = false;
    for (let next = sent.next(); !next.done;) {
      const sending = next.value;
      if (sending.step.raises && isChanged)
        sending.payload = changedOnWire(sending.step, sending.payload, random);
      const { asServed } = readAsServer(judges.server, context, answers, taken, sending);
      const sentPayload = files.withContents(onTheWay(sending.payload));
      const reply = await sendStep(caller, sending.step, sentPayload);
      const engine = expectedReply(definition, sending, asServed);
      const server = comparable(reply, engine);
      comparison.compare(generated, 'engine ↔ server: reply', { engine, server });
      if (asServed.kind !== 'due' || reply.status !== 200) break;
      // A service outside may decline what the form accepts.
      const isTaken = isSuccess(reply.body);
      if (isTaken) isRaised ||= await this.#compareTicket(caller, asked, asServed, sending, reply);
      // What was read is what counts as done.
      taken.push({ step: sending.step, payload: asServed.payload, response: reply.body });
      if (!isTaken && !sending.step.mayFail) break;
      next = sent.next(reply.body);
    }
    await this.server.resolveTickets();
    // What was checked or signed for one submit would count in another.
    await this.server.db.delete(stepResults);
    await this.server.db.delete(signatures);
    return isRaised;
  }

  /** What a ticket keeps: the answers as they were sent, and in the record of what was shown each text that was typed. */
  async #compareTicket(
    caller: Caller,
    { definition, generated, comparison }: Asked,
    { answers, payload }: ReadStep,
    { step }: Sending,
    { body }: Answer,
  ): Promise<boolean> {
    if (!step.raises && !step.raisesFor) return false;
    const ticketNumber: string = body.ticketnumber;
    const [ticket] = await this.server.db
      .select()
      .from(tickets)
      .where(eq(tickets.ticketNumber, ticketNumber));
    comparison.compare(generated, 'engine ↔ server: answers of the ticket', {
      engine: asKept(payload),
      server: asKept(ticket?.answers ?? {}),
    });
    if (!step.raises) return false;
    const typed = readOnlyFields(definition).reduce(
      (soFar, at) => withAt(soFar, at, undefined),
      answers,
    );
    const { status, body: kept } = await caller.get(`sent-requests/${ticketNumber}/`);
    const unshown = kept.record ? unshownAnswers(definition, typed, kept.record) : kept;
    comparison.compare(generated, 'engine ↔ server: what was shown', {
      engine: { status: 200, sealed: 'whole', unshown: [] },
      server: { status, sealed: kept.sealed, unshown },
    });
    return true;
  }
}

interface Asked {
  definition: CompiledDefinition;
  generated: Generated;
  comparison: Comparison;
}

/** A payload as a ticket keeps it: of a file its name and its size. */
const asKept = (payload: Payload): string =>
  sortedJson(
    JSON.parse(JSON.stringify(payload), (_name, value: unknown) =>
      isFile(value) ? { name: value.name.normalize('NFC').trim(), size: value.size } : value,
    ),
  );
