/** Ten times the largest definition that is published anywhere. In characters. */
const maxCharacters = 1_000_000;

/** More levels than any form needs; a recursive function would run out of stack on a file without this limit. */
const maxDepth = 100;

export interface ExceededLimit {
  offset: number;
  rule: string;
  message: string;
}

/** Why a text must not be parsed. One pass without recursion, so that no text can exhaust it. */
export function exceededLimit(text: string): ExceededLimit | undefined {
  if (text.length > maxCharacters)
    return {
      offset: 0,
      rule: 'file-size',
      message: `This file has ${text.length} characters; the maximum is ${maxCharacters}. Remove what does not belong here.`,
    };
  if (text.startsWith('\uFEFF'))
    return {
      offset: 0,
      rule: 'file-encoding',
      message:
        'This file starts with a byte order mark, which JSON does not allow. Save it as UTF-8 without BOM.',
    };
  const offset = offsetTooDeep(text);
  if (offset === undefined) return undefined;
  return {
    offset,
    rule: 'json-depth',
    message: `This is nested more than ${maxDepth} levels deep. Use fewer levels.`,
  };
}

function offsetTooDeep(text: string): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (isInString) {
      if (letter === '\\') i++;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === '{' || letter === '[') {
      if (++depth > maxDepth) return i;
    } else if (letter === '}' || letter === ']') depth--;
  }
  return undefined;
}
