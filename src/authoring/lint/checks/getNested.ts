import { isEach, partsOf, pointerOf } from '#engine';
import { callSites } from '../shared/callSites';
import type { Check } from './check';

export const getNested: Check = {
  id: 'get-nested',
  *run({ definition: { request } }) {
    for (const { call, at, send } of callSites(request)) {
      if (!call.startsWith('GET ')) continue;
      if (isEach(send)) {
        yield {
          file: 'request',
          at: `${at}/send`,
          message: 'A GET cannot send an array. Use a POST.',
        };
        continue;
      }
      for (const target of Object.keys(send))
        if (target.startsWith('/') && partsOf(target).length > 1)
          yield {
            file: 'request',
            at: `${at}/send${pointerOf(target)}`,
            target: 'name',
            message: `A GET cannot send an object ("${target}"). Use a name without "/", or a POST.`,
          };
    }
  },
};
