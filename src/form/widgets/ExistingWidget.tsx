import { Hint, Skeleton, tokens } from '#ui';
import { uiAt } from '#engine';
import styled from '@emotion/styled';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import type { AnswerProps } from './props';
import { formatAnswer } from './formatAnswer';

const Box = styled.div`
  padding: 8px 12px;
  overflow-wrap: anywhere;
  background: ${tokens.colour.page};
  border: 1px dashed ${tokens.colour.hairline};
  border-radius: ${tokens.radius.control}px;
`;

/** A value from the insurer's records, as text that can be read and copied. */
export function ExistingWidget({ id, at, schema, ui, value }: AnswerProps) {
  const { definition } = useFormController().props;
  const { lookUps = {} } = definition.request;
  const isFilled = Object.values(lookUps).some(({ fills }) => at in fills);
  const isComing = useFormState((state) => state.phase === 'opening');
  const text = formatAnswer(definition, schema, uiAt(definition.ui, at), value);
  return (
    <Box id={id} tabIndex={-1}>
      <strong>{isComing ? <Skeleton width={10} /> : text || t('existing.none')}</strong>
      <Hint>{ui.help ?? t(isFilled ? 'existing.filled' : 'existing.note')}</Hint>
    </Box>
  );
}
