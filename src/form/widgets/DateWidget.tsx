import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useAria } from '../parts/FieldContext';
import { CalendarIcon } from '../parts/icons';
import { TextBox } from '../parts/TextBox';
import { say } from '../words';
import type { AnswerProps } from './props';
import { dates, withSlashes } from './reading';
import { useTyping } from './useTyping';
import { QuietButton } from '../parts/QuietButton';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  position: 'relative',
}));

/** Where the browser hangs its calendar; never typed into. */
const Calendar = styled('input')({
  position: 'absolute',
  bottom: 0,
  left: 0,
  width: 1,
  height: 1,
  opacity: 0,
  border: 0,
  padding: 0,
  pointerEvents: 'none',
});

/** A date, typed as DD/MM/YYYY or picked from the browser's calendar. */
export function DateWidget({ id, label, isRequired, ui, value, onAnswer }: AnswerProps) {
  const { text, type, leave } = useTyping(value, onAnswer, dates);
  const calendar = useRef<HTMLInputElement>(null);
  const picked = dates.read(text);
  return (
    <Row>
      <TextBox
        {...useAria(isRequired)}
        id={id}
        value={text}
        onType={type}
        onBlur={leave}
        asTyped={(raw) => withSlashes(raw, text)}
        inputMode="numeric"
        maxLength={10}
        autoComplete={ui.autocomplete ?? 'off'}
        placeholder={ui.placeholder}
        size={ui.width ?? 12}
      />
      <QuietButton
        aria-label={say('date.pick', { label })}
        onClick={() => calendar.current?.showPicker()}
      >
        <CalendarIcon />
      </QuietButton>
      <Calendar
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={typeof picked === 'string' && picked.includes('-') ? picked : ''}
        onChange={({ target }) => onAnswer(target.value || undefined)}
      />
    </Row>
  );
}
