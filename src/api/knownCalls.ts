import { contract } from './contract';

/** The names that each call of the contract takes and needs, for the lint of definitions. */
export const knownCalls = Object.fromEntries(
  Object.entries(contract).map(([call, { input }]) => [
    call,
    { takes: Object.keys(input.properties), needs: input.required ?? [] },
  ]),
);
