import { compute } from '../computations';
import type {
  CompiledDefinition,
  Context,
  Definition,
  Document,
  List,
  NormalizedAnswers,
  Option,
  Pointer,
} from '../definition/definition';
import { getAt } from '../json/pointer';
import { buildPayload } from '../mapping/buildPayload';
import { recordWord } from '../text/messageFor';
import { documentOf } from './document';
import type { Loader } from './loaders';

/** Loads the options of every list, by field; none where there is no response. */
export function* loadLists(
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Loader<{ [field: Pointer]: Option[] }> {
  const options: { [field: Pointer]: Option[] } = {};
  const document = documentOf(context, answers);
  for (const [field, list] of Object.entries(definition.request.lists ?? {})) {
    if (!context.policy && listNeedsPolicy(list)) continue;
    const [response] =
      'call' in list
        ? yield [{ call: list.call, payload: buildPayload(list.send ?? {}, document) }]
        : [];
    options[field] = optionsOf(definition, list, document, response) ?? [];
  }
  return options;
}

/** The options of a list: from the response of its call, from a loaded value, or computed; `undefined` if there are none. */
export function optionsOf(
  definition: Definition,
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
  const labelIn = (entry: any) => recordWord(definition, String(entry[option?.label ?? 'label']));
  if (!option) return entries.map((entry) => ({ ...entry, label: labelIn(entry) }));
  return entries.map((entry) => ({
    ...entry,
    label: labelIn(entry),
    value: String(entry[option.value]),
    id: String(entry[option.value]),
  }));
}

/** Whether the options of a list depend on the picked policy. */
export const listNeedsPolicy = (list: List): boolean =>
  !('call' in list) || list.send !== undefined;
