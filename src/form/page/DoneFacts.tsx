import styled from '@emotion/styled';
import { findPolicy } from '../controller/contextIn';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';

const List = styled.dl`
  display: none;
  @media print {
    display: block;
  }
`;

/** On paper: what was asked for, and for which policy. */
export function DoneFacts({ policyNo }: { policyNo: string }) {
  const { definition, policies } = useFormController().props;
  const facts = [
    [t('done.request'), definition.ui['ui:title']],
    [t('policy.label'), findPolicy(policies, policyNo)?.title],
  ];
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
          </dd>
        </div>
      ))}
    </List>
  );
}
