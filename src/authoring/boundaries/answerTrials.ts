import { canonicalAnswer, documentOf, getAt, parentOf, type Pointer, uiAt } from '#engine';
import { assertionHolds, type FormSurroundings } from '../assertionHolds';
import type { Change } from '../draft/candidate';
import { isGivable } from '../draft/givable';
import { variant, withTotal } from '../draft/listValues';
import { type Field, fieldNameOf } from '../fill/field';
import { namedAnswers } from '../fill/namedAnswers';
import { exclusiveWith } from '../fill/exclusiveWith';
import { withQuantities } from '../fill/sums';
import type { Base } from './base';
import type { Boundary } from './boundary';
import { boundaryValues, offsetOf } from './boundaryValues';
import type { Trial } from './trial';

/** A list may have many entries, and a field many values at a boundary. */
const most = { entries: 2, values: 5 };

/** Answers of an example brought to a boundary of schema.json. `onRefused` hears of values that the form cannot give. */
export function* answerTrials(
  boundary: Boundary,
  base: Base,
  onRefused: (value: unknown) => void,
): Generator<Trial> {
  const { example, definition, context, resolved } = base;
  const places = base.fields.filter(({ at }) => fieldNameOf(at) === boundary.field);
  for (const field of places.slice(0, most.entries)) {
    const { at, schema } = field;
    const around = aroundField(base, at);
    const now: unknown = getAt(example.answers, at) ?? getAt(resolved, at);
    const options = context.lists?.[fieldNameOf(at)]?.map(({ value }) => value);
    let count = 0;
    for (const { value, today } of boundaryValues(boundary, schema, now, around, options)) {
      if (count >= most.values) break;
      if (!isGivable(definition, at, value, context.lists) || !keepsRows(base, field, value)) {
        onRefused(value);
        continue;
      }
      count++;
      const canonical = typeof value === 'string' ? canonicalAnswer(schema, value) : value;
      const kinds = isRight(boundary, canonical, { ...around, today: today ?? around.today })
        ? (['accepted'] as const)
        : (['rejected'] as const);
      const changes: Change[] = [
        [`/answers${at}`, value],
        ...exclusiveWith(definition, at)
          .filter((one) => getAt(example.answers, one) !== undefined)
          .map((one): Change => [`/answers${one}`, undefined]),
        ...(today === undefined ? [] : [['/today', today] satisfies Change]),
      ];
      const onDay = { ...around, today: today ?? around.today };
      const trial = {
        boundary,
        at: `/answers${at}`,
        value: canonical,
        offset: offsetOf(boundary, canonical, onDay),
        kinds: [...kinds],
      };
      yield { ...trial, changes };
      for (const [list, entries] of balanced(base, at, value))
        yield { ...trial, changes: [[`/answers${list}`, entries]] };
      const twins = twinsOf(base, at).map((twin): Change => [`/answers${twin}`, value]);
      if (twins.length > 0) yield { ...trial, changes: [...changes, ...twins] };
    }
  }
}

function isRight(boundary: Boundary, value: unknown, around: FormSurroundings): boolean {
  const { schema, keyword, isSoft, outcome } = boundary;
  if (outcome === 'upload' || outcome === 'uploadEmpty') return false;
  return isSoft === true || assertionHolds(schema, keyword, value, around);
}

/** The list of an entry whose numbers come to the total that they must have, with this number; a new entry may help. */
function* balanced(base: Base, at: Pointer, value: unknown): Generator<[Pointer, unknown]> {
  const { resolved, fields } = base;
  const [, list, index, name] = /^(.*)\/(\d+)\/([^/]+)$/.exec(at) ?? [];
  const field = fields.find((one) => one.at === list);
  if (!field || list === undefined || field.schema.sumEquals?.of !== name) return;
  const i = Number(index);
  const schema = withQuantities(field.schema, aroundField(base, list));
  const entries = (getAt(resolved, list) as object[]).map((entry, j) =>
    j === i ? { ...entry, [name!]: value } : entry,
  );
  for (const longer of [entries, [...entries, variant(entries.at(-1), entries.length)]])
    for (const right of withTotal(schema, longer, i)) yield [list, right];
}

/** The rows of a table are given: a customer can neither add nor remove one. */
function keepsRows({ definition: { ui }, resolved }: Base, { at }: Field, value: unknown): boolean {
  const isTable = uiAt(ui, at)['ui:widget'] === 'table';
  const rows: unknown = getAt(resolved, at);
  return !isTable || (value as unknown[]).length === (Array.isArray(rows) ? rows.length : 0);
}

export function aroundField({ example, context, resolved }: Base, at: Pointer): FormSurroundings {
  const root = { ...documentOf(context, resolved), first: resolved, ...resolved };
  return { root, parent: getAt(resolved, parentOf(at)), today: example.today };
}

/** The fields that have to be the same as this one, such as an account number that is entered twice. */
const twinsOf = ({ fields }: Base, at: Pointer): Pointer[] =>
  fields
    .filter(({ schema, ...field }) =>
      namedAnswers({ ...field, schema: { sameAs: schema.sameAs } }, field.at).includes(at),
    )
    .map((field) => field.at);
