import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  holds,
  type Payload,
  payloadOf,
  pointersIn,
  resolveAnswers,
  type Step,
  submitRequest,
} from '#engine';
import { type Reason, reasonOf } from './reason';

/** A step of a request as it would be sent with some answers. */
export interface SentStep {
  id: string;
  call: string;
  /** Pointer into request.json. */
  at: string;
  isDue: boolean;
  /** Why it is due or not; absent for one that always is. */
  reason?: Reason;
  payload: Payload;
  /** Earlier steps whose responses it sends and that have none yet. */
  waitsFor: string[];
  /** The response that came; absent where it was not sent yet. */
  response?: unknown;
  /** Why the response ends the request. */
  stop?: Reason;
}

export interface Sending {
  /** What a submit does now. */
  next: 'problems' | 'call' | 'stopped' | 'done' | 'pause';
  /** The problems in its way, in the order of the form. */
  problems: { at: string; message: string }[];
  steps: SentStep[];
}

/** What each step would send with these answers. `context.steps`: the responses that came. */
export function sentSteps(given: CompiledDefinition, context: Context, answers: Answers): Sending {
  const definition = asOf(given, context.today);
  const outcome = submitRequest(definition, context, answers);
  const resolved = resolveAnswers(definition, context, answers);
  const document = documentOf(context, resolved);
  const responses = document.steps;
  const steps = definition.request.steps.map((step, i): SentStep => {
    const reason = step.when && because(`/steps/${i}/when`, step.when, '', document);
    const response = responses[step.id];
    const stop =
      step.stopWhen && response !== undefined
        ? because(`/steps/${i}/stopWhen`, step.stopWhen, '', document)
        : undefined;
    return {
      id: step.id,
      call: step.call,
      at: `/steps/${i}`,
      isDue: !reason || reason.holds,
      ...(reason && { reason }),
      payload: payloadOf(step, document, definition.schema),
      waitsFor: earlierIn(step).filter((id) => responses[id] === undefined),
      ...(response !== undefined && { response }),
      ...(stop?.holds && { stop }),
    };
  });
  const problems = outcome.kind === 'problems' ? outcome.problems : [];
  return {
    next: outcome.kind,
    problems: problems.map(({ at, message }) => ({ at, message })),
    steps,
  };

  function because(at: string, condition: object, subject: string, about: object): Reason {
    const isTrue = holds(definition, `request#${at}`, getAt(about, subject));
    const asked = { file: 'request' as const, at, condition, subject, holds: isTrue };
    return reasonOf(definition, about, asked);
  }
}

const earlierIn = ({ send }: Step): string[] => {
  const pointers = pointersIn(send);
  const ids = pointers.flatMap((pointer) => /^\/steps\/([^/]+)/.exec(pointer)?.[1] ?? []);
  return [...new Set(ids)];
};
