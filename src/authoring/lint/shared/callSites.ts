import {
  type CallName,
  type Each,
  type Pointer,
  pointerOf,
  type RequestRules,
  type ValueMap,
} from '#engine';

/** A place of request.json that makes a call. */
export interface CallSite {
  call: CallName;
  send: ValueMap | Each;
  /** Pointer to the object that holds `call` and `send`. */
  at: Pointer;
  /** The path belongs to the request type: the server creates the route from request.json. */
  isOwn: boolean;
}

/** Every call of a request type that has a payload of its own. */
export function callSites(request: RequestRules): CallSite[] {
  const inObject = (name: 'lookUps' | 'proofs') =>
    Object.entries(request[name] ?? {}).map(([field, { call, send = {} }]) => ({
      call,
      send,
      at: `/${name}${pointerOf(field)}`,
      isOwn: false,
    }));
  const inArray = (name: 'load' | 'downloads' | 'asides' | 'signatures') =>
    (request[name] ?? []).map(({ call, send = {} }, i) => ({
      call,
      send,
      at: pointerOf(name, i),
      isOwn: false,
    }));
  return [
    ...inArray('load'),
    ...Object.entries(request.lists ?? {}).flatMap(([field, list]) =>
      'call' in list
        ? [
            {
              call: list.call,
              send: list.send ?? {},
              at: `/lists${pointerOf(field)}`,
              isOwn: false,
            },
          ]
        : [],
    ),
    ...inObject('lookUps'),
    ...inObject('proofs'),
    ...inArray('downloads'),
    ...inArray('asides'),
    ...inArray('signatures'),
    ...request.steps.map(({ call, send, raises, raisesFor }, i) => ({
      call,
      send,
      at: pointerOf('steps', i),
      isOwn: raises !== undefined || raisesFor !== undefined,
    })),
  ];
}

/** A call without the slash at its end: a path means the same with and without it. */
export const withoutSlash = (call: string): string => call.replace(/\/$/, '');
