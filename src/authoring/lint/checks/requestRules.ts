import { requestConditions } from '#engine';
import type { Check } from './check';
import { strictViolations } from './strict';

export const requestRules: Check = {
  id: 'request-rules',
  explains:
    'A slip in a condition of request.json would make it hold for everybody, or for nobody.',
  run: ({ definition: { request } }) =>
    [...requestConditions(request)].flatMap(([at, rule]) => strictViolations('request', rule, at)),
};
