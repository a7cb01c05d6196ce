import type {
  Answers,
  Choices,
  CompiledDefinition,
  Context,
  NormalizedAnswers,
  Pointer,
  Problem,
  Step,
} from '../definition/definition';
import { fieldOf, getAt, pointerOf } from '../json/pointer';
import { answersIn, type Payload, payloadOf, pointersIn, stepsIn } from '../mapping/buildPayload';
import { holds } from '../schema/holds';
import { interpolate } from '../text/message';
import { engineMessages } from '../text/messageFor';
import { meetsSubmitWhen } from './canSubmit';
import { asOf } from './asOf';
import { documentOf } from './document';
import { isSuccess } from './isSuccess';
import { findProblems } from './problems';
import { answersOfProof } from './proofs';
import { resolveAnswers } from './readOnlyValues';
import { missingSignatures } from './signatures';
import { type Ticket, ticketsOf } from './tickets';
import { withValues } from './withValues';
import { type Withdrawal, withdrawalOf } from './withdrawal';

/** The answer of {@link submitRequest}. */
export type Outcome =
  /** What has to be corrected first, in the order of the form, one problem for each field. */
  | { kind: 'problems'; problems: Problem[] }
  /** Send this step, then ask again with the body of its response in `context.steps`, under the id of the step. */
  | { kind: 'call'; step: Step; payload: Payload }
  /**
   * Show this in a dialog; when the customer goes on, ask again with the id of the step in `context.acknowledged`.
   * With `choices` they may also change an answer: then this submit is over.
   */
  | { kind: 'pause'; step: Step; message: string; choices?: Choices }
  /** The `stopWhen` of a finished step holds: the request ends without a ticket. */
  | { kind: 'stopped'; message: string; showIn: 'dialog' | 'toast' }
  /** `tickets`: those of earlier steps, then that of the request itself. */
  | {
      kind: 'done';
      message: string;
      tickets: Ticket[];
      then: 'list' | 'stay';
      /** How the request can be withdrawn, where it can. */
      withdraw?: Withdrawal;
    };

/**
 * What is to be done with these answers now? The browser asks again after every step; the server asks whether the
 * step that was sent (`at`, its id) is due, and with which payload. Hidden answers do not count, and values that the
 * customer cannot set come from the context.
 *
 * While `at` is a step before the ticket, only the answers that it sends are validated, and only the steps whose
 * results it sends are due before it: the other answers are not here yet.
 */
export const submitRequest = (
  definition: CompiledDefinition,
  context: Context,
  answers: Answers,
  at?: string,
): Outcome => nextOutcome(definition, context, resolveAnswers(definition, context, answers), at);

/** {@link submitRequest} for answers that are resolved already. */
export function nextOutcome(
  given: CompiledDefinition,
  context: Context,
  answers: NormalizedAnswers,
  at?: string,
): Outcome {
  const definition = withValues(asOf(given, context.today), context, answers);
  const early = definition.request.steps.find(({ id, raises }) => id === at && !raises);
  const problems = problemsAt(definition, findProblems(definition, context, answers), early);
  if (!context.policy && (!early || namesPolicy(early))) problems.unshift(noPolicy(definition));
  if (problems.length === 0 && !early && !meetsSubmitWhen(definition, context, answers))
    problems.push({ at: '', rule: 'submitWhen', message: definition.request.submitWhen!.message });
  if (problems.length === 0 && !early)
    problems.push(...missingSignatures(definition, context, answers));
  if (problems.length > 0) return { kind: 'problems', problems };

  const document = documentOf(context, answers);
  const due = early && stepsNeededBy(definition, early);
  for (const [i, step] of definition.request.steps.entries()) {
    if (due && !due.has(step.id)) continue;
    const location = `request#/steps/${i}`;
    // An early step comes without the other answers, so its `when` is evaluated with the ticket.
    if (step.when && step !== early && !holds(definition, `${location}/when`, document)) continue;
    const response = document.steps[step.id];
    if (response === undefined)
      return {
        kind: 'call',
        step,
        payload: payloadOf(step, document, definition.schema),
      };
    if (step.stopWhen && holds(definition, `${location}/stopWhen`, document))
      return {
        kind: 'stopped',
        message: responseMessage(definition, step, response),
        showIn: step.showIn ?? 'toast',
      };
    const { pause } = step;
    if (!pause || at !== undefined || context.acknowledged?.includes(step.id)) continue;
    if (pause.when && !holds(definition, `${location}/pause/when`, document)) continue;
    const isDeclined = step.mayFail && !isSuccess(response);
    // A success without a word needs no dialog.
    if (!isDeclined && !hasText(response, pause.message)) continue;
    return {
      kind: 'pause',
      step,
      message: messageAt(definition, pause.message, response),
      ...(isDeclined && pause.choices && { choices: pause.choices }),
    };
  }
  return doneOutcome(definition, document.steps, context.today);
}

/** The ids of a step and, recursively, of the steps whose results it sends. */
function stepsNeededBy({ request }: CompiledDefinition, step: Step): Set<string> {
  const found = new Set([step.id]);
  for (const id of found) {
    const named = request.steps.find((one) => one.id === id);
    for (const earlier of named ? stepsIn(named.send) : []) found.add(earlier);
  }
  return found;
}

/** The message of a step's response, or the one for a response without a message (FLOW-16). */
export function responseMessage(
  definition: CompiledDefinition,
  step: Step,
  response: unknown,
): string {
  const message = messageAt(definition, step.messageFrom ?? '/message', response);
  return step.spaced ? message.replaceAll('_', ' ') : message;
}

function messageAt(definition: CompiledDefinition, at: Pointer, response: unknown): string {
  return hasText(response, at) ? getAt(response, at) : engineMessages(definition).failed;
}

const hasText = (response: unknown, at: Pointer): boolean => {
  const text: unknown = getAt(response, at);
  return typeof text === 'string' && text !== '';
};

function problemsAt(
  definition: CompiledDefinition,
  problems: Problem[],
  early: Step | undefined,
): Problem[] {
  if (!early) return problems;
  const sent = new Set(answersIn(early.send).map(fieldOf));
  return problems.filter(({ at, rule }) =>
    (rule === 'proof' ? answersOfProof(definition, at) : [at]).every((one) =>
      sent.has(fieldOf(one)),
    ),
  );
}

/** A step before the ticket may concern something else than the policy, and then needs none. */
const namesPolicy = ({ send }: Step) => pointersIn(send).includes('/policy/policyNo');

function noPolicy(definition: CompiledDefinition): Problem {
  return {
    at: pointerOf('policy'),
    rule: 'required',
    message: engineMessages(definition).policy.required,
  };
}

/** The end of a request whose ticket is raised `today`. `steps`: the responses, by the id of the step. */
export function doneOutcome(
  definition: CompiledDefinition,
  steps: { [id: string]: any },
  today: string,
): Extract<Outcome, { kind: 'done' }> {
  const { success } = definition.request;
  const tickets = ticketsOf(definition, steps);
  const raised = tickets.at(-1);
  const raising = definition.request.steps.find((step) => step.raises === 'ticket');
  const withdraw = withdrawalOf(definition, today);
  return {
    kind: 'done',
    ...(withdraw && { withdraw }),
    message:
      raised?.ticketnumber === undefined
        ? engineMessages(definition).received
        : interpolate(
            success.message,
            { ...steps[raising!.id], ticketnumber: raised.ticketnumber },
            definition.textAt,
          ),
    tickets,
    then: success.then ?? 'stay',
  };
}
