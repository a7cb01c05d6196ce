import type { Result } from '#api';
import type { CallName, Payload } from '#engine';

export interface CallOptions {
  /** The content type of the payload; `json` when absent. */
  as?: 'json' | 'multipart';
  /** The bytes of the files in the payload, by name in the payload; the payload has their names and sizes. */
  files?: { [payloadName: string]: File };
  /** The same for every retry of a request, so that it is raised once. */
  idempotencyKey?: string;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  /** The response is a file: `data` is a Blob. */
  wantsFile?: boolean;
  /** The form shows failures itself. */
  isQuiet?: boolean;
  /** The customer does not wait for it. */
  isBackground?: boolean;
  /** It is for content whose place shows that it loads. */
  isContent?: boolean;
  /** The browser completes the call even when the page is gone. */
  keepalive?: boolean | undefined;
}

/**
 * Makes a call that a request type names, or the form itself. Never throws for what a server or a network can do.
 */
export type Call = (name: CallName, payload: Payload, options?: CallOptions) => Promise<Result>;

/** A call that did not succeed. */
export type Failure = Exclude<Result, { status: 'ok' }>;

/** The body of a response, for pointers of request.json; of a failure there is at least the message. */
export const bodyOf = (result: Result): unknown =>
  result.status === 'ok'
    ? result.data
    : { ...('data' in result && result.data), message: result.message };

export type Notify = (type: 'success' | 'danger' | 'warning', message: string) => void;
