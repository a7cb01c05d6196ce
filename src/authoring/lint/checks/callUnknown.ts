import { nearest } from '../nearest';
import { callersIn } from './callers';
import type { Check } from './check';

/** A path means the same with and without a slash at the end. */
const bare = (call: string) => call.replace(/\/$/, '');

export const callUnknown: Check = {
  id: 'call-unknown',
  explains: 'A call that the server does not have is answered by an error.',
  run({ definition: { request }, calls }) {
    if (!calls) return [];
    const known = Object.keys(calls).map(bare);
    const drafts = request.draft
      ? (['load', 'save'] as const).map((name) => ({
          call: request.draft![name],
          place: `/draft/${name}`,
        }))
      : [];
    return [
      ...callersIn(request)
        .filter(({ isOwn }) => !isOwn)
        .map(({ call, at }) => ({ call, place: `${at}/call` })),
      ...drafts,
    ]
      .filter(({ call }) => !known.includes(bare(call)))
      .map(({ call, place }) => {
        const close = nearest(bare(call), known);
        const hint = close
          ? `Did you mean "${Object.keys(calls).find((name) => bare(name) === close)}"?`
          : 'Use a call of the server, or ask for this one.';
        return { part: 'request', at: place, message: `The server has no call "${call}". ${hint}` };
      });
  },
};
