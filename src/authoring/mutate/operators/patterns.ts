import type { Definition } from '#engine';
import { type Operator } from '../mutant';
import { askedPlaces, type Place } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { pointerName } from './words/names';

/** A pattern without its `^` or its `$`, where it has one at that end. */
function* patternOpened(definition: Definition, { at, schema, value }: Place): Generator<Slip> {
  const pattern: unknown = schema.pattern;
  if (typeof pattern !== 'string') return;
  const name = pointerName(definition, value);
  const place = `${at}/pattern`;
  if (pattern.startsWith('^'))
    yield slip(`other characters were allowed before ${name}`, place, pattern.slice(1));
  if (/(?<!\\)(?:\\\\)*\$$/.test(pattern))
    yield slip(`other characters were allowed after ${name}`, place, pattern.slice(0, -1));
}

export const patternOperators: Operator[] = [
  {
    id: 'schema:pattern-open',
    part: 'rules',
    explains:
      'Removes the ^ or the $ of a pattern, so that a part of the answer may match. Only a rejected example with other characters before or after a match notices it.',
    mutantsOf: onPlaces('schema', askedPlaces, patternOpened),
  },
];
