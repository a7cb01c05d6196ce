import { tokens } from '#ui';
import styled from '@emotion/styled';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Breadcrumb } from './Breadcrumb';
import { DefinitionForm } from './DefinitionForm';
import type { CatalogueItem } from './catalogueItems';
import { RelatedRequests } from './RelatedRequests';
import type { RaisedRequest } from './raisedRequest';
import { SubmissionOptions } from './submissionOptions/SubmissionOptions';

const Column = styled.div`
  max-width: ${tokens.width.list}px;
`;

type Props = CatalogueItem & {
  addressOf: (key: string) => string;
  onClosed: (raised: RaisedRequest | undefined) => void;
};

/** A request type: its breadcrumb, then its form or the choice between its forms. */
export const RequestPage = ({ serviceType, entry, addressOf, onClosed }: Props) => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const forms = [entry.key, ...(entry.behind ?? [])];
  const form = forms.find((key) => key === query.get('form'));

  function formAddress(key: string, policyNo?: string): string {
    const next = new URLSearchParams(query);
    next.set('form', key);
    next.delete('page');
    if (policyNo) next.set('policyNum', policyNo);
    return `${pathname}?${next}`;
  }

  const related = <RelatedRequests serviceType={serviceType} entry={entry} addressOf={addressOf} />;
  return (
    <Column>
      <Breadcrumb serviceType={serviceType.title} request={entry.title} />
      {entry.behind && !form ? (
        <>
          <SubmissionOptions entry={entry} addressOf={formAddress} />
          {related}
        </>
      ) : (
        <DefinitionForm
          key={form}
          requestKey={form ?? entry.key}
          title={entry.title}
          onClosed={onClosed}
        >
          {related}
        </DefinitionForm>
      )}
    </Column>
  );
};
