import { getAt, isObject, type Json, partsOf, type Pointer, pointerOf } from '#engine';
import { valuesIn } from '../../walk';
import { sectionNames } from '../shared/sectionNames';
import { situationsOf } from '../values/situations';
import type { Check, CheckInput, Violation } from './check';

/** Lists whose entries have to differ: in a property, or as a whole where none is named. */
const lists: { file: 'request' | 'ui'; list: RegExp; property?: string; what: string }[] = [
  { file: 'request', list: /^\/steps$/, property: 'id', what: 'id of a step' },
  { file: 'request', list: /^\/signatures$/, property: 'id', what: 'id of a signature' },
  { file: 'request', list: /^\/signatures$/, property: 'title', what: 'title of a signature' },
  { file: 'request', list: /^\/asides$/, property: 'id', what: 'id of an aside' },
  { file: 'request', list: /^\/asides$/, property: 'title', what: 'title of an aside' },
  { file: 'request', list: /^\/downloads$/, property: 'title', what: 'title of a download' },
  { file: 'request', list: /^\/downloads$/, property: 'fileName', what: 'file name' },
  { file: 'request', list: /^\/proofs\/[^/]+\/locks$/, what: 'locked field' },
  { file: 'ui', list: /^\/ui:sections$/, property: 'id', what: 'id of a section' },
  { file: 'ui', list: /^\/ui:sections$/, property: 'title', what: 'title of a section' },
  { file: 'ui', list: /\/columns$/, property: 'title', what: 'title of a column' },
  { file: 'ui', list: /\/ui:links$/, property: 'title', what: 'title of a link' },
  { file: 'ui', list: /\/ui:enumNames$/, what: 'name of a choice' },
  { file: 'ui', list: /\/ui:(notes|haveReady)$/, what: 'text' },
  { file: 'ui', list: /\/ui:entries\/facts$/, what: 'text' },
  { file: 'ui', list: /\/ui:toast$/, what: 'rule' },
];

export const duplicate: Check = {
  id: 'duplicate',
  *run(input) {
    for (const { file, list, property, what } of lists)
      for (const [at, value] of valuesIn(input.definition[file]))
        if (list.test(at) && Array.isArray(value)) yield* repeated(file, at, value, what, property);
    yield* titlesOfOneSection(input);
  },
};

function* repeated(
  file: Violation['file'],
  at: Pointer,
  list: unknown[],
  what: string,
  property?: string,
): Generator<Violation> {
  const seen = new Set<string>();
  for (const [i, entry] of list.entries()) {
    const value = (property === undefined ? entry : getAt(entry, `/${property}`)) as Json;
    if (value === undefined || isObject(value)) continue;
    const id = typeof value === 'string' ? value.trim().toLowerCase() : JSON.stringify(value);
    if (seen.has(id))
      yield {
        file,
        at: at + pointerOf(i, ...(property === undefined ? [] : [property])),
        message: `The ${what} ${JSON.stringify(value)} is duplicated. Change or remove one.`,
      };
    seen.add(id);
  }
}

/** Two fields that a section can show together, under the same title. */
function* titlesOfOneSection({ definition }: CheckInput): Generator<Violation> {
  const { ui } = definition;
  const situations = situationsOf(definition);
  const descriptionsOf = (name: string) =>
    situations.of(pointerOf(name)).filter((one) => situations.reachable.has(one));
  const areTogether = (one: string, other: string) =>
    descriptionsOf(one).some((a) =>
      descriptionsOf(other).some((b) =>
        situations.canHold([...new Set([...a.guards, ...b.guards])]),
      ),
    );
  const named = new Set([...sectionNames(ui)].map(({ name }) => name));
  const rest = situations.branches.descriptions
    .filter(({ at }) => partsOf(at).length === 1)
    .map(({ at }) => partsOf(at)[0]!)
    .filter((name) => !named.has(name));
  for (const { fields = [], columns } of ui['ui:sections'] ?? [{ fields: ['*'] }]) {
    if (columns) continue;
    const seen = new Map<string, string[]>();
    // ui-twice reports a field that is named twice.
    for (const name of new Set(fields.flatMap((one) => (one === '*' ? rest : one)))) {
      const { 'ui:title': title, 'ui:widget': widget } = ui[name] ?? {};
      if (title === undefined || widget === 'hidden') continue;
      const id = title.trim().toLowerCase();
      const same = seen.get(id) ?? [];
      if (same.some((other) => areTogether(other, name)))
        yield {
          file: 'ui',
          at: pointerOf(name, 'ui:title'),
          severity: 'warning',
          message: `Two fields of one section have the title ${JSON.stringify(title)}. Give each its own.`,
        };
      seen.set(id, [...same, name]);
    }
  }
}
