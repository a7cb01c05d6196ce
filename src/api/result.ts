import type { Problem } from './refusal';

/** The outcome of a call. `message` is a text for the customer; empty if the server sent none. */
export type Result<Data = unknown> =
  | { status: 'ok'; data: Data }
  /** The server declined: a response with HTTP status 2xx whose body has a `status` other than "success". */
  | { status: 'declined'; data: Body; message: string }
  /** Refused for good: the same request would be refused again. */
  | { status: 'refused'; data: Body; message: string; problems: Problem[] }
  /** The server failed, or cannot reply now: the same request may succeed later. `isUntaken`: it was surely not taken. */
  | { status: 'failed'; message: string; isUntaken?: boolean }
  /** No response arrived. */
  | { status: 'lost'; message: string }
  /** The session has ended; the customer already sees a dialog about it. */
  | { status: 'signedOut'; message: '' };

type Body = { [name: string]: unknown };
