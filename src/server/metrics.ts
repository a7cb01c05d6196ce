import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client';
import { SettingsError } from './envVariable';
import { routeOf } from './http/routeOf';
import { t } from './i18n';
import type { Received } from './received';
import type { Settings } from './settings';

interface RaisedTicket {
  stepMatch: { type: { key: string } };
  received: Received;
}

/** The figures of one server. No label holds what a customer sent. */
export class Metrics {
  readonly registry = new Registry();

  readonly #requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Duration of answered requests, by pattern of the route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });
  readonly #refusals = this.#counter(
    'portal_refusals_total',
    'Requests that were refused: by status, also 200 where the body says that it failed.',
    ['route', 'status'],
  );
  readonly #tickets = this.#counter('portal_tickets_raised_total', 'Tickets, by request type.', [
    'request_type',
  ]);
  readonly #files = this.#counter('portal_uploads_total', 'Files that were kept with a ticket.');
  readonly #bytes = this.#counter('portal_upload_bytes_total', 'Their size.');
  readonly #otps = this.#counter(
    'portal_otps_total',
    'One-time passwords, by channel and whether the service took them.',
    ['channel', 'outcome'],
  );

  readonly #deliveries = this.#counter(
    'portal_ticket_deliveries_total',
    "Attempts to hand a ticket over to the insurer's system, and whether it took the ticket.",
    ['outcome'],
  );

  readonly #policyBook = new Histogram({
    name: 'portal_policy_book_duration_seconds',
    help: 'Duration of calls to the policy book of the insurer, by call and whether it answered.',
    labelNames: ['call', 'outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });

  readonly #bucket = new Histogram({
    name: 'portal_bucket_duration_seconds',
    help: 'Duration of calls to the bucket of uploads, by call and whether it answered; of a read, until its first byte.',
    labelNames: ['call', 'outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });

  /** Counts what the server answers from now on. */
  watch(app: FastifyInstance): void {
    app.addHook('preSerialization', async (request, { statusCode }, payload) => {
      const hasFailed = (payload as { status?: unknown } | null)?.status === 'failed';
      if (statusCode < 500 && (statusCode >= 400 || hasFailed))
        this.#refusals.inc({ route: routeOf(request), status: statusCode });
      return payload;
    });
    app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
      const labels = { method: request.method, route: routeOf(request), status: statusCode };
      this.#requests.observe(labels, elapsedTime / 1000);
    });
  }

  /** To be called when the ticket is stored. */
  ticketRaised({ stepMatch, received }: RaisedTicket): void {
    this.#tickets.inc({ request_type: stepMatch.type.key });
    for (const { size } of Object.values(received.files)) {
      this.#files.inc();
      this.#bytes.inc(size);
    }
  }

  /** To be called after an attempt to deliver a ticket. */
  ticketSent(isTaken: boolean): void {
    this.#deliveries.inc({ outcome: isTaken ? 'taken' : 'failed' });
  }

  /** To be called with the name of the call; returns what to call when it is over. */
  policyBookCalled(call: string): (isAnswered: boolean) => void {
    return timed(this.#policyBook, call);
  }

  /** The same for the bucket of uploads. */
  bucketCalled(call: string): (isAnswered: boolean) => void {
    return timed(this.#bucket, call);
  }

  /** Counts what a delivery of OTPs does. */
  countingOtps<Message extends { channel: string }>(
    deliver: (message: Message) => Promise<boolean>,
  ) {
    return async (message: Message): Promise<boolean> => {
      const isTaken = await deliver(message);
      this.#otps.inc({ channel: message.channel, outcome: isTaken ? 'sent' : 'failed' });
      return isTaken;
    };
  }

  /** A figure that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  #counter<const Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}

function timed(histogram: Histogram<'call' | 'outcome'>, call: string) {
  const stop = histogram.startTimer({ call });
  return (isAnswered: boolean) => void stop({ outcome: isAnswered ? 'answered' : 'failed' });
}

/**
 * Serves the figures, and those of the process, on an address of their own: the portal's is open to the world. Does
 * nothing without METRICS_PORT.
 */
export function serveMetrics(
  app: FastifyInstance,
  { metricsPort, metricsHost }: Pick<Settings, 'metricsPort' | 'metricsHost'>,
  { registry }: Metrics,
): void {
  if (metricsPort === undefined) return;
  const all = Registry.merge([ofProcess(), registry]);
  const server = createServer(({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404).end();
    all.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': all.contentType }).end(text),
      (error) => {
        app.log.error({ err: error }, 'failed');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    server.listen(metricsPort, metricsHost);
    await once(server, 'listening').catch(({ code }) => {
      throw new SettingsError(
        `METRICS_PORT ${metricsPort} cannot be used on METRICS_HOST ${metricsHost} (${code}). Set another one.`,
      );
    });
    const { port } = server.address() as AddressInfo;
    app.log.info(t('start.metrics', { address: `http://${metricsHost}:${port}/metrics` }));
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((closed) => server.close(closed));
  });
}

let hasDefaults = false;

/** Memory, event loop, garbage collection and file descriptors; one set for each process. */
function ofProcess(): Registry {
  if (!hasDefaults) collectDefaultMetrics();
  hasDefaults = true;
  return register;
}
