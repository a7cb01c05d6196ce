import type { CallName, Payload, Problem } from '#engine';

export interface CallOptions {
  /** How the payload travels; `json` when absent. */
  as?: 'json' | 'multipart';
  /** The bytes of the files in the payload, by the payload's name for them; the payload itself holds their facts. */
  files?: { [payloadName: string]: File };
  /** Stays the same while the same request is tried again, so that it is raised once. */
  idempotencyKey?: string;
  /** How much is on its way, from 0 to 1. */
  onProgress?: (sent: number) => void;
  /** A file is asked for: `data` is a Blob. */
  wantsFile?: boolean;
  /** The form shows a failure itself. */
  isQuiet?: boolean;
  /** The form shows by itself that it waits. */
  isBackground?: boolean;
  /** Sent even when the page is gone before it has arrived. */
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

/** How the form speaks to the server. It never throws for what a server or a network can do. */
export type Call = (name: CallName, payload: Payload, options?: CallOptions) => Promise<CallResult>;

export type Notify = (type: 'success' | 'danger' | 'warning', message: string) => void;
