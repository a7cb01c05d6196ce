import { type Definition, formatNamed } from '#engine';
import type { Operator } from '../mutant';
import { descriptions, type Place } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { pointerName, quoted } from './words/names';

/** What each transformation does, and the one that is mistaken for it. */
const transforms: { [name: string]: [does: string, other?: string] } = {
  toUpperCase: ['put into capitals', 'toLowerCase'],
  toLowerCase: ['put into small letters', 'toUpperCase'],
  removeSeparators: ['freed of spaces and dashes'],
  removeCountryCode: ['freed of +91'],
  removeCurrency: ['freed of the rupee sign and commas'],
  removePercentSign: ['freed of the percent sign'],
};

function* transformsChanged(definition: Definition, { at, schema, value }: Place): Generator<Slip> {
  for (const [i, name] of ((schema.transform ?? []) as string[]).entries()) {
    const [does, other] = transforms[name] ?? [];
    if (other)
      yield slip(
        `${pointerName(definition, value)} were ${transforms[other]![0]} and not ${does}`,
        `${at}/transform/${i}`,
        other,
      );
  }
}

function* transformsDropped(definition: Definition, { at, schema, value }: Place): Generator<Slip> {
  const names: string[] = schema.transform ?? [];
  for (const [i, name] of names.entries()) {
    // A format puts its capitals right by itself.
    if (name === 'toUpperCase' && formatNamed(schema.format)?.isUpperCase) continue;
    const words = `${pointerName(definition, value)} were not ${transforms[name]?.[0] ?? `changed by ${quoted(name)}`} before it is judged`;
    yield slip(words, names.length > 1 ? `${at}/transform/${i}` : `${at}/transform`);
  }
}

export const transformOperators: Operator[] = [
  {
    id: 'schema:transform-dropped',
    part: 'rules',
    explains:
      'Leaves a text as it is typed where it should be put right first. An example whose answer is typed that way notices it.',
    mutantsOf: onPlaces('schema', descriptions, transformsDropped),
  },
  {
    id: 'schema:transform-changed',
    part: 'rules',
    explains: 'Puts a text into small letters in place of capitals, or the other way round.',
    mutantsOf: onPlaces('schema', descriptions, transformsChanged),
  },
];
