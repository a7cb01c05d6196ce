import type { ClipboardEvent, ComponentProps } from 'react';
import { Input, widthFor } from '../../look/controls';

interface TextBoxProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'onPaste' | 'width' | 'ref'
> {
  onType: (text: string) => void;
  /** How typed text is put right in place. */
  asTyped?: (text: string) => string;
  asPasted?: (text: string) => string;
  /** In characters. */
  size?: number;
}

const asItIs = (text: string) => text;

/** An input that puts text right as it comes in, with the caret where it was. */
export function TextBox(props: TextBoxProps) {
  const { onType, asTyped = asItIs, asPasted = asItIs, size, maxLength, ...rest } = props;

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const text = asPasted(pasted);
    if (text === pasted) return;
    // The browser would cut at maxLength before the spaces are out.
    event.preventDefault();
    const input = event.currentTarget;
    const room = (maxLength ?? Infinity) - input.value.length + selectedIn(input);
    input.setRangeText(
      text.slice(0, room),
      input.selectionStart ?? 0,
      input.selectionEnd ?? 0,
      'end',
    );
    onType(input.value);
  }

  return (
    <Input
      {...rest}
      maxLength={maxLength}
      style={widthFor(size)}
      onPaste={paste}
      onChange={({ target }) => {
        const text = asTyped(target.value);
        if (text !== target.value) {
          // Counted from the end: what is put in or taken out stands before the caret.
          const behind = target.value.length - (target.selectionStart ?? target.value.length);
          target.value = text;
          target.setSelectionRange(text.length - behind, text.length - behind);
        }
        onType(text);
      }}
    />
  );
}

const selectedIn = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  (selectionEnd ?? 0) - (selectionStart ?? 0);
