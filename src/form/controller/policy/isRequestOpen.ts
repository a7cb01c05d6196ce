import type { Input } from '#api';
import { getAt } from '#engine';
import { bodyOf } from '../../call';
import { ask } from '../calls';
import type { FormController } from '../formController';

/** Whether a request of this sub-type is open on a policy; `failed` where the call failed. */
export async function isRequestOpen(
  controller: FormController,
  policyNo: string,
): Promise<boolean | 'failed'> {
  const result = await ask(controller, 'POST sr-status/', {
    policy_number: policyNo,
    etli_sub_type: controller.props.subType.code,
  } satisfies Input<'POST sr-status/'>);
  // The service answers with a string, not a boolean.
  if (getAt(bodyOf(result), '/already_open') === 'true') return true;
  return result.status === 'ok' ? false : 'failed';
}
