import { type Each, isEach, partsOf, pointerOf, type ValueMap, subTypeField } from '#engine';
import { nearest } from '../nearest';
import { type Caller, callersIn } from './callers';
import type { Check, Violation, KnownCalls } from './check';

export const callField: Check = {
  id: 'call-field',
  explains: 'A call refuses names that it does not take, and goes without those that it needs.',
  run({ definition: { request }, calls }) {
    if (!calls) return [];
    return callersIn(request)
      .filter(({ isOwn }) => !isOwn)
      .flatMap((caller) => {
        const known = knownAs(calls, caller.call);
        return known ? [...strange(caller, known), ...missing(caller, known)] : [];
      });
  },
};

function knownAs(calls: KnownCalls, call: string): KnownCalls[string] | undefined {
  const bare = call.replace(/\/$/, '');
  return calls[bare] ?? calls[`${bare}/`];
}

/** The names of a payload; `/a/b` makes an object under `a`. */
const namesIn = (send: ValueMap | Each): [target: string, name: string][] =>
  isEach(send)
    ? []
    : Object.keys(send).map((target) => [
        target,
        target.startsWith('/') ? partsOf(target)[0]! : target,
      ]);

function strange({ send, at, call }: Caller, { takes }: KnownCalls[string]): Violation[] {
  if (takes.length === 0 && isEach(send)) return [];
  return namesIn(send)
    .filter(([, name]) => !takes.includes(name) && name !== subTypeField)
    .map(([target, name]) => {
      const close = nearest(name, takes);
      const hint = close
        ? `Did you mean "${close}"?`
        : `It takes: ${takes.join(', ') || 'nothing'}.`;
      return {
        part: 'request',
        at: `${at}/send${pointerOf(target)}`,
        which: 'name',
        message: `"${call}" does not take "${name}". ${hint}`,
      };
    });
}

function missing({ send, at, call }: Caller, { needs }: KnownCalls[string]): Violation[] {
  const sent = namesIn(send).map(([, name]) => name);
  return needs
    .filter((name) => !sent.includes(name) && name !== subTypeField)
    .map((name) => ({
      part: 'request',
      at: `${at}/send`,
      message: `"${call}" needs "${name}". Add it to "send".`,
    }));
}
