import { Input, widthFor } from '#ui';
import styled from '@emotion/styled';
import type { ComponentProps, Ref } from 'react';
/**
 * Its size does not depend on its text, so that with every key the browser lays out and paints only this box. As high
 * as a line with padding and border, and by default as wide as an input.
 */
const Box = styled(Input)`
  contain: strict;
  height: calc(1.5em + 18px);
  contain-intrinsic-width: 12em;
  vertical-align: top;
`;

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'width' | 'ref'> {
  onType: (text: string) => void;
  /** Corrects text that is typed, pasted or filled in by the browser. */
  cleanInput?: (text: string) => string;
  /** In characters. */
  size?: number;
  box?: Ref<HTMLInputElement>;
}

/**
 * An input that corrects its text without moving the caret. It applies `maxLength` itself, because a browser would cut
 * a pasted number before its spaces are removed.
 */
export function TextBox(props: TextBoxProps) {
  const { onType, cleanInput = (text) => text, size, maxLength = Infinity, box, ...rest } = props;
  return (
    <Box
      {...rest}
      ref={box}
      style={widthFor(size)}
      onChange={({ target }) => {
        // Counted from the end: all changes are before the caret.
        const behind = target.value.length - (target.selectionStart ?? target.value.length);
        const text = cut(cleanInput(target.value), maxLength, behind);
        if (text !== target.value) {
          target.value = text;
          target.setSelectionRange(text.length - behind, text.length - behind);
        }
        onType(text);
      }}
    />
  );
}

/** Removes excess characters from what was entered last; the text after the caret stays. */
function cut(text: string, most: number, behind: number): string {
  const tooMany = text.length - most;
  if (tooMany <= 0) return text;
  const caret = text.length - behind;
  return text.slice(0, Math.max(0, caret - tooMany)) + text.slice(caret).slice(0, most);
}
