import type { ComponentProps } from 'react';
import { Input, widthFor } from '../../look/controls';

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'width' | 'ref'> {
  onType: (text: string) => void;
  /** How text is put right in place, typed, pasted or filled in by the browser. */
  asTyped?: (text: string) => string;
  /** In characters. */
  size?: number;
}

/**
 * An input that puts text right as it comes in, with the caret where it was. It cuts at `maxLength` itself, since a
 * browser would cut a pasted number before the spaces are out.
 */
export function TextBox(props: TextBoxProps) {
  const { onType, asTyped = (text) => text, size, maxLength = Infinity, ...rest } = props;
  return (
    <Input
      {...rest}
      style={widthFor(size)}
      onChange={({ target }) => {
        // Counted from the end: what is put in, taken out or cut stands before the caret.
        const behind = target.value.length - (target.selectionStart ?? target.value.length);
        const text = cut(asTyped(target.value), maxLength, behind);
        if (text !== target.value) {
          target.value = text;
          target.setSelectionRange(text.length - behind, text.length - behind);
        }
        onType(text);
      }}
    />
  );
}

/** Takes what is too much out of what came in last: a full box keeps what stands behind the caret. */
function cut(text: string, most: number, behind: number): string {
  const tooMany = text.length - most;
  if (tooMany <= 0) return text;
  const caret = text.length - behind;
  return text.slice(0, Math.max(0, caret - tooMany)) + text.slice(caret).slice(0, most);
}
