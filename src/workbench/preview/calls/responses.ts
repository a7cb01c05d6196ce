import type { Example } from '#authoring';
import type { CompiledDefinition, Context, NeededCall } from '#engine';
import { type Applicant, hasOpenRequest, respond } from '#fixtures';
import type { Outcome } from '../previewState';
import { exampleResponse } from './exampleResponse';
import { nothing, outputOf } from './possibleCalls';
import { SavedDrafts } from './savedDrafts';
import { completed, emptied, sampleOf } from './sample';
import { declined, services } from './services';

/** What the responses depend on, at the moment of a call. */
export interface Situation {
  definition: CompiledDefinition;
  applicant: Applicant;
  context: Context;
  /** The example that the form was filled in by. */
  example?: Example | undefined;
}

/** What a call answers: a response, or nothing that could be read. */
export type Answered = { response: unknown } | 'failed';

/** Answers the calls of one form, in the place of the insurer's server. */
export class Responses {
  /** How often the running submit has made each call. */
  #turns: { [call: string]: number } = {};
  #tickets = 0;
  #drafts = new SavedDrafts();

  /** A submit begins, which makes its calls from the first one on. */
  startSubmit(): void {
    this.#turns = {};
  }

  answer(situation: Situation, needed: NeededCall, outcome: Outcome): Answered {
    const turn = this.#turns[needed.call] ?? 0;
    this.#turns[needed.call] = turn + 1;
    if (outcome === 'failing') return 'failed';
    if (outcome === 'wrong') return { response: services[needed.call]?.wrong ?? declined() };
    const right = this.#right(situation, needed, turn);
    return right === 'failed' || outcome !== 'empty'
      ? right
      : { response: withNothing(needed.call, right.response) };
  }

  #right(situation: Situation, needed: NeededCall, turn: number): Answered {
    const { example, definition, context } = situation;
    const own = example && exampleResponse({ definition, example, context, turn }, needed);
    return own ?? { response: this.#usual(situation, needed) };
  }

  #usual({ definition, applicant }: Situation, needed: NeededCall): unknown {
    const { call, payload } = needed;
    const output = outputOf(call);
    const step = definition.request.steps.find((one) => one.call === call);
    if (step?.raises || step?.raisesFor)
      return { ...(output && (sampleOf(output) as object)), ...this.#ticket() };
    if (call === 'POST sr-status/' || call === 'POST dgh-sr-status/')
      return services[call]![hasOpenRequest(applicant, definition.key) ? 'wrong' : 'right'];
    const drafts = this.#drafts.answer(needed);
    if (drafts) return drafts;
    const service = services[call];
    if (service) return call === 'POST verify-otp/' ? verified(definition, payload) : service.right;
    const known = respond(applicant, needed);
    if (known !== undefined) return output ? completed(known, output) : known;
    return output ? sampleOf(output) : { status: 'success' };
  }

  #ticket() {
    const ticketnumber = `SR${String(++this.#tickets).padStart(8, '0')}`;
    return { status: 'success', ticketnumber, message: '' };
  }
}

/** For a signature, the status is a Boolean. */
function verified({ request }: CompiledDefinition, { otp_type }: NeededCall['payload']): object {
  const isSignature = (request.signatures ?? []).some(({ send }) =>
    Object.values(send).some((value) => (value as { const?: unknown }).const === otp_type),
  );
  return { status: isSignature ? true : 'success' };
}

function withNothing(call: string, response: unknown): unknown {
  const output = outputOf(call);
  return nothing[call] ?? (output ? emptied(response, output) : response);
}
