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
  const { status, data } = await call(
    'POST dgh-sr-status/',
    {
      policy_number: policyNo,
      etli_sub_type: subTypeCode,
      incident_number: incidentNumber,
    },
    { isQuiet: true, isBackground: true },
  );
  if (!status) return undefined;
  // Only the string counts (doc 1 §7).
  return { isOpen: data.already_open === 'true', message: data.link_expired_message ?? '' };
}
