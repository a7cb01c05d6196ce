import type { TObject, TSchema } from '@sinclair/typebox';

/** What is agreed on one call. A GET carries its input in path and query, a POST in its body. */
export interface CallContract {
  /** What the call does, in one sentence. */
  summary: string;
  /** `signature`: another system, whose input is signed. */
  caller: 'anyone' | 'session' | 'signature';
  /** It changes what the server stores, or makes another system act. */
  changes: boolean;
  /** How clients encode the body of a POST: as JSON, unless it says otherwise. The server reads both. */
  encoding?: 'form';
  /** The size limit of the body in bytes, where it is not that of all calls. */
  bodyBytes?: number;
  input: TObject;
  /** The answer with status 2xx of a call that succeeded: JSON, or a PDF file. */
  output: TSchema | 'pdf';
  /** The answer with status 200 of a call that did not, where it differs from that of all calls. */
  declined?: TSchema;
}

/** A method and a path below `/api/`: `POST pan-check/`, `GET definitions/:key/`. */
export type Contract = { [call: `${'GET' | 'POST'} ${string}`]: CallContract };
