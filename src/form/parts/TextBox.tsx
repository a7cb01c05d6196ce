import { type Corrections, Input, useCorrections, widthFor } from '#ui';
import styled from '@emotion/styled';
import { type ComponentProps, type RefObject, useRef } from 'react';

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
  /** The text is complete: the box is left, or Enter pressed. */
  onLeave?: () => void;
  corrections?: Corrections;
  /** In characters. */
  size?: number;
  box?: RefObject<HTMLInputElement | null>;
}

const unchanged = (text: string) => text;
const none: Corrections = { typed: unchanged, whole: unchanged };

/** An input that corrects its text without moving the caret. It never cuts a text: the rules refuse what is too long. */
export function TextBox({ onType, onLeave, corrections, size, box, ...rest }: TextBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = box ?? own;
  const correct = useCorrections(input, corrections ?? none);
  return (
    <Box
      {...rest}
      ref={input}
      style={widthFor(size)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onLeave?.();
        rest.onKeyDown?.(event);
      }}
      onChange={({ nativeEvent }) => onType(correct(nativeEvent))}
      onCompositionEnd={({ nativeEvent }) => onType(correct(nativeEvent))}
    />
  );
}
