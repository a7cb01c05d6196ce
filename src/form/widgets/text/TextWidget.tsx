import { useAria } from '#ui';
import { useId } from 'react';
import { TextBox } from '../../parts/TextBox';
import type { AnswerProps } from '../props';
import { cleanInput, inputModeOf, maxLengthOf } from './inputText';
import { textFormatOf } from './textFormat';
import { useUncontrolledText } from './useUncontrolledText';

/** One line of text, or a number; `examples` of the schema are suggested. */
export function TextWidget(props: AnswerProps) {
  const { id, schema, isRequired, ui } = props;
  const reading = textFormatOf(schema);
  const { box, first, type, leave } = useUncontrolledText<HTMLInputElement>(props, reading);
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
      cleanInput={(raw) => cleanInput(schema, raw)}
      inputMode={inputModeOf(schema)}
      maxLength={maxLengthOf(schema)}
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
