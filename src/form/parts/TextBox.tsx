import { Input, widthFor } from '#ui';
import styled from '@emotion/styled';
import type { ComponentProps, Ref } from 'react';
/**
 * Its size does not hang on its text, so a browser lays out and paints this box alone with a key, and not all that
 * stands around it. As high as a line with padding and border, and as wide by itself as an input is.
 */
const Box = styled(Input)`
  contain: strict;
  height: calc(1.5em + 18px);
  contain-intrinsic-width: 12em;
  vertical-align: top;
`;

interface TextBoxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'width' | 'ref'> {
  onType: (text: string) => void;
  /** How text is put right in place, typed, pasted or filled in by the browser. */
  cleanInput?: (text: string) => string;
  /** In characters. */
  size?: number;
  box?: Ref<HTMLInputElement>;
}

/**
 * An input that puts text right as it comes in, with the caret where it was. It cuts at `maxLength` itself, since a
 * browser would cut a pasted number before the spaces are out.
 */
export function TextBox(props: TextBoxProps) {
  const { onType, cleanInput = (text) => text, size, maxLength = Infinity, box, ...rest } = props;
  return (
    <Box
      {...rest}
      ref={box}
      style={widthFor(size)}
      onChange={({ target }) => {
        // Counted from the end: what is put in, taken out or cut stands before the caret.
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

/** Takes what is too much out of what came in last: a full box keeps what stands behind the caret. */
function cut(text: string, most: number, behind: number): string {
  const tooMany = text.length - most;
  if (tooMany <= 0) return text;
  const caret = text.length - behind;
  return text.slice(0, Math.max(0, caret - tooMany)) + text.slice(caret).slice(0, most);
}
