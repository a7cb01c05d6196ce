import { ask } from '../calls';
import type { FormController } from '../formController';

/** Whether a request of this sub-type stands open on a policy; `failed` where it could not be asked. */
export async function isRequestOpen(
  controller: FormController,
  policyNo: string,
): Promise<boolean | 'failed'> {
  const result = await ask(controller, 'POST sr-status/', {
    policy_number: policyNo,
    etli_sub_type: controller.props.subType.code,
  });
  // Only the string counts (doc 1 §7).
  if (result.data?.already_open === 'true') return true;
  return result.status ? false : 'failed';
}
