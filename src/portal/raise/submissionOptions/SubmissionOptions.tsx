import { Card, Hint, Notice, Skeleton, Stack } from '#ui';
import { openRequest } from '#engine';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useLoaded } from '../../calls/useLoaded';
import { FailedNotice } from '../../components/FailedNotice';
import { useArrival, usePageTitle } from '../../components/Page';
import { roomUntil } from '../../components/roomUntil';
import { readSession } from '../../session/storage';
import { t } from '../../i18n';
import { useToday } from '../../insurerClock';
import type { OfferedEntry } from '../catalogue';
import { openDefinition, type OpenedDefinition } from '../openDefinition';
import { SubmissionOptionsForm, type SubmissionOptionsFormProps } from './SubmissionOptionsForm';

interface Props {
  entry: OfferedEntry;
  /** The address of one of its forms, for a policy if one is selected. */
  addressOf: (form: string, policyNo?: string) => string;
}

/**
 * A request type with several forms (`behind` in the catalogue): the customer selects a policy, then whether to fill in
 * the form or to upload it. The first form is the short one; the second is the full one, to which the link of an incident
 * leads as well (OPEN-108).
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
          isFull={isByLink}
          upload={entry.key}
          addressOf={addressOf}
        />
      )}
      <div style={roomUntil(opened !== 'loading')}>
        <Link to={addressOf(full)}>{t('raise.submission.full')}</Link>
        <Hint as="p">{t('raise.submission.fullHelp')}</Hint>
      </div>
    </Stack>
  );
};

type AvailableOptionsProps = OpenedDefinition &
  Omit<SubmissionOptionsFormProps, 'policies' | 'subTypeCode'>;

/** The form with the policies that can be selected, or why there are none. */
function AvailableOptions({
  definition,
  subType,
  formPass: _formPass,
  ...options
}: AvailableOptionsProps) {
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
        {...options}
        definition={definition}
        policies={opening.policies}
        subTypeCode={subType.code}
      />
    </Card>
  );
}
