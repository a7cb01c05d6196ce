import { Card, Notice, Skeleton, Stack } from '#ui';
import { openRequest } from '#engine';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLoaded } from '../../calls/useLoaded';
import { FailedNotice } from '../../components/FailedNotice';
import { useArrival, usePageTitle } from '../../components/Page';
import { readSession } from '../../session/storage';
import { t } from '../../i18n';
import { useToday } from '../../insurerClock';
import type { OfferedEntry } from '../catalogue';
import { openDefinition, type OpenedDefinition } from '../openDefinition';
import { SubmissionOptionsForm, type SubmissionOptionsFormProps } from './SubmissionOptionsForm';

interface Props {
  entry: OfferedEntry;
  /** Where one of its forms opens, for a policy if one is picked. */
  addressOf: (form: string, policyNo?: string) => string;
}

/**
 * An entry with forms behind it: first the policy, then to fill in or to upload. Of the forms behind it the first is
 * the short one, the second the full one, which is also where the link of an incident leads (OPEN-108).
 */
export const SubmissionOptions = ({ entry, addressOf }: Props) => {
  const [query] = useSearchParams();
  const [short, full] = entry.behind as [string, string];
  const isByLink = query.has('incidentNum') && query.has('SRNum');
  const { loaded: opened, loadAgain } = useLoaded(() => openDefinition(short), short);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(entry.title);
  useArrival(() => heading.current);
  return (
    <Stack>
      <h1 ref={heading} tabIndex={-1}>
        {entry.title}
      </h1>
      {opened === 'failed' && <FailedNotice message={t('raise.formFailed')} onAgain={loadAgain} />}
      {opened === 'loading' && <Skeleton width={40} />}
      {typeof opened === 'object' && (
        <AvailableOptions
          {...opened}
          fill={isByLink ? full : short}
          upload={entry.key}
          addressOf={addressOf}
        />
      )}
      <p>
        <Link to={addressOf(full)}>{t('raise.ways.full')}</Link>
      </p>
    </Stack>
  );
};

type AvailableOptionsProps = OpenedDefinition &
  Omit<SubmissionOptionsFormProps, 'policies' | 'subTypeCode'>;

/** The policies that can be gone on with, or why there is none. */
function AvailableOptions({ definition, subType, ...ways }: AvailableOptionsProps) {
  const today = useToday();
  const opening = openRequest(definition, {
    customer: readSession('userProfile') ?? {},
    policies: readSession('policyList') ?? [],
    subType,
    today,
  });
  if ('refusal' in opening)
    return (
      <Notice kind="warning" role="status">
        <p>{opening.refusal.message}</p>
      </Notice>
    );
  return (
    <Card as="div">
      <SubmissionOptionsForm
        {...ways}
        definition={definition}
        policies={opening.policies}
        subTypeCode={subType.code}
      />
    </Card>
  );
}
