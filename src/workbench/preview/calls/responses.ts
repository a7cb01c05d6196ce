import type { Example } from '#authoring';
import type { CompiledDefinition, Context, NeededCall } from '#engine';
import { type Applicant, hasOpenRequest, respond } from '#fixtures';
import type { Outcome } from '../previewState';
import { exampleResponse } from './exampleResponse';
import { nothing, outputOf } from './possibleCalls';
import { SavedDrafts } from './savedDrafts';
import { completed, emptied, sampleOf } from './sample';
import { declined, services } from './services';

/** What a response depends on besides the call. */
export interface Situation {
  definition: CompiledDefinition;
  applicant: Applicant;
  context: Context;
  /** The example that the form was filled in by. */
  example?: Example | undefined;
}

/** A response, or a call that fails. */
export type CallResult = { response: unknown } | 'failed';

/** Makes the responses to the calls of one form, instead of the insurer's server. */
export class Responses {
  /** How often the current submit has made each call. */
  #turns: { [call: string]: number } = {};
  #tickets = 0;
  #drafts = new SavedDrafts();

  /** A submit begins: the responses of an example start again with the first one. */
  startSubmit(): void {
    this.#turns = {};
  }

  respond(situation: Situation, needed: NeededCall, outcome: Outcome): CallResult {
    const turn = this.#turns[needed.call] ?? 0;
    this.#turns[needed.call] = turn + 1;
    if (outcome === 'failing') return 'failed';
    if (outcome === 'wrong') return { response: services[needed.call]?.wrong ?? declined() };
    const right = this.#right(situation, needed, turn);
    return right === 'failed' || outcome !== 'empty'
      ? right
      : { response: withNothing(needed.call, right.response) };
  }

  #right(situation: Situation, needed: NeededCall, turn: number): CallResult {
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
    const drafts = this.#drafts.respond(needed);
    if (drafts) return drafts;
    const service = services[call];
    if (service)
      return call === 'POST verify-otp/' ? verifyResponse(definition, payload) : service.right;
    const known = respond(applicant, needed);
    if (known !== undefined) return output ? completed(known, output) : known;
    return output ? sampleOf(output) : { status: 'success' };
  }

  #ticket() {
    const ticketnumber = `SR${String(++this.#tickets).padStart(8, '0')}`;
    return { status: 'success', ticketnumber, message: '' };
  }
}

/** The status of a signature is a Boolean. */
function verifyResponse(
  { request }: CompiledDefinition,
  { otp_type }: NeededCall['payload'],
): object {
  const isSignature = (request.signatures ?? []).some(({ send }) =>
    Object.values(send).some((value) => (value as { const?: unknown }).const === otp_type),
  );
  return { status: isSignature ? true : 'success' };
}

function withNothing(call: string, response: unknown): unknown {
  const output = outputOf(call);
  return nothing[call] ?? (output ? emptied(response, output) : response);
}
