import { TextArea, useAria } from '#ui';
import type { AnswerProps } from '../props';
import { CharacterCount } from './CharacterCount';
import { textFormatOf } from './textFormat';
import { useUncontrolledText } from './useUncontrolledText';

/** Text of several lines, with the number of characters left. */
export function TextareaWidget(props: AnswerProps) {
  const { id, at, schema, isRequired, ui, value } = props;
  const reading = textFormatOf(schema);
  const { box, first, type, leave } = useUncontrolledText<HTMLTextAreaElement>(props, reading);
  const most: number | undefined = schema.maxLength;
  const countId = `${id}~count`;
  return (
    <>
      <TextArea
        {...useAria(isRequired, ...(most ? [countId] : []))}
        id={id}
        ref={box}
        defaultValue={first}
        rows={ui.rows ?? 3}
        placeholder={ui.placeholder}
        autoComplete={ui.autocomplete}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      {most && <CharacterCount id={countId} at={at} box={box} schema={schema} answer={value} />}
    </>
  );
}
