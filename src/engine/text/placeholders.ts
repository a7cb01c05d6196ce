import type { Pointer } from '../definition/valueExpression';

/** What a text leaves open: `{name}`, or `{/pointer|otherwise}`. */
export interface Placeholder {
  /** As it is written, with its braces. */
  written: string;
  /** A word of the place where the text is, such as `ticketnumber`. */
  name?: string;
  /** A pointer into the document of a request. */
  pointer?: Pointer;
  /** What is read where the pointer finds nothing. */
  otherwise?: string;
}

const placeholder = /\{(?:([\w\p{L}\p{M}]+)|(\/[^{}|]*)(?:\|([^{}]*))?)\}/gu;

/** The placeholders of a text, in order. */
export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(placeholder)].map(([written, name, pointer, otherwise]) => ({
    written,
    ...(name !== undefined && { name }),
    ...(pointer !== undefined && { pointer }),
    ...(otherwise !== undefined && { otherwise }),
  }));

/**
 * A text with another text for each of its placeholders; one without stays as it is written. What is filled in is not
 * looked at again, so that nobody can ask for more by typing braces.
 */
export const fillPlaceholders = (
  text: string,
  textFor: (placeholder: Placeholder) => string | undefined,
): string =>
  text.includes('{')
    ? text.replace(
        placeholder,
        (written, name?: string, pointer?: Pointer, otherwise?: string) =>
          textFor({
            written,
            ...(name !== undefined && { name }),
            ...(pointer !== undefined && { pointer }),
            ...(otherwise !== undefined && { otherwise }),
          }) ?? written,
      )
    : text;

/** The text for a placeholder with a pointer; a dash where there is neither a value nor another text. */
export const valueOr = ({ pointer, otherwise }: Placeholder, textAt: TextAt): string | undefined =>
  pointer === undefined ? undefined : textAt(pointer) || (otherwise ?? '–');

/** The value of the document at a pointer, as it is read; empty for none. */
export type TextAt = (pointer: Pointer) => string;
