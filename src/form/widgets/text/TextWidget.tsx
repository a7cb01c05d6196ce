import { charactersOf } from '#engine';
import { useAria } from '#ui';
import { useId } from 'react';
import { TextBox } from '../../parts/TextBox';
import type { AnswerProps } from '../props';
import { CharacterCount } from './CharacterCount';
import { correctionsOf, inputModeOf } from './inputText';
import { textFormatOf } from './textFormat';
import { useUncontrolledText } from './useUncontrolledText';

/** From so many characters on, people want to know how many are left. */
const longText = 100;

/** One line of text, or a number; `examples` of the schema are suggested, unless they show how a pattern is written. */
export function TextWidget(props: AnswerProps) {
  const { id, at, schema, isRequired, ui, value } = props;
  const reading = textFormatOf(schema);
  const { box, first, type, leave } = useUncontrolledText<HTMLInputElement>(props, reading);
  const countId = `${id}~count`;
  const isCounted = schema.maxLength !== undefined && !charactersOf(schema);
  const aria = useAria(isRequired, ...(isCounted ? [countId] : []));
  const suggestions: string[] = schema.pattern === undefined ? (schema.examples ?? []) : [];
  const suggestionsId = useId();
  const input = (
    <TextBox
      {...aria}
      id={id}
      box={box}
      defaultValue={first}
      onType={type}
      onLeave={leave}
      corrections={correctionsOf(schema)}
      inputMode={inputModeOf(schema)}
      readOnly={schema.readOnly}
      autoComplete={ui.autocomplete ?? 'off'}
      placeholder={ui.placeholder}
      size={ui.width}
      spellCheck={false}
      list={suggestions.length > 0 ? suggestionsId : undefined}
    />
  );
  return (
    <>
      {input}
      {suggestions.length > 0 && (
        <datalist id={suggestionsId}>
          {suggestions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
      {isCounted && (
        <CharacterCount
          id={countId}
          at={at}
          box={box}
          schema={schema}
          answer={value}
          shownFrom={longText}
        />
      )}
    </>
  );
}
