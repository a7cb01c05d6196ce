import { type Json, policyStatuses } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check } from './check';
import { testsOf } from '../shared/conditions';

/** The fields of a policy that have a fixed set of values. */
const valuesOf: { [field: string]: Json[] } = {
  policyStatus: [...policyStatuses],
  isUlipPolicy: [true, false],
};

export const policyValue: Check = {
  id: 'policy-value',
  *run({ definition }) {
    for (const { condition, test } of testsOf(definition)) {
      const { path, location, schema, values = [] } = test;
      const known = path.length === 1 ? valuesOf[path[0]!] : undefined;
      if (condition.instance !== 'policy' || !known) continue;
      for (const [i, value] of values.entries())
        if (!known.includes(value))
          yield {
            file: 'request',
            at: `${condition.at}${location}/${'const' in schema ? 'const' : `enum/${i}`}`,
            message: `No policy has the ${path[0]} ${JSON.stringify(value)}. ${didYouMean(String(value), known.map(String))}`,
          };
    }
  },
};
