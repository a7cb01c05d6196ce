import { closest } from '../../didYouMean';
import { callSites, withoutSlash } from '../shared/callSites';
import type { Check } from './check';

export const callUnknown: Check = {
  id: 'call-unknown',
  *run({ definition: { request }, calls }) {
    if (!calls) return;
    const known = Object.keys(calls);
    const named = callSites(request)
      .filter(({ isOwn }) => !isOwn)
      .map(({ call, at }) => ({ call, at: `${at}/call` }));
    if (request.draft)
      for (const name of ['load', 'save'] as const)
        named.push({ call: request.draft[name], at: `/draft/${name}` });
    for (const { call, at } of named) {
      if (known.some((one) => withoutSlash(one) === withoutSlash(call))) continue;
      const close = closest(withoutSlash(call), known.map(withoutSlash));
      const hint = close
        ? `Did you mean "${known.find((one) => withoutSlash(one) === close)}"?`
        : 'Use a call that the server has (docs/calls.md); only a step that raises a ticket may invent its path.';
      yield { file: 'request', at, message: `Unknown call "${call}". ${hint}` };
    }
  },
};
