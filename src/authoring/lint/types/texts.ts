import { formatNamed, formats } from '#engine';
import type { ValueType } from './valueType';

/** The formats of texts that no answer has, but records and computations do. */
export const otherFormats: {
  [name: string]: { pattern: RegExp; description: string; example: string };
} = {
  'dd/mm/yyyy': {
    pattern: /^\d\d\/\d\d\/\d{4}$/,
    description: 'a date as DD/MM/YYYY',
    example: '12/04/1985',
  },
  'dd-mm-yyyy': {
    pattern: /^\d\d-\d\d-\d{4}$/,
    description: 'a date as DD-MM-YYYY',
    example: '12-04-1985',
  },
  'date-time': {
    pattern: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
    description: 'a moment as YYYY-MM-DDThh:mm:ssZ',
    example: '2026-04-12T10:00:00.000Z',
  },
  uuid: {
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    description: 'a UUID',
    example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  },
};

/** Whether a text is of a format; of an unknown format every text is. */
export function isOfFormat(name: string, text: string): boolean {
  const { validate } = formatNamed(name) ?? { validate: otherFormats[name]?.pattern };
  if (!validate) return true;
  return validate instanceof RegExp ? validate.test(text) : validate(text);
}

/** A text of each format, and some of none. */
const samples = [
  ...formats.map(({ example }) => example),
  ...Object.values(otherFormats).map(({ example }) => example),
  'Asha',
  'a',
  '5',
  '100.50',
  'A1',
  'Line 1, flat 2 (rear)',
];

/** Texts among which there is one for each format, pattern and length that these types name. */
export function sampleTexts(types: ValueType[]): string[] {
  const own = types.flatMap(({ examples }) => (examples ?? []) as string[]);
  const lengths = types.flatMap(({ minLength, maxLength }) =>
    [minLength, maxLength].filter((length) => length > 0 && length < 5000),
  );
  const stretched = lengths.flatMap((length) =>
    ['A', '1', 'a'].map((letter) => letter.repeat(length)),
  );
  return [...own, ...samples, ...stretched];
}
