import { useState } from 'react';
import { useLoaded } from '../../calls/useLoaded';
import { checkLink } from './checkLink';

/** The selected policy and whether a request for it is allowed. `first`: the policy that the address names. */
export function usePolicySelection(subTypeCode: string, incidentNumber: string, first: string) {
  const [policyNo, select] = useState(first);
  const isAsked = policyNo !== '';
  const { loaded: checked, loadAgain } = useLoaded(
    () => checkLink(policyNo, subTypeCode, incidentNumber),
    policyNo,
    isAsked,
  );
  const isChecked = isAsked && typeof checked === 'object';
  const obstacle = isChecked && (checked.isOpen || checked.message !== '') ? checked : undefined;
  return {
    checkedPolicyNo: policyNo,
    policyNo: obstacle ? '' : policyNo,
    select,
    obstacle,
    isChecking: isAsked && checked === 'loading',
    hasFailed: isAsked && checked === 'failed',
    isReady: isChecked && !obstacle,
    /** The options have their room from the first moment of the check, and below the message of an obstacle. */
    hasOptions: isAsked && checked !== 'failed',
    checkAgain: loadAgain,
  };
}
