import { compute } from '../computations';
import type {
  Answers,
  CompiledDefinition,
  Context,
  Definition,
  Document,
  List,
  Option,
  Pointer,
} from '../definition/definition';
import { oncePer } from '../json/oncePer';
import { getAt } from '../json/pointer';
import { buildPayload } from '../mapping/buildPayload';
import { recordWord } from '../text/messageFor';
import { documentOf, refersTo } from './document';
import type { Loader } from './loaders';

/** Loads the options of every list, by field; none where there is no response. */
export function* loadLists(
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Loader<{ [field: Pointer]: Option[] }> {
  const document = documentOf(context, answers);
  const lists = Object.entries(definition.request.lists ?? {}).filter(
    ([, list]) => context.policy || !listNeedsPolicy(list),
  );
  const called = lists.flatMap(([, list]) => ('call' in list ? [list] : []));
  const responses = yield called.map(({ call, send = {} }) => {
    return { call, payload: buildPayload(send, document) };
  });
  return Object.fromEntries(
    lists.map(([field, list]) => {
      const response = 'call' in list ? responses[called.indexOf(list)] : undefined;
      return [field, optionsOf(definition, list, document, response) ?? []];
    }),
  );
}

/** Whether the options of a list depend on answers. */
export const listsNeedAnswers = oncePer((lists: object) => refersTo(lists, 'answers'));

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
