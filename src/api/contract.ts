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
import { ticketSystemCalls } from './calls/ticketSystem';

/**
 * Every call of the API, by method and path. The server takes its routes and validation from it, the portal's client
 * its types. The steps of request types are not here: each has its own path and payload in `schemas/`.
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
  ...ticketSystemCalls,
};

export type ApiCall = keyof typeof contract;

/** The input of a call. */
export type Input<C extends ApiCall> = Static<(typeof contract)[C]['input']>;

/** The response of a call that succeeds; a `Blob` for a file. */
export type Output<C extends ApiCall> = (typeof contract)[C]['output'] extends infer O
  ? O extends TSchema
    ? Static<O>
    : Blob
  : never;

/** The response of a call that is declined, if the contract gives it a schema of its own. */
export type Declined<C extends ApiCall> = (typeof contract)[C] extends {
  declined: infer D extends TSchema;
}
  ? Static<D>
  : never;

/** The calls that return a file. */
export type FileCall = {
  [C in ApiCall]: (typeof contract)[C]['output'] extends 'pdf' ? C : never;
}[ApiCall];
