/** A definition is written by people: the largest that are published anywhere are a tenth of this. In characters. */
const mostCharacters = 1_000_000;

/** Deeper than any form; a file that nests further would exhaust whoever walks it. */
const deepest = 100;

/** Names that JavaScript keeps to itself: under them a value would be lost or do harm. */
export const barredNames = ['__proto__', 'constructor', 'prototype'];

export interface Excess {
  offset: number;
  rule: string;
  message: string;
}

/** What makes a text unfit to be read at all; found in one pass, whatever the text holds. */
export function excessOf(text: string): Excess | undefined {
  if (text.length > mostCharacters)
    return {
      offset: 0,
      rule: 'file-size',
      message: `This file has ${text.length} characters; at most ${mostCharacters} are read. Take out what does not belong here.`,
    };
  if (text.startsWith('\uFEFF'))
    return {
      offset: 0,
      rule: 'file-encoding',
      message:
        'This file begins with a byte order mark, which is not JSON. Save it as UTF-8 without BOM.',
    };
  const offset = tooDeepAt(text);
  if (offset === undefined) return undefined;
  return {
    offset,
    rule: 'json-depth',
    message: `This is nested more than ${deepest} levels deep. Write it flatter.`,
  };
}

function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (isInString) {
      if (letter === '\\') i++;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === '{' || letter === '[') {
      if (++depth > deepest) return i;
    } else if (letter === '}' || letter === ']') depth--;
  }
  return undefined;
}
