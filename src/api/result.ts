import type { Problem } from './refusal';

/**
 * How a call ended, for those who made it. `message` is in words for the customer, and empty where the server gave
 * none.
 */
export type Result<Data = unknown> =
  | { status: 'ok'; data: Data }
  /** The server understood and answered no: a body whose status is not "success". */
  | { status: 'declined'; data: Body; message: string }
  /** The same request would be refused again. */
  | { status: 'refused'; data: Body; message: string; problems: Problem[] }
  /** The server could not answer, or not now: the same request may succeed later. */
  | { status: 'failed'; message: string }
  /** No answer came. */
  | { status: 'lost'; message: string }
  /** The session has ended, and the customer has been told. */
  | { status: 'signedOut'; message: '' };

type Body = { [name: string]: unknown };
