import { type Answers, type CompiledDefinition, getAt, ownFields, setAt } from '../../engine';
import { deepEquals } from '@rjsf/utils';

/** What the customer gave: the answers that are not as the form started. */
export function typedOf(answers: Answers, firstAnswers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !deepEquals(value, firstAnswers[name])),
  );
}

/** First answers with what was typed on top, save where the value is the insurer's own (existing values). */
export function layAnswers(
  definition: CompiledDefinition,
  firstAnswers: Answers,
  typed: Answers,
): Answers {
  const answers = { ...firstAnswers, ...structuredClone(typed) };
  for (const at of ownFields(definition)) setAt(answers, at, getAt(firstAnswers, at));
  return answers;
}
