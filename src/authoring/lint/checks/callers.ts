import {
  type CallName,
  type Each,
  type Pointer,
  pointerOf,
  type RequestRules,
  type ValueMap,
} from '#engine';

/** A place of request.json where a call is made. */
export interface Caller {
  call: CallName;
  send: ValueMap | Each;
  /** Pointer to the object that holds `call` and `send`. */
  at: Pointer;
  /** Its path is the request type's own: the server mounts it by request.json. */
  isOwn: boolean;
}

/** Every call of a request type that names what it sends. */
export function callersIn(request: RequestRules): Caller[] {
  const named = (name: 'lookUps' | 'proofs') =>
    Object.entries(request[name] ?? {}).map(([field, { call, send = {} }]) => ({
      call,
      send,
      at: `/${name}${pointerOf(field)}`,
      isOwn: false,
    }));
  const listed = (name: 'load' | 'downloads' | 'asides' | 'signatures') =>
    (request[name] ?? []).map(({ call, send = {} }, i) => ({
      call,
      send,
      at: pointerOf(name, i),
      isOwn: false,
    }));
  return [
    ...listed('load'),
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
    ...named('lookUps'),
    ...named('proofs'),
    ...listed('downloads'),
    ...listed('asides'),
    ...listed('signatures'),
    ...request.steps.map(({ call, send, raises, raisesFor }, i) => ({
      call,
      send,
      at: pointerOf('steps', i),
      isOwn: raises !== undefined || raisesFor !== undefined,
    })),
  ];
}
