import { contract } from '#api';

/** What the calls of the server take and need, for the lint of definitions. */
export const knownCalls = Object.fromEntries(
  Object.entries(contract).map(([call, { input }]) => [
    call,
    { takes: Object.keys(input.properties), needs: input.required ?? [] },
  ]),
);
