import { TextArea } from '../../look/controls';
import { useAria } from '../../look/FieldContext';
import { Hint } from '../../look/Hint';
import { say } from '../words';
import type { AnswerProps } from './props';
import { readingOf } from './reading';
import { useTyping } from './useTyping';

/** Several lines, and how many characters are left. */
export function TextareaWidget({ id, schema, isRequired, ui, value, onAnswer }: AnswerProps) {
  const { text, type, leave } = useTyping(value, onAnswer, readingOf(schema));
  const most: number | undefined = schema.maxLength;
  const countId = `${id}~count`;
  return (
    <>
      <TextArea
        {...useAria(isRequired, ...(most ? [countId] : []))}
        id={id}
        value={text}
        rows={ui.rows ?? 3}
        maxLength={most}
        placeholder={ui.placeholder}
        autoComplete={ui.autocomplete}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      {most && <Hint id={countId}>{say('textarea.left', { left: most - text.length, most })}</Hint>}
    </>
  );
}
