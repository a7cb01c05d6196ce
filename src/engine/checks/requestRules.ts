import { createAjv } from '../ajv';
import { rulesOf } from '../places';
import type { Check } from './check';

export const requestRules: Check = {
  id: 'request-rules',
  explains:
    'A slip in a condition of request.json would make it hold for everybody, or for nobody.',
  run({ definition: { request } }) {
    return [...rulesOf(request)].flatMap(([at, rule]) => {
      try {
        createAjv({ allErrors: true, strict: true }).compile(rule);
        return [];
      } catch (error) {
        return [
          { part: 'request', at, says: `${(error as Error).message}. Correct or remove it.` },
        ];
      }
    });
  },
};
