import type { Change } from './changes';

/** Words of a schema that let more through when they grow. */
const upper = /\/(maxLength|maximum|exclusiveMaximum|maxItems|maxProperties)$/;
/** Words of a schema that let less through when they grow. */
const lower = /\/(minLength|minimum|exclusiveMinimum|minItems|minProperties)$/;
/** Words that judge nothing. */
const silent = /\/(\$comment|title|description|default|examples|transform)(\/|$)/;

interface Case {
  part: Change['part'];
  at: RegExp;
  isBreaking: (change: Change) => boolean;
}

/** Whether a change can stop a request that went through before; the first case that fits decides. */
const cases: Case[] = [
  { part: 'ui', at: /^/, isBreaking: () => false },

  { part: 'schema', at: silent, isBreaking: () => false },
  { part: 'schema', at: /\/if(\/|$)/, isBreaking: () => true },
  { part: 'schema', at: /\/required(\/\d+)?$/, isBreaking: ({ kind }) => kind === 'added' },
  { part: 'schema', at: /\/enum(\/\d+)?$/, isBreaking: ({ kind, at }) => isNarrower(kind, at) },
  { part: 'schema', at: upper, isBreaking: ({ kind, was, is }) => isTighter(kind, is, was) },
  { part: 'schema', at: lower, isBreaking: ({ kind, was, is }) => isTighter(kind, was, is) },
  // A new field is no demand; that it must be answered stands in `required`.
  {
    part: 'schema',
    at: /\/properties(\/[^/]+)?$/,
    isBreaking: ({ kind }) => kind === 'removed',
  },
  {
    part: 'schema',
    at: /\/allOf(\/\d+)?$/,
    isBreaking: ({ kind, is }) => kind !== 'removed' && JSON.stringify(is).includes('"required"'),
  },
  { part: 'schema', at: /^/, isBreaking: ({ kind }) => kind !== 'removed' },

  { part: 'request', at: /\/\$comment$/, isBreaking: () => false },
  {
    part: 'request',
    at: /^\/policies\/.*\/enum\/\d+$/,
    isBreaking: ({ kind }) => kind === 'removed',
  },
  { part: 'request', at: /^\/policies\/(.*\/)?where/, isBreaking: () => true },
  { part: 'request', at: /^\/openRequestCheck$/, isBreaking: ({ was }) => was === false },
  { part: 'request', at: /^\/(success|policies)\//, isBreaking: () => false },
  { part: 'request', at: /\/(messageFrom|showIn|spaced|message|none)$/, isBreaking: () => false },
  { part: 'request', at: /^\/(subType|appliesTo|steps|proofs|blocked)/, isBreaking: () => true },
  { part: 'request', at: /^\/(submitWhen|signatures)/, isBreaking: () => true },
  { part: 'request', at: /^/, isBreaking: () => false },
];

export function isBreaking(change: Change): boolean {
  return cases
    .find(({ part, at }) => part === change.part && at.test(change.at))!
    .isBreaking(change);
}

/** A value that goes narrows an enum, and so does an enum where there was none. */
const isNarrower = (kind: Change['kind'], at: string) =>
  at.endsWith('/enum') ? kind === 'added' : kind === 'removed';

/** A limit that is new, or that moved towards the answers. */
const isTighter = (kind: Change['kind'], smaller: unknown, larger: unknown) =>
  kind === 'added' || (kind === 'changed' && Number(smaller) < Number(larger));
