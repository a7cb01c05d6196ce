import type { ServerResponse } from 'node:http';
import { type DiskEvent, heartbeatSeconds } from '../api';

/** A page with more unsent bytes is disconnected; it reconnects and compares digests. */
const maxUnsentBytes = 64 * 1024 * 1024;

/** The open event streams: newline-delimited JSON. */
export class Streams {
  readonly #pages = new Map<ServerResponse, string | undefined>();
  readonly #heartbeat = setInterval(() => this.#send('\n'), heartbeatSeconds * 1000).unref();

  /** `page`: the value of its header `x-workbench-page`. */
  add(response: ServerResponse, page: string | undefined, first: DiskEvent): void {
    this.#pages.set(response, page);
    response.on('close', () => this.#pages.delete(response));
    response.write(lineOf(first));
  }

  /** Sends an event to the pages that `isRecipient` selects. */
  broadcast(event: DiskEvent, isRecipient?: (page: string | undefined) => boolean): void {
    this.#send(lineOf(event), isRecipient);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const response of this.#pages.keys()) response.end();
  }

  #send(line: string, isRecipient: (page: string | undefined) => boolean = () => true): void {
    for (const [response, page] of this.#pages) {
      if (!isRecipient(page)) continue;
      if (response.writableLength > maxUnsentBytes) response.destroy();
      else response.write(line);
    }
  }
}

const lineOf = (event: DiskEvent): string => `${JSON.stringify(event)}\n`;
