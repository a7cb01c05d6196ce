import { type ApiCall, callNamed, contract } from '#api';
import { validatorOf, wrongInput } from '../http/validation';
import { refused, type Reply } from '../reply';
import type { Services } from '../services';
import type { Session } from '../session/session';
import type { Visitor } from '../session/visitor';
import { handlers } from '.';

type AnyHandler = (services: Services, input: object, caller: Session | Visitor) => Promise<Reply>;

/** The handler of a call of the contract, for input that was validated. */
export const handlerOf = (call: ApiCall): AnyHandler => handlers[call] as AnyHandler;

/**
 * Makes a call of the contract in process, for a request type that names it: the input is validated as it is over
 * HTTP. Throws if the contract has no such call.
 */
export async function runCall(
  services: Services,
  call: string,
  input: object,
  session: Session,
): Promise<Reply> {
  const name = callNamed(call);
  if (!name) throw new Error(`The contract has no call "${call}".`);
  const validate = validatorOf(contract[name].input);
  if (!validate(input))
    return refused(400, wrongInput(validate.errors ?? [], contract[name].input));
  return handlerOf(name)(services, input, session);
}
