import { isEach, partsOf, pointerOf } from '#engine';
import { type Caller, callersIn } from './callers';
import type { Check, Violation } from './check';

export const getNested: Check = {
  id: 'get-nested',
  explains:
    'A GET carries its payload in the address, where there is no room for objects and lists.',
  run: ({ definition: { request } }) =>
    callersIn(request)
      .filter(({ call }) => call.startsWith('GET '))
      .flatMap(faultsOf),
};

function faultsOf({ at, send }: Caller): Violation[] {
  if (isEach(send))
    return [
      { part: 'request', at: `${at}/send`, message: 'A GET cannot send a list. Use a POST.' },
    ];
  return Object.keys(send)
    .filter((target) => target.startsWith('/') && partsOf(target).length > 1)
    .map((target) => ({
      part: 'request',
      at: `${at}/send${pointerOf(target)}`,
      which: 'name',
      message: `A GET cannot send an object ("${target}"). Use a name without "/", or a POST.`,
    }));
}
