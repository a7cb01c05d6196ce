import { type Pointer, requestConditions } from '#engine';
import { constrains } from '../shared/constrains';
import type { Check } from './check';

/** What follows where a condition is always true. */
const effects: [end: RegExp, effect: string][] = [
  [/\/submitWhen\/is$/, 'the form can always be submitted'],
  [/\/stopWhen$/, 'every response stops the request'],
  [/\/holdsWhen$/, 'every response is a proof'],
  [/\/foundWhen$/, 'something is always found'],
  [/^\/blocked\/(\d+\/)?when$/, 'every policy is blocked'],
  [/\/allowed\/(\d+\/)?where$/, 'no policy is refused'],
  [/\/when$/, 'it decides nothing'],
];

export const conditionEmpty: Check = {
  id: 'condition-empty',
  *run({ definition: { request } }) {
    for (const [at, condition] of requestConditions(request)) {
      const effect = effectOf(at);
      if (effect !== undefined && !constrains(condition))
        yield {
          file: 'request',
          at,
          message: `This condition tests nothing, so ${effect}. Say what must be true, or remove it.`,
        };
    }
  },
};

const effectOf = (at: Pointer) => effects.find(([end]) => end.test(at))?.[1];
