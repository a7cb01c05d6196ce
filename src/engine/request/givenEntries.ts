import type {
  Answers,
  CompiledDefinition,
  Context,
  Definition,
  Document,
  NormalizedAnswers,
  Pointer,
  Problem,
  Schema,
} from '../definition/definition';
import { isObject } from '../json/object';
import { oncePer } from '../json/oncePer';
import { getAt, partsOf, pointerOf, withAllAt } from '../json/pointer';
import { sortedJson } from '../json/sortedJson';
import { descriptionOf } from '../schema/fields';
import { normalizeAnswers } from '../schema/normalizeAnswers';
import { messageFor } from '../text/messageFor';
import { uiAt } from '../text/uiAt';
import { documentOf } from './document';
import { prefillAt } from './prefill';

/** A list that `prefill` begins and the customer completes. `columns`: the names in its entries that only the insurer sets. */
interface GivenList {
  at: Pointer;
  columns: string[];
}

/** The lists of a definition in which some fields of the entries are the insurer's, and others are not. */
export const givenLists = oncePer((definition: Definition): GivenList[] =>
  Object.keys(definition.request.prefill ?? {}).flatMap((at) => {
    const schema = descriptionOf(definition.schema, at);
    if (at.includes('/items/') || !schema?.items || schema.readOnly) return [];
    const filled = namesFilledIn(definition, at);
    const columns = Object.entries<Schema>(schema.items.properties ?? {})
      .filter(([name, part]) => part.readOnly && !filled.has(name))
      .map(([name]) => name);
    return columns.length > 0 ? [{ at, columns }] : [];
  }),
);

/** The names in the entries of a list that follow from their entry, or from an option that is chosen there. */
function namesFilledIn({ request }: Definition, list: Pointer): Set<string> {
  const isWithin = (field: Pointer) => field.startsWith(`${list}/items/`);
  const chosen = Object.entries(request.lists ?? {})
    .filter(([field]) => isWithin(field))
    .flatMap(([, { fills }]) => Object.keys(fills ?? {}));
  const computed = Object.keys(request.prefill ?? {}).filter(isWithin);
  return new Set([...chosen, ...computed.map((field) => partsOf(field).at(-1)!)]);
}

/** An entry of the answers, with the entry of the records that it completes; `undefined` where it completes none. */
interface Matched {
  entry: Record<string, unknown>;
  own: Record<string, unknown> | undefined;
}

interface Matches {
  /** By the place in the list. */
  entries: Map<number, Matched>;
  /** The records have an entry that a table draws, and the answers do not. */
  isIncomplete: boolean;
}

/**
 * Each entry completes another entry of the records, one with the same values in all columns that came. An entry without
 * any of the values is one that the customer has added, which a table does not allow; it is left out here.
 */
function matched(
  definition: CompiledDefinition,
  { at, columns }: GivenList,
  document: Document,
  answers: Answers,
): Matches {
  const records = prefillAt(definition, at, document);
  const given: unknown = getAt(
    normalizeAnswers(definition, withAllAt(answers, [[at, records]])),
    at,
  );
  const taken = new Set<object>();
  const left: Record<string, unknown>[] = Array.isArray(given) ? given.filter(isObject) : [];
  const entries: unknown = getAt(answers, at);
  const { uniqueBy = [] }: Schema = descriptionOf(definition.schema, at) ?? {};
  // Where the values of the insurer tell the entries apart, that rule says that one came twice.
  const isOnce = uniqueBy.length === 0 || !uniqueBy.every((name: string) => columns.includes(name));
  const isTable = uiAt(definition.ui, at)['ui:widget'] === 'table';
  const found = new Map(
    (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, i): [number, Matched][] => {
      if (!isObject(entry)) return [];
      const sent = columns.filter((name) => entry[name] !== undefined);
      if (sent.length === 0) return isTable ? [[i, { entry, own: undefined }]] : [];
      const own = left.find(
        (one) =>
          !(isOnce && taken.has(one)) &&
          sent.every((name) => sortedJson(one[name] ?? null) === sortedJson(entry[name])),
      );
      if (own) taken.add(own);
      return [[i, { entry, own }]];
    }),
  );
  return { entries: found, isIncomplete: isTable && left.some((one) => !taken.has(one)) };
}

/** The values of the {@link GivenList} columns of each entry, as the records have them. */
export const givenValues = (
  definition: CompiledDefinition,
  document: Document,
  answers: NormalizedAnswers,
): [Pointer, unknown][] =>
  givenLists(definition).flatMap((list) =>
    [...matched(definition, list, document, answers).entries].flatMap(([i, { own }]) =>
      own === undefined
        ? []
        : list.columns.map((name): [Pointer, unknown] => [list.at + pointerOf(i, name), own[name]]),
    ),
  );

/**
 * A problem for each entry with values that the records of the policy do not have, or not once more; for a table without
 * such a one if a row of the records is missing, for a form sends them all.
 */
export const unknownEntries = (
  definition: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
): Problem[] =>
  (context.policy ? givenLists(definition) : []).flatMap((list) => {
    const { entries, isIncomplete } = matched(
      definition,
      list,
      documentOf(context, answers),
      answers,
    );
    const unknown = [...entries].flatMap(([i, { entry, own }]) => {
      if (own) return [];
      const name = list.columns.find((column) => entry[column] !== undefined) ?? list.columns[0]!;
      return [list.at + pointerOf(i, name)];
    });
    const places = unknown.length === 0 && isIncomplete ? [list.at] : unknown;
    return places.map((at) => ({
      at,
      rule: 'record',
      message: messageFor(definition, { at, rule: 'record' }),
    }));
  });
