import { dateFrom, type Pointer } from '#engine';
import { Icon, IconButton, tokens, useAria } from '#ui';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { useFormState, useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import { TextBox } from '../../parts/TextBox';
import type { AnswerProps } from '../props';
import { dateCorrectionsOf } from '../text/inputText';
import { dateFormatOf } from '../text/textFormat';
import { useControlledText } from '../text/useControlledText';
import { DateParts } from './DateParts';
import { dateLimits } from './dateLimits';

const InputRow = styled.div`
  position: relative;
  display: flex;
  gap: 8px;
`;

/** The anchor of the browser's calendar; invisible. */
const Calendar = styled.input`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

const CalendarButton = styled(IconButton)`
  color: ${tokens.colour.primary};
`;

/** A date; with `ui:pickOnly` it is picked from drop-downs, not typed. */
export const DateWidget = (props: AnswerProps) =>
  props.ui.pickOnly ? <DateParts {...props} /> : <TypedDate {...props} />;

/** Typed as DD/MM/YYYY, or picked from the browser's calendar. */
function TypedDate({ id, at, schema, label, isRequired, ui, value, onAnswer }: AnswerProps) {
  const { text, type, leave } = useControlledText(value, onAnswer, dateFormatOf(schema));
  const calendar = useRef<HTMLInputElement>(null);

  return (
    <InputRow>
      <TextBox
        {...useAria(isRequired)}
        id={id}
        value={text}
        onType={type}
        onLeave={leave}
        corrections={dateCorrectionsOf(schema, text)}
        inputMode="numeric"
        autoComplete={ui.autocomplete ?? 'off'}
        placeholder={ui.placeholder}
        size={ui.width ?? 12}
      />
      <CalendarButton
        aria-label={t('date.pick', { label })}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar" size={22} />
      </CalendarButton>
      <Calendar
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={dateFrom(text) ?? ''}
        {...useLimits(at)}
        onChange={({ target }) => onAnswer(target.value || undefined)}
      />
    </InputRow>
  );
}

/** The days that the calendar offers. */
function useLimits(at: Pointer) {
  const { definition, today } = useFormController().props;
  const answers = useFormState((state) => state.answers);
  return dateLimits(definition.schema, at, answers, today);
}
