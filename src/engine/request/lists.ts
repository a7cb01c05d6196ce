import { compute } from '../computations';
import type { Document, List, Option } from '../definition/definition';
import { getAt } from '../json/pointer';

/** The options of a list: from the response of its call, from a loaded value, or computed; `undefined` if there are none. */
export function optionsOf(
  list: List,
  document: Document,
  response?: unknown,
): Option[] | undefined {
  const entries: unknown =
    'call' in list
      ? getAt(response, list.items)
      : 'from' in list
        ? getAt(document, list.from)
        : compute(
            list.compute,
            list.of.map((pointer) => getAt(document, pointer)),
            document.today,
          );
  if (!Array.isArray(entries)) return undefined;
  const { option } = list;
  if (!option) return entries;
  return entries.map((entry) => ({
    ...entry,
    label: String(entry[option.label]),
    value: String(entry[option.value]),
    id: String(entry[option.value]),
  }));
}
