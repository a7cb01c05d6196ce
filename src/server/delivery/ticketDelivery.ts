import type { SendTicket } from '../integrations/sendTicket';
import type { Services } from '../services';
import { isUnavailable } from '../store/databaseErrors';
import { deliveryBody } from './deliveryBody';
import { withdrawalBody } from './withdrawalBody';
import { signedHeadersOf } from './signedMessages';
import {
  type Delivery,
  markDelivered,
  putBack,
  type QueueFigures,
  queueFigures,
  release,
  takeDeliveries,
} from '../store/deliveries';
import { isGivenUp, nextAttempt } from './retryTimes';

type Needed = Pick<Services, 'db' | 'log' | 'metrics' | 'now' | 'secrets' | 'settings'>;

/** Finds what another process has left, and what is due again. */
const pollMs = 2000;

/** How many tickets a process sends at a time. */
const lanes = 4;

/** A process that takes longer than a call may take has died. */
const graceSeconds = 30;

/** Sends the queued tickets to the insurer's system, at least once, those of a policy in order. */
export class TicketDelivery {
  figures: QueueFigures = { waiting: 0, parked: 0, oldestSeconds: 0 };
  #running: Promise<void> | undefined;
  #isAsked = false;
  #onAsked: (() => void) | undefined;
  #countedAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();

  constructor(
    private readonly services: Needed,
    private readonly send: SendTicket,
  ) {}

  start(): void {
    this.#timer = setInterval(() => this.wake(), pollMs).unref();
    this.wake();
  }

  /** Cancels what is being sent; another process, or the next start, sends it again. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** Sends what is due now, in the background. To be called when a ticket was committed. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#isAsked = true;
    this.#onAsked?.();
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#isAsked) this.wake();
    });
  }

  async #run(): Promise<void> {
    const sending = new Set<Promise<void>>();
    for (;;) {
      this.#isAsked = false;
      const asked = new Promise<void>((resolve) => (this.#onAsked = resolve));
      const free = lanes - sending.size;
      const taken = await this.#take(free);
      for (const delivery of taken) {
        const attempt: Promise<void> = this.#guarded(() => this.#attempt(delivery)).finally(() =>
          sending.delete(attempt),
        );
        sending.add(attempt);
      }
      // Whatever is being sent may be followed by the next one of its policy, and by those that found no lane.
      const isDone = sending.size === 0;
      if (performance.now() - this.#countedAt >= pollMs / 2) await this.#count();
      if (isDone && (!this.#isAsked || this.#stopping.signal.aborted)) return;
      if (sending.size > 0)
        await Promise.race(taken.length < free ? [...sending, asked] : [...sending]);
    }
  }

  async #take(most: number): Promise<Delivery[]> {
    const { db, now, settings } = this.services;
    const leaseSeconds = settings.outsideSeconds + graceSeconds;
    let taken: Delivery[] = [];
    if (!this.#stopping.signal.aborted)
      await this.#guarded(async () => {
        taken = await takeDeliveries(db, now(), { leaseSeconds, most });
      });
    return taken;
  }

  async #count(): Promise<void> {
    const { db, now } = this.services;
    this.#countedAt = performance.now();
    await this.#guarded(async () => {
      this.figures = await queueFigures(db, now());
    });
  }

  /** The next poll tries again. */
  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const level = isUnavailable(error) ? 'warn' : 'error';
      this.services.log[level]({ err: error }, 'tickets cannot be delivered');
    }
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { db, log, metrics, now } = this.services;
    const { ticketNumber, kind, attempts } = delivery;
    const problem = await this.#problemOfSending(delivery).catch((error) => {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, ticketNumber }, 'failed');
      return 'a defect of the portal';
    });
    if (problem !== undefined && this.#stopping.signal.aborted) return release(db, delivery, now());
    metrics.ticketSent(problem === undefined);
    if (problem === undefined) return markDelivered(db, delivery, now());
    const line = { ticketNumber, kind, attempts, problem };
    if (isGivenUp(delivery, now())) {
      await putBack(db, delivery, problem, { parkedAt: now() });
      log.error(line, 'a ticket was parked');
    } else {
      await putBack(db, delivery, problem, { nextAttemptAt: nextAttempt(now(), attempts) });
      log.warn(line, 'a ticket was not delivered');
    }
  }

  /** Undefined if the other side has stored the ticket. */
  async #problemOfSending({ ticketNumber, kind }: Delivery): Promise<string | undefined> {
    const { now, secrets } = this.services;
    const bodyOf = kind === 'ticket' ? deliveryBody : withdrawalBody;
    const body = JSON.stringify(await bodyOf(this.services, ticketNumber));
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': kind === 'ticket' ? ticketNumber : `${ticketNumber}-withdrawal`,
      ...signedHeadersOf(secrets.tickets, now(), body),
    };
    const sent = await this.send({ kind, headers, body }, this.#stopping.signal);
    if ('problem' in sent) return sent.problem;
    // A page of a proxy is no proof that anybody has the ticket.
    return storedTicket(sent.answer) === ticketNumber
      ? undefined
      : 'the answer does not name the ticket';
  }
}

/** The number in the answer; undefined if it is not JSON with one. */
function storedTicket(answer: string): unknown {
  try {
    return JSON.parse(answer)?.ticketNumber;
  } catch {
    return undefined;
  }
}
