import type { TObject, TSchema } from '@sinclair/typebox';

/** The contract of one call. A GET has its input in path and query, a POST in its body. */
export interface CallContract {
  /** What the call does, in one sentence. */
  summary: string;
  /**
   * Who may make the call. `signature`: another system, whose input has a signature; `signedBody`: another system, which
   * signs body and time in headers.
   */
  caller: 'anyone' | 'session' | 'signature' | 'signedBody';
  /** The call changes stored data, or triggers an action of another system. */
  changes: boolean;
  /** The call also raises a ticket: a request type can name it as its last step. */
  raisesTicket?: true;
  /** How clients encode the body of a POST; JSON by default. The server reads both, see `canBeForm`. */
  encoding?: 'form';
  /** The size limit of the body in bytes, if it differs from the general limit. */
  bodyBytes?: number;
  input: TObject;
  /** The response of a call that succeeded, with status 2xx: JSON, or a PDF file. */
  output: TSchema | 'pdf';
  /** The response of a call that was declined, with status 200, if it differs from the general one. */
  declined?: TSchema;
  /** The response with status 4xx or 5xx, if it differs from the general one. */
  refusal?: TSchema;
}

/** A method and a path below `/api/`: `POST pan-check/`, `GET definitions/:key/`. */
export type Contract = { [call: `${'GET' | 'POST'} ${string}`]: CallContract };
