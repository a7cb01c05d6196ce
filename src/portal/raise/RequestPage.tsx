import styled from '@emotion/styled';
import { tokens } from '../../look/tokens';
import { Breadcrumb } from './Breadcrumb';
import { DefinitionForm } from './DefinitionForm';
import type { Offer } from './offer';
import { OtherRequests } from './OtherRequests';
import type { Raised } from './Raise';

const Column = styled.div`
  max-width: ${tokens.width.form}px;
`;

type Props = Offer & {
  addressOf: (key: string) => string;
  onClosed: (raised: Raised | undefined) => void;
};

/** One request type: its place in the catalogue, then the form that its definition draws. */
export const RequestPage = ({ serviceType, entry, addressOf, onClosed }: Props) => (
  <Column>
    <Breadcrumb serviceType={serviceType.title} />
    <DefinitionForm requestKey={entry.key} title={entry.title} onClosed={onClosed} />
    <OtherRequests serviceType={serviceType} entry={entry} addressOf={addressOf} />
  </Column>
);
