import { type CompiledDefinition, type Pointer, pointerOf } from '#engine';
import type { KnownCalls } from '../lint/checks/check';
import { withoutSlash } from '../lint/shared/callSites';
import { misfits } from '../lint/types/fits';
import { loadedType } from '../lint/types/loaded';
import { responseOf, stepResponse } from '../lint/types/responses';
import { union, type ValueType } from '../lint/types/valueType';
import type { Example } from './example';

/** Reports the responses of an example that its calls can never give; they may be given in part. */
export function checkResponses(
  example: Example,
  { request }: CompiledDefinition,
  calls: KnownCalls | undefined,
  report: (at: Pointer, rule: string, message: string) => void,
): void {
  const { steps = [], loaded = {}, lookedUp = {} } = example;
  for (const [i, { call, response }] of steps.entries()) {
    const taken = request.steps.filter((step) => withoutSlash(step.call) === withoutSlash(call));
    if (response === undefined || taken.length === 0) continue;
    const types = taken.map((step) => stepResponse(calls, step, true));
    check(response, union(types), `the response of "${call}"`, `/steps/${i}/response`);
  }
  if (calls) check(loaded, loadedType(request, calls), 'what is loaded', '/loaded');
  for (const [field, response] of Object.entries(lookedUp)) {
    const lookUp = request.lookUps?.[field];
    if (!lookUp || response === null || response === undefined) continue;
    const type = responseOf(calls, lookUp.call, true);
    check(response, type, `the response of "${lookUp.call}"`, `/lookedUp${pointerOf(field)}`);
  }

  function check(value: unknown, type: ValueType, what: string, at: Pointer): void {
    for (const { at: inner, message } of misfits(value, type)) {
      const part = inner === '' ? what : `"${inner}" of ${what}`;
      report(at + inner, 'example-response', `${part} ${message}`);
    }
  }
}
