import { call } from '../../calls/call';

/** What stands in the way of a request for a policy: one that is open, or else the words of the server. */
export interface PolicyCheck {
  isOpen: boolean;
  message: string;
}

/** Whether a request can be begun for a policy, by the link of an incident or without one (doc 2 §4, §7). */
export async function checkLink(
  policyNo: string,
  subTypeCode: string,
  incidentNumber: string,
): Promise<PolicyCheck | undefined> {
  const result = await call(
    'POST dgh-sr-status/',
    {
      policy_number: policyNo,
      etli_sub_type: subTypeCode,
      incident_number: incidentNumber,
    },
    { isQuiet: true, isBackground: true },
  );
  if (result.status !== 'ok') return undefined;
  const { already_open, link_expired_message } = result.data;
  // Only the string counts (doc 1 §7).
  return { isOpen: already_open === 'true', message: link_expired_message ?? '' };
}
