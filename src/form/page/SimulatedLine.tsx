import { Hint } from '#ui';
import type { RequestRules } from '#engine';
import styled from '@emotion/styled';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';

const Line = styled(Hint)`
  margin-top: 16px;
`;

const callsOf = ({ steps, proofs = {} }: RequestRules) =>
  [...steps, ...Object.values(proofs)].map(({ call }) => call);

/** Says that a simulation answers in place of an external service. */
export function SimulatedLine() {
  const { definition, simulated } = useFormController().props;
  const isSimulated = callsOf(definition.request).some((call) => simulated.includes(call));
  return isSimulated && <Line as="p">{t('simulated')}</Line>;
}
