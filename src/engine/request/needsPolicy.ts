import type { List, LookUp } from '../definition/definition';
import { pointersIn } from '../mapping/buildPayload';

/** Whether the options of a list depend on the picked policy. */
export const listNeedsPolicy = (list: List): boolean =>
  !('call' in list) || list.send !== undefined;

/** Whether a look-up depends on the picked policy. */
export const lookUpNeedsPolicy = ({ send = {} }: LookUp): boolean =>
  pointersIn(send).some((pointer) => /^\/(policy|loaded)\//.test(pointer));
