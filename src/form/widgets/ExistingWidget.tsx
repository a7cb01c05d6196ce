import { Skeleton, Unbroken } from '#ui';
import { formatAnswer, getAt, uiAt } from '#engine';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import type { AnswerProps } from './props';

/** More characters take the place of two values. */
const longValue = 20;

/** A value from the insurer's records, as text that can be read and copied. */
export function ExistingWidget({ id, at, schema, value }: AnswerProps) {
  const { definition } = useFormController().props;
  const isOpening = useFormState((state) => state.phase === 'opening');
  const known = useFormState((state) => (isOpening ? getAt(state.coming, at) : undefined));
  const isComing = isOpening && known === undefined && definition.request.load !== undefined;
  const text = formatAnswer(definition, schema, uiAt(definition.ui, at), known ?? value);
  return (
    <strong id={id} tabIndex={-1} data-long={text.length > longValue || undefined}>
      {isComing ? <Skeleton width={10} /> : <Unbroken text={text || t('existing.none')} />}
    </strong>
  );
}
