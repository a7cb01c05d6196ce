import type { Answers, CompiledDefinition, Context, Problem, Step } from './definition';
import { documentOf, withOwnValues } from './document';
import { answersIn, mapPayload, subTypeField } from './map';
import { fieldOf, getAt, pointerOf } from './pointer';
import { findProblems } from './problems';
import { settle } from './settle';
import { wordsOfEngine } from './wording';
import { fillIn } from './words';

export type Outcome =
  /** Something to put right, in drawn order, one a field. */
  | { kind: 'problems'; problems: Problem[] }
  /** Send this next; then ask again with the response's body in `context.steps` under the step's id. */
  | { kind: 'call'; step: Step; payload: { [name: string]: unknown } }
  /** A finished step's `stopWhen` holds: the request goes no further. */
  | { kind: 'stopped'; says: string; sayIn: 'dialog' | 'toast' }
  | { kind: 'done'; says: string; ticketnumber: string; then: 'list' | 'stay' };

/**
 * The second door: what is to be done with these answers now? The browser asks again after every step;
 * the server asks to decide whether the step that it was called for (`at`) is the one that is due, and with
 * which payload. Hidden answers do not count, and values that are not the customer's to give come from the context.
 *
 * While `at` is a step before the ticket, only the answers that it carries are judged: the others are not here yet.
 */
export function submitRequest(
  definition: CompiledDefinition,
  context: Context,
  given: Answers,
  at?: string,
): Outcome {
  const answers = settle(definition, withOwnValues(definition, context, given));
  const problems = problemsAt(definition, findProblems(definition, context, answers), at);
  if (!context.policy) problems.unshift(noPolicy(definition));
  if (problems.length > 0) return { kind: 'problems', problems };

  const document = documentOf(context, answers);
  for (const [i, step] of definition.request.steps.entries()) {
    const holds = (rule: 'when' | 'stopWhen', value: unknown) =>
      definition.validators[`request#/steps/${i}/${rule}`]!.call({ today: context.today }, value);
    // Before the ticket not all answers are here: whether the step that was asked for is due shows with the ticket.
    const isAskedFor = step.id === at && !step.raises;
    if (step.when && !isAskedFor && !holds('when', document)) continue;
    const response = document.steps[step.id];
    if (response === undefined)
      return {
        kind: 'call',
        step,
        payload: { ...mapPayload(step.send, document), [subTypeField]: context.subType.code },
      };
    if (step.stopWhen && holds('stopWhen', response))
      return {
        kind: 'stopped',
        says: wordsOf(definition, step, response),
        sayIn: step.sayIn ?? 'toast',
      };
  }
  return done(definition, document.steps);
}

/** The words of a step's response, or the ones for a response without words (doc 1 §8). */
export function wordsOf(definition: CompiledDefinition, step: Step, response: unknown): string {
  const words = getAt(response, step.say ?? '/message');
  return typeof words === 'string' && words !== '' ? words : wordsOfEngine(definition).failed;
}

function problemsAt({ request }: CompiledDefinition, problems: Problem[], at?: string): Problem[] {
  const step = request.steps.find(({ id }) => id === at);
  if (!step || step.raises) return problems;
  const carried = new Set(answersIn(step.send).map(fieldOf));
  return problems.filter((problem) => carried.has(fieldOf(problem.at)));
}

function noPolicy(definition: CompiledDefinition): Problem {
  return {
    at: pointerOf('policy'),
    rule: 'required',
    says: wordsOfEngine(definition).policy.required,
  };
}

function done({ request }: CompiledDefinition, steps: { [id: string]: any }): Outcome {
  const raising = request.steps.find((step) => step.raises === 'ticket');
  const response = steps[raising!.id] ?? {};
  return {
    kind: 'done',
    says: fillIn(request.success.says, response),
    ticketnumber: String(response.ticketnumber),
    then: request.success.then ?? 'stay',
  };
}
