import { type Definition, fillPlaceholders, placeholdersIn } from '#engine';
import { valuesIn } from '../../walk';
import type { Operator } from '../mutant';
import { mutants, slip, type Slip } from './operator';
import { pointerName, quoted } from './words/names';

/** Texts that do not say one of the values that they name: they read as where it is missing. */
function* unsaid(definition: Definition, file: 'ui' | 'request'): Generator<Slip> {
  for (const [at, text] of valuesIn(definition[file])) {
    if (typeof text !== 'string') continue;
    const pointers = placeholdersIn(text).flatMap(({ pointer }) => pointer ?? []);
    for (const unsaidPointer of new Set(pointers))
      yield slip(
        `the text ${quoted(text)} did not say ${pointerName(definition, unsaidPointer)}`,
        at,
        fillPlaceholders(text, ({ pointer, otherwise }) =>
          pointer === unsaidPointer ? (otherwise ?? '–') : undefined,
        ),
      );
  }
}

const explains =
  'Lets a text not say a value that it names: it reads as where the value is missing.';

export const textValueOperators: Operator[] = [
  {
    id: 'ui:value-unsaid',
    part: 'drawing',
    explains,
    mutantsOf: mutants('ui', (definition) => unsaid(definition, 'ui')),
  },
  {
    id: 'request:value-unsaid',
    part: 'words',
    explains,
    mutantsOf: mutants('request', (definition) => unsaid(definition, 'request')),
  },
];
