import { useAria } from '../../look/FieldContext';
import { TextBox } from '../parts/TextBox';
import type { AnswerProps } from './props';
import { readingOf } from './reading';
import { asTyped, inputModeOf, mostCharacters } from './typed';
import { useTyping } from './useTyping';

/** One line of text, or a number. */
export function TextWidget({ id, schema, isRequired, ui, value, onAnswer }: AnswerProps) {
  const { text, type, leave } = useTyping(value, onAnswer, readingOf(schema));
  return (
    <TextBox
      {...useAria(isRequired)}
      id={id}
      value={text}
      onType={type}
      onBlur={leave}
      asTyped={(raw) => asTyped(schema, raw)}
      inputMode={inputModeOf(schema)}
      maxLength={mostCharacters(schema)}
      readOnly={schema.readOnly}
      autoComplete={ui.autocomplete ?? 'off'}
      placeholder={ui.placeholder}
      size={ui.width}
      spellCheck={false}
    />
  );
}
