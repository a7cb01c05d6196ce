import type { Catalogue } from './definition';
import type { Finding } from './finding';
import { nearest } from './nearest';
import { pointerOf } from './pointer';
import { readSource } from './source';

/** What is wrong between request types: entries without a folder, and two that the insurer takes for one. */
export function checkTogether(
  catalogue: string,
  /** The request.json of each request type, by key. */
  requests: { [key: string]: string },
): Finding[] {
  return [...entriesWithoutFolder(catalogue, Object.keys(requests)), ...sameSubTypes(requests)];
}

/** An entry whose folder is not there yet is shown as being prepared; most often its key was misspelt. */
function entriesWithoutFolder(text: string, keys: string[]): Finding[] {
  const source = readSource('catalogue.json', text);
  const { serviceTypes = [] }: Partial<Catalogue> = source.value ?? {};
  return serviceTypes.flatMap(({ requestTypes }, i) =>
    requestTypes.flatMap(({ key }, j): Finding[] => {
      if (keys.includes(key)) return [];
      const close = nearest(key, keys);
      const place = source.placeOf(pointerOf('serviceTypes', i, 'requestTypes', j, 'key'));
      return [
        {
          file: 'catalogue.json',
          ...place,
          severity: 'warning',
          rule: 'catalogue-entry',
          says: `There is no folder schemas/${key}. ${close ? `Did you mean "${close}"?` : 'Add it, or take the entry out.'}`,
        },
      ];
    }),
  );
}

function sameSubTypes(requests: { [key: string]: string }): Finding[] {
  const first = new Map<string, string>();
  return Object.entries(requests).flatMap(([key, text]): Finding[] => {
    const source = readSource(`schemas/${key}/request.json`, text);
    const name: unknown = source.value?.subType?.name;
    if (typeof name !== 'string') return [];
    const same = first.get(name.trim().toLowerCase());
    if (same === undefined) {
      first.set(name.trim().toLowerCase(), key);
      return [];
    }
    return [
      {
        file: source.path,
        ...source.placeOf('/subType/name'),
        severity: 'error',
        rule: 'sub-type-twice',
        says: `"${name}" is the sub-type of "${same}" already: the insurer would take the two for one. Name another.`,
      },
    ];
  });
}
