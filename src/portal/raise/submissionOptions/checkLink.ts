import { call } from '../../calls/call';

/** What prevents a request for a policy: an open request, or else the reason in `message`. Empty if nothing does. */
export interface PolicyCheck {
  isOpen: boolean;
  /** Of the open request, if this customer raised it. */
  ticketnumber?: string;
  message: string;
}

/** Checks whether a request can be started, from the link of an incident or without one (SHELL-16, DGH-01, DGH-02). */
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
    { isQuiet: true, isContent: true },
  );
  if (result.status !== 'ok') return undefined;
  const { already_open, ticketnumber, link_expired_message } = result.data;
  // A string, not a boolean (FLOW-05).
  return { isOpen: already_open === 'true', ticketnumber, message: link_expired_message ?? '' };
}
