import { type Answers, type CompiledDefinition, getAt } from '../../engine';
import { deepEquals } from '@rjsf/utils';

/** What the customer gave: the answers that are not as the form started. */
export function typedOf(answers: Answers, firstAnswers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => !deepEquals(value, firstAnswers[name])),
  );
}

/** First answers with what was typed on top, save where the value is the insurer's own (existing values). */
export function layAnswers(
  { schema, request }: CompiledDefinition,
  firstAnswers: Answers,
  typed: Answers,
): Answers {
  const answers = { ...firstAnswers, ...typed };
  const filled = Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills));
  for (const target of Object.keys(request.prefill ?? {})) {
    const name = target.slice(1);
    if (getAt(schema.properties, target)?.readOnly && !filled.includes(target))
      answers[name] = firstAnswers[name];
  }
  return answers;
}
