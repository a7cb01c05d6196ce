import type {
  Answers,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Pointer,
} from '../definition/definition';
import { oncePer } from '../json/oncePer';
import { fieldOf, getAt, withAllAt } from '../json/pointer';
import { uiAt } from '../text/uiAt';
import { conditionsIn } from '../schema/active';
import { describedFields, descriptionOf } from '../schema/fields';
import { normalizeAnswers } from '../schema/normalizeAnswers';
import { asOf } from './asOf';
import { documentOf, refersTo } from './document';
import { entryAt, placesIn } from './entryPlaces';
import { givenLists, givenValues } from './givenEntries';
import { fillsOf, isLookUpAsked, lookUpFilling } from './lookUps';
import { prefillAt } from './prefill';

/**
 * The fields whose value only the insurer sets: `readOnly`, with a `prefill`, and filled by no look-up. What a
 * customer sends for them does not count.
 */
export const readOnlyFields = oncePer((definition: CompiledDefinition): Pointer[] =>
  Object.keys(definition.request.prefill ?? {}).filter(
    (at) =>
      !isOfEntry(at) &&
      descriptionOf(definition.schema, at)?.readOnly &&
      lookUpFilling(definition, at) === undefined,
  ),
);

const isOfEntry = (at: Pointer) => at.includes('/items/');

/** The read-only fields in the entries of lists with a `prefill`, which reads its entry as `/item`. */
const entryFields = oncePer((definition: CompiledDefinition): Pointer[] =>
  Object.keys(definition.request.prefill ?? {}).filter(
    (at) =>
      isOfEntry(at) && descriptionOf(definition.schema, at.replaceAll('/items/', '/0/'))?.readOnly,
  ),
);

/** The places of all values that follow from answers. */
export const derivedPlaces = (definition: CompiledDefinition, answers: Answers): Pointer[] => [
  ...derivedFields(definition),
  ...entryFields(definition).flatMap((field) => placesIn(answers, field)),
];

/** Those of the {@link readOnlyFields} that the customer can fill in where the records have nothing: texts that are shown and required. */
const fillableFields = oncePer((definition: CompiledDefinition): Pointer[] => {
  const required = new Set(
    describedFields(definition.schema).flatMap(({ at, isRequired }) => (isRequired ? [at] : [])),
  );
  const derived = derivedFields(definition);
  return readOnlyFields(definition).filter(
    (at) =>
      required.has(at) &&
      !derived.includes(at) &&
      descriptionOf(definition.schema, at)?.type === 'string' &&
      uiAt(definition.ui, at)['ui:widget'] !== 'hidden',
  );
});

/**
 * The read-only fields that the customer fills in, because the records have no value for them: otherwise a required
 * value would be missing for ever. `own` has the values of the records. A value of a record cannot be changed.
 */
export const recordGaps = (definition: CompiledDefinition, own: Answers): Pointer[] =>
  fillableFields(definition).filter((at) => isMissing(getAt(own, at)));

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Those of the {@link readOnlyFields} whose value follows from answers. */
export const derivedFields = oncePer((definition: CompiledDefinition): Pointer[] =>
  readOnlyFields(definition).filter((at) => refersTo(definition.request.prefill![at], 'answers')),
);

/**
 * Whether values that follow from answers may change with this one: a condition, a source of `prefill`, a look-up or a
 * list names its field, or something may read all answers. What nothing names is also shown or hidden as before.
 */
export function derivedMayChange(definition: CompiledDefinition, at: Pointer): boolean {
  const deciding = whatDecides(definition);
  return readsAll.test(deciding) || deciding.includes(fieldOf(at));
}

/** All on which derived values can depend, as a text: a name in it may also be that of something else. */
const whatDecides = oncePer((definition: CompiledDefinition): string => {
  const { prefill, lookUps, lists } = definition.request;
  return JSON.stringify([conditionsIn(definition), prefill, lookUps, lists]);
});

/** The answers as a whole, or a keyword that judges an object by more than the names in it. */
const readsAll =
  /"\/answers"|"(?:min|max)Properties"|"propertyNames"|"(?:pattern|additional)Properties"|"const":\{|"enum":\[[^\]]*\{/;

/**
 * A copy of the answers with the values that the customer cannot set: those of the {@link readOnlyFields}, and what
 * look-ups of this caller filled (`context.lookedUp`). They follow from the answers that count, and never from a hidden
 * one or from what was sent in their place.
 */
export const withReadOnlyValues = (
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): Answers => completeAnswers(definition, context, answers).complete;

/**
 * The answers by which a request is decided, on the day of the context: with read-only values, then normalised. Every
 * caller that decides, sends, signs or prints takes these.
 */
export const resolveAnswers = (
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
): NormalizedAnswers => completeAnswers(definition, context, answers).counted;

/**
 * The answers with read-only values, and those of them that count.
 *
 * A value may show a field, and a field that shows may change a value: both are repeated until nothing changes. Each
 * round settles one more value, unless they depend on each other in a circle.
 */
export function completeAnswers(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
): { complete: Answers; counted: NormalizedAnswers } {
  const definition = asOf(given, context.today);
  const gaps = gapsIn(definition, context);
  const fields = readOnlyFields(definition).filter((at) => !gaps.includes(at));
  const lookedUp = Object.entries(context.lookedUp ?? {});
  const ofEntries = entryFields(definition);
  const follows = [derivedFields(definition), lookedUp, ofEntries, givenLists(definition)].some(
    (list) => list.length > 0,
  );
  const isOwn = follows || fields.length > 0;
  const sent = [
    ...fields,
    ...ofEntries.flatMap((field) => placesIn(answers, field)),
    ...lookedUp.flatMap(([field]) => fillsAt(definition, field)),
  ].filter((at) => getAt(answers, at) !== undefined);
  const entered = withAllAt(
    answers,
    sent.map((at) => [at, undefined]),
  );
  let complete = entered;
  let counted = normalizeAnswers(definition, follows || !isOwn ? entered : {});
  let known = '';
  const most =
    fields.length + ofEntries.length + lookedUp.length + givenLists(definition).length + 1;
  for (let round = 0; isOwn && round <= most; round++) {
    const values = valuesFrom(counted);
    const text = JSON.stringify(values);
    if (text === known) break;
    known = text;
    complete = withAllAt(entered, values);
    counted = normalizeAnswers(definition, complete);
    if (!follows) break;
  }
  return { complete, counted };

  function valuesFrom(now: NormalizedAnswers): [Pointer, unknown][] {
    const document = documentOf(context, now);
    return [
      ...fields.map((at): [Pointer, unknown] => [at, prefillAt(definition, at, document)]),
      ...givenValues(definition, document, now),
      ...ofEntries.flatMap((field) =>
        placesIn(now, field).map((at): [Pointer, unknown] => {
          const item: unknown = getAt(now, entryAt(field, at));
          return [at, prefillAt(definition, field, { ...document, item })];
        }),
      ),
      ...lookedUp.flatMap(([field, response]) =>
        Object.entries(
          fillsOf(
            definition,
            field,
            isLookUpAsked(definition, field, document) ? response : null,
            now,
          ),
        ),
      ),
    ].filter(([, value]) => value !== undefined);
  }
}

/** The {@link recordGaps} of a context. */
export function gapsIn(definition: CompiledDefinition, context: Context): Pointer[] {
  const document = documentOf(context, {});
  return fillableFields(definition).filter((at) => isMissing(prefillAt(definition, at, document)));
}

const fillsAt = ({ request }: CompiledDefinition, field: Pointer): Pointer[] =>
  Object.keys(request.lookUps?.[field]?.fills ?? {});
