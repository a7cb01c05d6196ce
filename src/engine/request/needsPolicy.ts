import type { List, LookUp } from '../definition/definition';
import { pointersIn } from '../mapping/buildPayload';

/** Whether the options of a list can be had only once a policy is picked. */
export const listNeedsPolicy = (list: List): boolean =>
  !('call' in list) || list.send !== undefined;

/** Whether a look-up asks about the picked policy. */
export const lookUpNeedsPolicy = ({ send = {} }: LookUp): boolean =>
  pointersIn(send).some((pointer) => /^\/(policy|loaded)\//.test(pointer));
