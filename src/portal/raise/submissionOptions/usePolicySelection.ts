import { useState } from 'react';
import { useLoaded } from '../../calls/useLoaded';
import { checkLink } from './checkLink';

/** A policy that is picked once nothing stands in its way. `first`: the one that the address asks for. */
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
    policyNo: obstacle ? '' : policyNo,
    select,
    obstacle,
    isChecking: isAsked && checked === 'loading',
    hasFailed: isAsked && checked === 'failed',
    isReady: isChecked && !obstacle,
    checkAgain: loadAgain,
  };
}
