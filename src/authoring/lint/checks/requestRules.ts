import { requestConditions } from '#engine';
import { schemasIn } from '../../walk';
import type { Check } from './check';
import { strictViolations } from '../shared/strict';

export const requestRules: Check = {
  id: 'request-rules',
  isOfStructure: true,
  *run({ definition: { request } }) {
    for (const [at, condition] of requestConditions(request)) {
      yield* strictViolations('request', condition, at);
      for (const [location, inner] of schemasIn(condition, at))
        if ('if' in inner && 'then' in inner)
          yield {
            file: 'request',
            at: `${location}/if`,
            target: 'name',
            message:
              'A condition of request.json has no "if": which of its tests decide could not be told, so that no example covers them. Write "anyOf" with one entry for each case.',
          };
    }
  },
};
