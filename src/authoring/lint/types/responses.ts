import { type RequestRules, type Step } from '#engine';
import type { KnownCalls } from '../checks/check';
import { withoutSlash } from '../shared/callSites';
import { anything, type ValueType, union } from './valueType';

/** The response to a step that raises a ticket. */
const ticket = {
  status: { const: 'success' },
  ticketnumber: { type: 'string' },
  message: { type: 'string' },
};

const declinedTicket: ValueType = {
  type: 'object',
  properties: { status: { const: 'failed' }, message: { type: 'string' } },
  required: ['status', 'message'],
};

/** What a call takes and answers; `undefined` for a call that nobody knows. */
export function callNamed(calls: KnownCalls | undefined, call: string) {
  if (!calls) return undefined;
  const bare = withoutSlash(call);
  return calls[call] ?? calls[bare] ?? calls[`${bare}/`];
}

/** What is known of the response of a call, as far as anyone knows the call. `declined`: or of one that declines. */
export function responseOf(
  calls: KnownCalls | undefined,
  call: string,
  isDeclinedToo = false,
): ValueType {
  const known = callNamed(calls, call);
  if (!known) return anything;
  const output = known.output === 'pdf' ? anything : known.output;
  return isDeclinedToo ? union([output, known.declined]) : output;
}

/** What is known of the response of a step; `isDeclinedToo` for one that was declined, which ends most requests. */
export function stepResponse(
  calls: KnownCalls | undefined,
  step: Step,
  isDeclinedToo = step.mayFail === true,
): ValueType {
  if (!step.raises && !step.raisesFor) return responseOf(calls, step.call, isDeclinedToo);
  // Without the server's calls nobody can say which of them a ticket makes.
  if (!calls) return anything;
  const raised = { type: 'object', properties: ticket, required: Object.keys(ticket) };
  const known = step.raises ? callNamed(calls, step.call) : undefined;
  const output = known && known.output !== 'pdf' ? known.output : undefined;
  const whole = output
    ? {
        ...output,
        properties: { ...output.properties, ...ticket },
        required: [...(output.required ?? []), ...raised.required],
      }
    : raised;
  return isDeclinedToo ? union([whole, known?.declined ?? declinedTicket]) : whole;
}

/** The responses of the first `count` steps, by the id of the step; a step with a condition may be skipped. */
export function stepResponses(
  calls: KnownCalls | undefined,
  { steps }: RequestRules,
  count: number,
): ValueType {
  const before = steps.slice(0, count);
  return {
    type: 'object',
    properties: Object.fromEntries(before.map((step) => [step.id, stepResponse(calls, step)])),
    required: before.filter(({ when }) => !when).map(({ id }) => id),
    additionalProperties: false,
  };
}
