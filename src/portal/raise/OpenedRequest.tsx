import { useCallback, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Call } from '../../form/call';
import { RequestForm } from '../../form/RequestForm';
import { useSettings } from '../calls/settings';
import { notify } from '../notices/toasts';
import { useArrival } from '../parts/Page';
import { recall } from '../session/storage';
import { callForForm } from './callForForm';
import type { Opened } from './openDefinition';
import type { Raised } from './Raise';

type Props = Opened & {
  requestKey: string;
  onClosed: (raised: Raised | undefined) => void;
};

const todayHere = () => new Date().toISOString().slice(0, 10);

/** Hands the form who asks and for what; after a ticket was raised it leads back to the list of requests. */
const OpenedRequest = ({ definition, subType, requestKey, onClosed }: Props) => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const [dayOfOpening] = useState(todayHere);
  const today = useSettings()?.today ?? dayOfOpening;
  const raised = useRef<Raised>(undefined);
  const policyNo = useRef<string>(undefined);
  useArrival(() => document.querySelector('h1'));

  const call: Call = useCallback((name, payload, options) => {
    // Steps name the policy each in their own way; only the one that makes a ticket carries a key.
    if (options?.idempotencyKey) policyNo.current = policyNumberIn(payload);
    return callForForm(name, payload, options);
  }, []);

  return (
    <RequestForm
      definition={definition}
      subType={subType}
      customer={recall('userProfile') ?? {}}
      policies={recall('policyList') ?? []}
      today={today}
      call={call}
      notify={notify}
      draftKey={`${recall('clientUniqueId')}/${requestKey}`}
      initialPolicyNo={query.get('policyNum') ?? state?.policyNo}
      onRaised={({ ticketnumber }) => {
        raised.current = { ticketnumber, policyNo: policyNo.current };
      }}
      onClosed={() => onClosed(raised.current)}
    />
  );
};

function policyNumberIn(payload: { [name: string]: unknown }): string | undefined {
  const values = Object.values(payload);
  return recall('policyList')?.find((policy) => values.includes(policy.policyNo))?.policyNo;
}

export default OpenedRequest;
