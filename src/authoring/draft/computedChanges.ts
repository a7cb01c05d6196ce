import { computedFields } from '../coverage/computedFields';
import { candidates } from '../fill/candidates';
import { fieldNameOf } from '../fill/field';
import type { Random } from '../fill/random';
import { steerings } from '../fill/steerings';
import type { Candidate } from './candidate';
import type { FormState } from './formState';

/** So many values around its limits are tried for a value that follows from answers. */
const mostTargets = 16;

/**
 * The answers behind each value that follows from them, so that it comes out on both sides of its limits.
 */
export function* computedChanges(state: FormState, random: Random): Generator<Candidate> {
  const { definition } = state;
  for (const { at, schema } of state.fields()) {
    const name = fieldNameOf(at);
    if (!schema.readOnly || !computedFields(definition).has(name)) continue;
    const near = [`${name}/`, `${name.replaceAll('/', '/properties/')}/`];
    const targets = [...new Set(candidates([schema], state.around(at), random))];
    const { context, resolved, example } = state;
    const form = { definition, context, resolved, answers: example.answers ?? {} };
    for (const { source, value } of steerings(form, at, targets.slice(0, mostTargets)))
      yield { changes: [[`/answers${source.at}`, value]], near };
  }
}
