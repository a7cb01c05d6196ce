import { type Json, policyStatuses } from '#engine';
import { nearest } from '../nearest';
import type { Check } from './check';
import { conditionsOf, testsIn } from './conditions';

/** What a policy can hold, where it can be counted. */
const known: { [field: string]: Json[] } = {
  policyStatus: [...policyStatuses],
  isUlipPolicy: [true, false],
};

export const policyValue: Check = {
  id: 'policy-value',
  explains:
    'A policy never has a value that the insurer does not use: nobody would be eligible by it.',
  run: ({ definition }) =>
    conditionsOf(definition)
      .filter(({ over }) => over === 'policy')
      .flatMap(({ condition, at }) =>
        [...testsIn(condition)].flatMap(({ path, place, part, values = [] }) => {
          const possible = path.length === 1 ? known[path[0]!] : undefined;
          if (!possible) return [];
          return values.flatMap((value, i) => {
            if (possible.includes(value)) return [];
            const words = possible.map(String);
            const close = nearest(String(value), words);
            const hint = close ? `Did you mean "${close}"?` : `There are: ${words.join(', ')}.`;
            const word = 'const' in part ? 'const' : `enum/${i}`;
            return [
              {
                part: 'request' as const,
                at: `${at}${place}/${word}`,
                message: `No policy has the ${path[0]} ${JSON.stringify(value)}. ${hint}`,
              },
            ];
          });
        }),
      ),
};
