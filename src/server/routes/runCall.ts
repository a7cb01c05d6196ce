import { type ApiCall, contract } from '#api';
import { validatorOf, wrongInput } from '../http/validation';
import { refused, type Reply } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import { handlers } from '.';

type AnyHandler = (services: Services, input: object, session: Session | null) => Promise<Reply>;

/** The handler of a call, for input that was validated; undefined if the contract has no such call. */
export const handlerOf = (call: string): AnyHandler | undefined =>
  Object.hasOwn(handlers, call) ? (handlers[call as ApiCall] as AnyHandler) : undefined;

/**
 * Makes a call of the contract in process, for a request type that names it: the input is validated as it is over
 * HTTP. Undefined if the contract has no such call.
 */
export async function runCall(
  services: Services,
  call: string,
  input: object,
  session: Session,
): Promise<Reply | undefined> {
  const handler = handlerOf(call);
  if (!handler) return undefined;
  const validate = validatorOf(contract[call as ApiCall].input);
  if (!validate(input)) return refused(400, wrongInput(validate.errors ?? []));
  return handler(services, input, session);
}
