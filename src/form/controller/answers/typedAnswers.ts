import { type Answers, type CompiledDefinition, getAt, readOnlyFields, setAt } from '#engine';
import { deepEquals } from '@rjsf/utils';

/** What the customer typed: the answers that differ from the first answers; `null` for one that was removed. */
export function typedAnswers(
  definition: CompiledDefinition,
  answers: Answers,
  firstAnswers: Answers,
): Answers {
  const own = new Set(readOnlyFields(definition));
  const names = new Set([...Object.keys(firstAnswers), ...Object.keys(answers)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => answers[name] !== firstAnswers[name] && !own.has(`/${name}`))
      .filter((name) => !deepEquals(answers[name], firstAnswers[name]))
      .map((name) => [name, answers[name] ?? null]),
  );
}

/** The first answers with the typed ones on top, except for values from the insurer's records. */
export function withTyped(
  definition: CompiledDefinition,
  firstAnswers: Answers,
  typed: Answers,
): Answers {
  const answers = { ...firstAnswers, ...structuredClone(typed) };
  for (const at of readOnlyFields(definition)) setAt(answers, at, getAt(firstAnswers, at));
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined && value !== null),
  );
}
