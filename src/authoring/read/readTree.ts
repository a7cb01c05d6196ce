import { plainText } from '#engine';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** Why a text is no JSON: where, what is wrong and what to do. */
export interface SyntaxFlaw {
  offset: number;
  message: string;
}

/** Parses JSON strictly (RFC 8259: no comments, no trailing commas). */
export function readTree(text: string): { tree: Node | undefined; flaw?: SyntaxFlaw } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  return first ? { tree, flaw: flawOf(text, first) } : { tree };
}

function flawOf(text: string, { error, offset, length }: ParseError): SyntaxFlaw {
  const found: Found = { sign: text.slice(offset, offset + length), before: text.slice(0, offset) };
  const code = printParseErrorCode(error);
  const { message } = flaws.find(
    ({ codes = code, isTrue = () => true }) => codes.includes(code) && isTrue(found),
  )!;
  return { offset, message: `Invalid JSON: ${message}` };
}

const noNumber =
  'this is no number. Write only its digits, such as 500, -1 or 0.5, without a zero or + in front.';

interface Found {
  /** What the parser could not read. */
  sign: string;
  /** The text before it. */
  before: string;
}

const quote =
  'Put names and texts into straight double quotes ("), and write \\" for a quote inside of a text.';

/** In order: the first whose codes and test fit an error gives the message; the last one fits any error. */
const flaws: { codes?: string; isTrue?(found: Found): boolean; message: string }[] = [
  {
    codes: 'ValueExpected',
    isTrue: ({ sign, before }) => sign === '' && before.trim() === '',
    message: 'the file is empty. Write { } with its content, or remove the file.',
  },
  {
    codes: 'PropertyNameExpected ValueExpected',
    isTrue: ({ before }) => /,\s*$/.test(before),
    message: 'after a comma comes another entry, and there is none. Remove the comma before this.',
  },
  {
    codes: 'InvalidCommentToken InvalidSymbol',
    isTrue: ({ sign }) => /^(\/[/*]|#)/.test(sign),
    message:
      'it has no comments. Remove this one, or write it as a text: "$comment": "…" in schema.json.',
  },
  {
    codes: 'InvalidSymbol',
    isTrue: ({ sign }) => /^[\p{Pi}\p{Pf}„‚'`´]/u.test(sign),
    message: `these quotes are not those of JSON. ${quote}`,
  },
  {
    codes: 'InvalidSymbol',
    isTrue: ({ sign }) => plainText(sign) !== sign,
    message: 'an invisible sign, or a space that is none, stands between the words. Remove it.',
  },
  {
    codes: 'InvalidSymbol',
    isTrue: ({ sign }) => /^(true|false|null)$/i.test(sign),
    message: 'true, false and null have small letters only. Write this so.',
  },
  {
    codes: 'InvalidSymbol',
    isTrue: ({ sign, before }) => /^([-+.]|NaN$|Infinity$)/.test(sign) || /\d$/.test(before),
    message: noNumber,
  },
  {
    codes: 'CommaExpected',
    isTrue: ({ sign, before }) => /^\d/.test(sign) && /\d$/.test(before),
    message: noNumber,
  },
  { codes: 'UnexpectedEndOfNumber InvalidNumberFormat', message: noNumber },
  {
    codes: 'InvalidSymbol',
    message: `this is no value. ${quote}`,
  },
  {
    codes: 'InvalidCharacter',
    message:
      'this text has a tab or another control character in it. Write a space instead, or \\t for a tab.',
  },
  {
    codes: 'UnexpectedEndOfString',
    message:
      'this text does not end on its line. Add the quote at its end, and write \\n for a line break inside of it.',
  },
  {
    codes: 'InvalidEscapeCharacter InvalidUnicode',
    message: 'this text has a single \\ in it. Write \\\\ for it, also in a pattern: "\\\\d".',
  },
  {
    codes: 'UnexpectedEndOfComment',
    message: 'it has no comments, and this one has no end. Remove it.',
  },
  {
    codes: 'ColonExpected',
    message: 'between a name and its value stands a colon. Add it before this.',
  },
  {
    codes: 'EndOfFileExpected',
    message:
      'the file has ended before this. Remove what follows, or a bracket too many before it.',
  },
  {
    codes: 'CloseBraceExpected CloseBracketExpected',
    message: 'the file ends before all brackets are closed. Add the } or ] that is missing.',
  },
  {
    codes: 'CommaExpected',
    isTrue: ({ sign }) => /^[}\]]/.test(sign),
    message:
      'this bracket closes one of the other kind. } closes {, and ] closes [: correct one of the two.',
  },
  {
    codes: 'CommaExpected',
    message: 'between two entries stands a comma. Add it before this.',
  },
  {
    message:
      'something is missing before this. Look for a missing name, value, quote or bracket here or just before.',
  },
];
