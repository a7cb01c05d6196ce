import { call } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';
import { dobOf } from '../session/dobOf';
import { fetchPolicyDetail, type PolicyDetail } from './policyDetail';

export interface OpenedPolicy extends PolicyDetail {
  /** Yes: the policy has to be revived before premium is taken. */
  dghStatus: string;
}

/** The policy with its current checks, loaded when its card is opened. */
export const usePolicyDetail = (policyNo: string, isOpen: boolean) =>
  useLoaded(() => fetchOpened(policyNo), policyNo, isOpen);

async function fetchOpened(policyNo: string): Promise<OpenedPolicy | undefined> {
  const options = { isQuiet: true, isContent: true };
  const [detail, revival] = await Promise.all([
    fetchPolicyDetail(dobOf(policyNo), policyNo),
    call('GET check-pay-now-dgh/', { policyNumber: policyNo }, options),
  ]);
  return detail && { ...detail, dghStatus: revival.status === 'ok' ? revival.data.dghStatus : '' };
}
