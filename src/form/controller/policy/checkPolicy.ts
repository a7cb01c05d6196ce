import type { Input } from '#api';
import { getAt, type Refusal } from '#engine';
import { bodyOf, type CallOptions } from '../../call';
import { ask } from '../calls';
import { linkOf } from '../contextIn';
import { type FormController } from '../formController';

/** What the open-request check says of a policy. */
export interface PolicyCheck {
  isOpen: boolean;
  /** The open request, if this customer raised it. */
  ticketnumber?: string;
  /** Why the link that led here does no longer work. */
  expired?: string;
}

/** The dialog of a refusal. */
export const refusalDialog = (
  { message, next }: Pick<Refusal, 'message' | 'next'>,
  policyNo: string,
  ticketnumber?: string,
) => ({
  kind: 'message' as const,
  message,
  ...(next && { next: { ...next, policyNo } }),
  ...(ticketnumber !== undefined && { open: { ticketnumber, policyNo } }),
});

/** Whether a request of this sub-type is open on a policy, or its link has expired; `failed` where the call failed. */
export async function checkPolicy(
  controller: FormController,
  policyNo: string,
  options: CallOptions,
): Promise<PolicyCheck | 'failed'> {
  const { definition, subType } = controller.props;
  const payload: Input<'POST sr-status/'> = {
    policy_number: policyNo,
    etli_sub_type: subType.code,
  };
  const ofLink: Input<'POST dgh-sr-status/'> = {
    ...payload,
    incident_number: linkOf(controller.props, controller.store.get(), policyNo)?.incidentNum ?? '',
  };
  const result =
    definition.request.openRequestCheck === 'link'
      ? await ask(controller, 'POST dgh-sr-status/', ofLink, options)
      : await ask(controller, 'POST sr-status/', payload, options);
  const body = bodyOf(result);
  // The service answers with a string, not a boolean.
  const isOpen = getAt(body, '/already_open') === 'true';
  if (!isOpen && result.status !== 'ok') return 'failed';
  return {
    isOpen,
    ticketnumber: getAt(body, '/ticketnumber'),
    expired: getAt(body, '/link_expired_message') || undefined,
  };
}
