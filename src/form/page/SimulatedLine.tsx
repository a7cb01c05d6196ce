import { Hint, tokens } from '#ui';
import type { RequestRules } from '#engine';
import styled from '@emotion/styled';
import { useFormController } from '../controller/useFormController';
import { t } from '../i18n';

const Line = styled(Hint)`
  display: inline-block;
  margin-top: 16px;
  padding: 4px 12px;
  border: 1px solid ${tokens.colour.hairline};
  border-radius: ${tokens.radius.card}px;
`;

const callsOf = ({ steps, proofs = {} }: RequestRules) =>
  [...steps, ...Object.values(proofs)].map(({ call }) => call);

/** Says that a simulation answers in place of an external service. */
export function SimulatedLine() {
  const { definition, simulated } = useFormController().props;
  const isSimulated = callsOf(definition.request).some((call) => simulated.includes(call));
  return isSimulated && <Line as="p">{t('simulated')}</Line>;
}
