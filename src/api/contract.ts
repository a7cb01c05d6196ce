import type { Static, TSchema } from '@sinclair/typebox';
import { checkCalls } from './calls/checks';
import { customerCalls } from './calls/customer';
import { fundCalls } from './calls/funds';
import { listCalls } from './calls/lists';
import { paymentCalls } from './calls/payments';
import { policyCalls } from './calls/policies';
import { portalCalls } from './calls/portal';
import { requestCalls } from './calls/requests';
import { sessionCalls } from './calls/session';
import { statementCalls } from './calls/statements';

/**
 * Every call of the API, by method and path: the server validates and routes by it, the portal's client has its types
 * from it. The steps of request types are not here: each has its own path and payload in `schemas/`.
 */
export const contract = {
  ...sessionCalls,
  ...customerCalls,
  ...policyCalls,
  ...paymentCalls,
  ...fundCalls,
  ...statementCalls,
  ...listCalls,
  ...requestCalls,
  ...checkCalls,
  ...portalCalls,
};

export type ApiCall = keyof typeof contract;

/** What a call takes. */
export type Input<C extends ApiCall> = Static<(typeof contract)[C]['input']>;

/** What a call answers when it succeeds; a `Blob` for a file. */
export type Output<C extends ApiCall> = (typeof contract)[C]['output'] extends infer O
  ? O extends TSchema
    ? Static<O>
    : Blob
  : never;

/** What a call answers when it is declined, where that is special to it. */
export type Declined<C extends ApiCall> = (typeof contract)[C] extends {
  declined: infer D extends TSchema;
}
  ? Static<D>
  : never;

/** The calls that answer with a file. */
export type FileCall = {
  [C in ApiCall]: (typeof contract)[C]['output'] extends 'pdf' ? C : never;
}[ApiCall];
