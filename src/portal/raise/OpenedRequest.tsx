import { RequestForm } from '#form';
import type { DeviceKeys } from '#form/drafts';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { callStepOfSession } from '../calls/call';
import { saveFrom } from '../calls/saveFrom';
import { useSettings } from '../calls/settings';
import { notify } from '../notices/toasts';
import { OpenTicket } from '../components/OpenTicket';
import { PrimaryLink } from '../components/ButtonLink';
import { useArrival } from '../components/Page';
import { saveBeforeLogout } from '../session/openForms';
import { readSession } from '../session/storage';
import { t } from '../i18n';
import { useToday } from '../insurerClock';
import { NextLink } from './NextLink';
import type { OpenedDefinition } from './openDefinition';
import { RaisedNotice } from './RaisedNotice';
import { type RaisedRequest, trackText, useRaised } from './raisedRequest';
import { simulatedCalls } from './simulated';
import { usePageAddress } from './usePageAddress';
import { useSubmission } from './useSubmission';

type Props = OpenedDefinition & {
  title: string;
  deviceKeys: DeviceKeys;
  loading: ReactNode;
  below: ReactNode;
  onClosed: (raised: RaisedRequest | undefined) => void;
};

/** The parameters of the link to an incident (REV-61). */
const linkOf = (query: URLSearchParams) =>
  Object.fromEntries(
    ['incidentNum', 'SRNum'].flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  );

/** Gives the form its customer, policies and calls; after a ticket is raised it returns to the list of requests. */
const OpenedRequest = ({
  definition,
  subType,
  formPass,
  title,
  deviceKeys,
  loading,
  below,
  onClosed,
}: Props) => {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const settings = useSettings();
  const insurer = useMemo(() => ({ ...settings }), [settings]);
  const link = useMemo(() => linkOf(query), [query]);
  const [call] = useState(callStepOfSession);
  const [before] = useState(useRaised());
  const raised = useRef<RaisedRequest>(undefined);
  const { keepRaised, ...pageAddress } = usePageAddress();
  const submission = useSubmission(definition.key, title);
  useArrival(() => document.querySelector('h1'));

  return (
    <RequestForm
      definition={definition}
      subType={subType}
      customer={readSession('userProfile') ?? {}}
      policies={readSession('policyList') ?? []}
      today={useToday()}
      insurer={insurer}
      simulated={simulatedCalls(settings?.simulated ?? [])}
      call={(name, payload, options) =>
        call(name, payload, {
          ...options,
          formPass,
          ...(submission.isLeft() && { isBackground: true }),
        })
      }
      saveFrom={(url, name) => saveFrom(url, name, { isBackground: submission.isLeft() })}
      notify={notify}
      deviceKeys={deviceKeys}
      loading={loading}
      below={below}
      link={link}
      initialPolicyNo={query.get('policyNum') ?? state?.policyNo}
      pageAddress={pageAddress}
      beforeLeaving={saveBeforeLogout}
      onSubmit={(event) => {
        if (event === 'sending') keepRaised(undefined);
        submission.onSubmit(event);
      }}
      onRaised={(ticket) => {
        raised.current = ticket;
        keepRaised(ticket);
        submission.onRaised(ticket);
      }}
      onClosed={() => onClosed(raised.current)}
      openTicket={(open) => <OpenTicket {...open} />}
      nextLink={({ opens, policyNo, title }) =>
        opens !== undefined && (
          <NextLink opens={opens} policyNo={policyNo}>
            {title}
          </NextLink>
        )
      }
      trackLink={({ policyNo, tickets }) => (
        <PrimaryLink to="/dashboard/track-service-request" state={{ policyNo }}>
          {trackText(tickets)}
        </PrimaryLink>
      )}
      raisedBefore={before && <RaisedNotice {...before} />}
      nextStep={<Link to="/dashboard/policy">{t('screen.toPolicies')}</Link>}
    />
  );
};

export { loadMessages } from '#form';
export default OpenedRequest;
