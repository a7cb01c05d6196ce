import type { CallName, Payload, Problem } from '#engine';

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
  /** The form shows itself that it waits. */
  isBackground?: boolean;
  /** The browser completes the call even when the page is gone. */
  keepalive?: boolean | undefined;
}

/** `status`: whether the call succeeded; `data`: what was answered, with the words of a failure in `message`. */
export interface CallResult {
  status: boolean;
  data: any;
  /** It was understood and answered with a no; other failures are no answer. */
  isDeclined?: true;
  /** No answer came at all. */
  isLost?: true;
  /** It was judged, and the same would be refused again. */
  isRefused?: true;
  problems?: Problem[];
}

/** Makes a call to the server. It never rejects because of the server or the network. */
export type Call = (name: CallName, payload: Payload, options?: CallOptions) => Promise<CallResult>;

export type Notify = (type: 'success' | 'danger' | 'warning', message: string) => void;
