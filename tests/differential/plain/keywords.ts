import type { Schema } from '../../../src/engine';

/**
 * What a keyword of the engine is in draft-07: another schema for the same value; nothing, because no value breaks it; or
 * nothing that draft-07 can say, so that both sides leave it out.
 */
type Meaning = ((limit: any) => Schema) | 'annotation' | 'left out';

/** Every keyword of the engine, each with a decision: a test fails for one that has none. */
export const meanings: { [keyword: string]: Meaning } = {
  anyRequired: (names: string[]) => ({ anyOf: names.map(given) }),
  atMostOne: (names: string[]) => ({
    not: {
      anyOf: names.flatMap((one, i) =>
        names.slice(i + 1).map((other) => ({ allOf: [given(one), given(other)] })),
      ),
    },
  }),
  noSpace: () => ({ pattern: String.raw`^\S*$` }),
  notRepeated: () => ({ not: { type: 'string', pattern: String.raw`^(.)\1+$` } }),
  upload: fileOf,

  proof: 'annotation',
  transform: 'annotation',
  usually: 'annotation',

  // They compare with other answers or other entries.
  changedFrom: 'left out',
  differsFrom: 'left out',
  sameAs: 'left out',
  someOf: 'left out',
  sumAtMost: 'left out',
  sumEquals: 'left out',
  uniqueBy: 'left out',
  // They compare with a day, or with a number inside a text.
  after: 'left out',
  ageAtLeast: 'left out',
  ageBelow: 'left out',
  before: 'left out',
  notAfter: 'left out',
  notBefore: 'left out',
  numberAtLeast: 'left out',
  numberAtMost: 'left out',
  withinDays: 'left out',
};

/** An answer: a list without entries is none. */
function given(name: string): Schema {
  return { required: [name], properties: { [name]: { not: { type: 'array', maxItems: 0 } } } };
}

/** What a phone or mail program may leave in an extension. */
const blanks = String.raw`[\s\p{Cf}]*`;
/** The other spelling of an extension. */
const alsoSpelt: { [extension: string]: string[] } = { tiff: ['tif'] };

function fileOf({ extensions, maxBytes }: { extensions: string[]; maxBytes: number }): Schema {
  const spelt = extensions
    .flatMap((extension) => [extension, ...(alsoSpelt[extension] ?? [])])
    .map((extension) =>
      [...extension].map((letter) => `[${letter}${letter.toUpperCase()}]${blanks}`).join(''),
    );
  return {
    properties: {
      name: { type: 'string', pattern: String.raw`\.${blanks}(?:${spelt.join('|')})$` },
      size: { type: 'number', exclusiveMaximum: maxBytes, not: { const: 0 } },
    },
    required: ['name', 'size'],
  };
}
