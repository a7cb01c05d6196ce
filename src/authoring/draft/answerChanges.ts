import {
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  partsOf,
  type Pointer,
  resolveAnswers,
  asOf,
} from '#engine';
import type { Example } from '../examples/example';
import { fieldNameOf, fieldsIn } from '../fill/field';
import type { Random } from '../fill/random';
import type { Candidate } from './candidate';
import { fieldValues } from './fieldValues';

/** Every answer of an example left out, and with values on both sides of its rules. `isWanted`: the fields to try. */
export function* answerChanges(
  given: CompiledDefinition,
  context: Context,
  { answers = {} }: Example,
  random: Random,
  isWanted: (at: Pointer) => boolean = () => true,
): Generator<Candidate> {
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, answers);
  const root = { ...documentOf(context, resolved), first: resolved, ...resolved };
  const fields = [...fieldsIn(definition, resolved)].filter(
    ({ at, schema }) => !schema.readOnly && isWanted(at),
  );
  for (const { at, schema } of fields) {
    const near = [`/${partsOf(fieldNameOf(at)).at(-1)}`];
    const change = (value: unknown): Candidate => ({ changes: [[`/answers${at}`, value]], near });
    const now: unknown = getAt(answers, at);
    if (now !== undefined) yield change(undefined);
    const parent: unknown = getAt(resolved, at.slice(0, at.lastIndexOf('/')));
    const options = context.lists?.[fieldNameOf(at)]?.map(({ value }) => value);
    const tried = new Set([JSON.stringify(now)]);
    const around = { root, parent, today: context.today };
    for (const value of fieldValues(schema, now, around, random, options)) {
      const key = JSON.stringify(value);
      if (tried.has(key)) continue;
      tried.add(key);
      yield change(value);
    }
  }
}
