import { canonicalText } from '#engine';
import { Hint, Row, useAria } from '#ui';
import { useFormState } from '../../controller/useFormController';
import { t } from '../../i18n';
import { TextBox } from '../../parts/TextBox';
import type { AnswerProps } from '../props';
import { correctionsOf } from './inputText';
import { textFormatOf } from './textFormat';
import { useControlledText } from './useControlledText';

/** A pin code; once complete it becomes an answer at once, and its look-up fills in other fields. */
export function PincodeWidget({ id, at, schema, isRequired, ui, value, onAnswer }: AnswerProps) {
  const { text, type, leave, commit } = useControlledText(value, onAnswer, textFormatOf(schema));
  const isLookingUp = useFormState((state) => at in state.lookUps);
  const length = schema.maxLength ?? 6;
  const busyId = `${id}~busy`;
  return (
    <Row>
      <TextBox
        {...useAria(isRequired, ...(isLookingUp ? [busyId] : []))}
        id={id}
        value={text}
        onType={(next) => {
          type(next);
          if (canonicalText(schema, next).length === length) commit();
        }}
        onLeave={leave}
        corrections={correctionsOf(schema)}
        inputMode="numeric"
        autoComplete={ui.autocomplete ?? 'postal-code'}
        placeholder={ui.placeholder}
        size={ui.width ?? 6}
      />
      <Hint id={busyId} role="status">
        {isLookingUp && t('lookUp.busy')}
      </Hint>
    </Row>
  );
}
