import type { ServerResponse } from 'node:http';
import { type DiskEvent, heartbeatSeconds } from '../api';

/** A page that reads more slowly than this much comes back and compares. */
const maxWaitingBytes = 64 * 1024 * 1024;

/** The open event streams: newline-delimited JSON. */
export class Streams {
  readonly #pages = new Map<ServerResponse, string | undefined>();
  readonly #heartbeat = setInterval(() => this.#sendAll('\n'), heartbeatSeconds * 1000).unref();

  /** `page`: the name it has given itself. */
  add(response: ServerResponse, page: string | undefined, first: DiskEvent): void {
    this.#pages.set(response, page);
    response.on('close', () => this.#pages.delete(response));
    response.write(lineOf(first));
  }

  /** Tells all pages but those of a name. */
  tell(event: DiskEvent, isTold: (page: string | undefined) => boolean = () => true): void {
    this.#sendAll(lineOf(event), isTold);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const response of this.#pages.keys()) response.end();
  }

  #sendAll(line: string, isTold: (page: string | undefined) => boolean = () => true): void {
    for (const [response, page] of this.#pages) {
      if (!isTold(page)) continue;
      if (response.writableLength > maxWaitingBytes) response.destroy();
      else response.write(line);
    }
  }
}

const lineOf = (event: DiskEvent): string => `${JSON.stringify(event)}\n`;
