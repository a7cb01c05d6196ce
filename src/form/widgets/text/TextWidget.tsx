import { useAria } from '#ui';
import { useId } from 'react';
import { TextBox } from '../../parts/TextBox';
import type { AnswerProps } from '../props';
import { asTyped, inputModeOf, mostCharacters } from './inputText';
import { readingOf } from './textFormat';
import { useTextBox } from './useUncontrolledText';

/** One line of text, or a number; `examples` of the schema are suggested. */
export function TextWidget(props: AnswerProps) {
  const { id, schema, isRequired, ui } = props;
  const reading = readingOf(schema);
  const { box, first, type, leave } = useTextBox<HTMLInputElement>(props, reading);
  const aria = useAria(isRequired);
  const suggestions: string[] = schema.examples ?? [];
  const suggestionsId = useId();
  const input = (
    <TextBox
      {...aria}
      id={id}
      box={box}
      defaultValue={first}
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
      list={suggestions.length > 0 ? suggestionsId : undefined}
    />
  );
  if (suggestions.length === 0) return input;
  return (
    <>
      {input}
      <datalist id={suggestionsId}>
        {suggestions.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </>
  );
}
