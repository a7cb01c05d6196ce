import type { CallName, Schema } from '#engine';
import type { Reply } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import type { Judge } from './judge';

export type Input = { [name: string]: any };

/** `signature`: another system calls, and its input proves itself. */
interface Anyones {
  needs: 'nobody' | 'signature';
  run(services: Services, input: Input): Promise<Reply>;
}

interface Customers {
  needs: 'session';
  /** `judge` is for those that make other calls in process. */
  run(services: Services, input: Input, session: Session, judge: Judge): Promise<Reply>;
}

/** One call of the API. A GET takes its input from path and query, a POST from the body. */
export type Call = {
  call: CallName;
  /** A JSON Schema over the input; see {@link fields}. */
  takes: Schema;
  /** The most that its body may hold, where that is more than for other calls. */
  bodyBytes?: number;
} & (Anyones | Customers);

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
/** Numbers of payments, ours and the gateway's. */
export const transaction: Schema = {
  type: 'string',
  pattern: '^[A-Za-z0-9._-]{1,64}$',
  maxLength: 64,
};
