import { requestConditions } from '#engine';
import type { Check } from './check';
import { strictViolations } from '../shared/strict';

export const requestRules: Check = {
  id: 'request-rules',
  isOfStructure: true,
  *run({ definition: { request } }) {
    for (const [at, condition] of requestConditions(request))
      yield* strictViolations('request', condition, at);
  },
};
