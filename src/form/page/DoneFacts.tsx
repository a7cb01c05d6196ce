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

/** On paper: who asked whom for what, and for which policy. */
export function DoneFacts({ policyNo }: { policyNo: string }) {
  const { definition, policies, customer, insurer } = useFormController().props;
  const facts = [
    [t('done.insurer'), insurer.brandName],
    [t('done.customer'), customer.fullName],
    [t('done.request'), definition.ui['ui:title']],
    [t('policy.label'), findPolicy(policies, policyNo)?.title],
  ].filter(([, value]) => value);
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>
            <strong>{String(value)}</strong>
          </dd>
        </div>
      ))}
    </List>
  );
}
