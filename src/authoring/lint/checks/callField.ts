import { type Each, isEach, partsOf, pointerOf, subTypeField, type ValueMap } from '#engine';
import { didYouMean } from '../../didYouMean';
import { callSites, withoutSlash } from '../shared/callSites';
import type { Check, KnownCalls } from './check';

export const callField: Check = {
  id: 'call-field',
  *run({ definition: { request }, calls }) {
    if (!calls) return;
    for (const { call, send, at, isOwn } of callSites(request)) {
      const known = isOwn ? undefined : signatureOf(calls, call);
      if (!known) continue;
      const sent = propertiesIn(send);
      for (const [target, name] of sent)
        if (!known.takes.includes(name) && name !== subTypeField)
          yield {
            file: 'request',
            at: `${at}/send${pointerOf(target)}`,
            target: 'name',
            message: `"${call}" does not accept "${name}". ${didYouMean(name, known.takes, `It accepts: ${known.takes.join(', ') || 'nothing'}.`)}`,
          };
      for (const name of known.needs)
        if (!sent.some(([, one]) => one === name) && name !== subTypeField)
          yield {
            file: 'request',
            at: `${at}/send`,
            message: `"${call}" requires "${name}". Add it to "send".`,
          };
    }
  },
};

function signatureOf(calls: KnownCalls, call: string): KnownCalls[string] | undefined {
  const bare = withoutSlash(call);
  return calls[bare] ?? calls[`${bare}/`];
}

/** The properties of a payload, by the key of `send` that fills them; `/a/b` fills a property of the object `a`. */
const propertiesIn = (send: ValueMap | Each): [key: string, property: string][] =>
  isEach(send)
    ? []
    : Object.keys(send).map((key) => [key, key.startsWith('/') ? partsOf(key)[0]! : key]);
