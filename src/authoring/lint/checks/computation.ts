import { computations, isObject } from '#engine';
import { didYouMean } from '../../didYouMean';
import { valuesIn } from '../../walk';
import type { Check } from './check';

const names = computations.map(({ name }) => name);

export const computation: Check = {
  id: 'computation',
  *run({ definition: { request } }) {
    for (const [at, value] of valuesIn(request)) {
      if (!isObject(value) || typeof value.compute !== 'string' || !Array.isArray(value.of))
        continue;
      if (!names.includes(value.compute))
        yield {
          file: 'request',
          at: `${at}/compute`,
          message: `Unknown computation "${value.compute}". ${didYouMean(value.compute, names)}`,
        };
    }
  },
};
