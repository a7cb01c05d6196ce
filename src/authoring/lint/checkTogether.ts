import { type Catalogue, pointerOf } from '#engine';
import type { Diagnostic } from './diagnostic';
import { nearest } from './nearest';
import { readSourceFile, type SourceFile } from '../read/sourceFile';

/** What is wrong between request types: entries without a folder, and two that the insurer takes for one. */
export function checkTogether(
  text: string,
  /** The request.json of each request type, by key. */
  requests: { [key: string]: string },
): Diagnostic[] {
  const catalogue = readSourceFile('catalogue.json', text);
  const named = [...keysIn(catalogue.value ?? {})];
  return [
    ...withoutFolder(catalogue, named, Object.keys(requests)),
    ...sameSubTypes(named, requests),
  ];
}

interface Named {
  key: string;
  at: string;
  /** Definitions behind one entry share its sub-type. */
  family: string;
}

/** Every key that the catalogue names, with its place. */
function* keysIn({ serviceTypes = [], screens = {} }: Partial<Catalogue>): Generator<Named> {
  for (const [i, { requestTypes }] of serviceTypes.entries())
    for (const [j, { key, behind = [] }] of requestTypes.entries()) {
      const at = pointerOf('serviceTypes', i, 'requestTypes', j);
      yield { key, at: `${at}/key`, family: key };
      for (const [k, further] of behind.entries())
        yield { key: further, at: at + pointerOf('behind', k), family: key };
    }
  for (const [screen, key] of Object.entries(screens))
    yield { key, at: pointerOf('screens', screen), family: key };
}

/** An entry whose folder is not there yet is shown as being prepared; most often its key was misspelt. */
function withoutFolder(catalogue: SourceFile, named: Named[], keys: string[]): Diagnostic[] {
  return named
    .filter(({ key }) => !keys.includes(key))
    .map(({ key, at }) => {
      const close = nearest(key, keys);
      const hint = close ? `Did you mean "${close}"?` : 'Add it, or take the entry out.';
      return {
        file: 'catalogue.json',
        ...catalogue.placeOf(at),
        severity: 'warning',
        rule: 'catalogue-entry',
        message: `There is no folder schemas/${key}. ${hint}`,
      };
    });
}

function sameSubTypes(named: Named[], requests: { [key: string]: string }): Diagnostic[] {
  const families = new Map(named.map(({ key, family }) => [key, family]));
  const first = new Map<string, string>();
  return Object.entries(requests).flatMap(([key, text]): Diagnostic[] => {
    const source = readSourceFile(`schemas/${key}/request.json`, text);
    const name: unknown = source.value?.subType?.name;
    if (typeof name !== 'string') return [];
    const same = first.get(name.trim().toLowerCase());
    first.set(name.trim().toLowerCase(), same ?? key);
    const family = families.get(key);
    if (same === undefined || (family !== undefined && family === families.get(same))) return [];
    return [
      {
        file: source.path,
        ...source.placeOf('/subType/name'),
        severity: 'error',
        rule: 'sub-type-twice',
        message: `"${name}" is the sub-type of "${same}" already: the insurer would take the two for one. Name another.`,
      },
    ];
  });
}
