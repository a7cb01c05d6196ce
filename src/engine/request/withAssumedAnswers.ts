import { choose } from '../mapping/choose';
import type { Answers, CompiledDefinition, Context, Step } from '../definition/definition';
import { asOf } from './asOf';
import { documentOf } from './document';
import { getAt, pointerOf, setAt } from '../json/pointer';

/**
 * The answers of a step's payload, completed with those that the step `assumes`. `sent`: the payloads of earlier
 * steps, by the id of the step.
 */
export function withAssumedAnswers(
  given: CompiledDefinition,
  step: Step,
  context: Context,
  answers: Answers,
  sent: { [stepId: string]: unknown } = {},
): Answers {
  if (!step.assumes) return answers;
  const definition = asOf(given, context.today);
  const complete = structuredClone(answers);
  const document = documentOf(context, answers);
  const i = definition.request.steps.indexOf(step);
  for (const [at, source] of Object.entries(step.assumes)) {
    const location = `request#/steps/${i}/assumes${pointerOf(at)}`;
    const value =
      'const' in source
        ? source.const
        : 'choose' in source
          ? choose(definition, source, location, document)
          : (getAt(sent[source.sentBy], pointerOf(source.as)) ?? getAt(document, source.or));
    if (value !== undefined && getAt(complete, at) === undefined)
      setAt(complete, at, structuredClone(value));
  }
  return complete;
}
