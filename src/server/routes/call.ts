import type { CallName, Schema } from '../../engine';
import type { Services } from '../services';
import type { Session } from '../session/session';

/** What a call answers: the HTTP status and the JSON body. In process only the body counts. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: { [name: string]: string };
}

export type Input = { [name: string]: any };

interface Anyones {
  needs: 'nobody';
  run(services: Services, input: Input): Promise<Reply>;
}

interface Customers {
  needs: 'session';
  run(services: Services, input: Input, session: Session): Promise<Reply>;
}

/** One call of the API. A GET takes its input from path and query, a POST from the body. */
export type Call = {
  call: CallName;
  /** A JSON Schema over the input; see {@link fields}. */
  takes: Schema;
} & (Anyones | Customers);

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function success(body: object = {}): Reply {
  return ok({ status: 'success', ...body });
}

/** A failure that the specification treats as an answer. */
export function failed(message: string, body: object = {}): Reply {
  return ok({ status: 'failed', message, ...body });
}

export function refused(status: number, message: string, headers?: Reply['headers']): Reply {
  return { status, body: { message }, ...(headers && { headers }) };
}

/** An input of these fields and no others. A name that ends in `?` may be left out. */
export function fields(described: { [name: string]: Schema }): Schema {
  const names = Object.keys(described);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), described[name]])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}

export const text = (maxLength: number): Schema => ({ type: 'string', maxLength });
export const name = (maxLength: number): Schema => ({ type: 'string', minLength: 1, maxLength });
/** YYYY-MM-DD. */
export const day: Schema = { type: 'string', format: 'date', maxLength: 10 };
export const policyNumber = name(20);
