import type { Pointer } from '#engine';
import type { Change } from './changes';

/** Keywords that allow more when their value grows. */
const upper = /\/(maxLength|maximum|exclusiveMaximum|maxItems|maxProperties)$/;
/** Keywords that allow less when their value grows. */
const lower = /\/(minLength|minimum|exclusiveMinimum|minItems|minProperties)$/;
/** Annotations: keywords that reject nothing. */
const annotations = /\/(\$comment|title|description|default|examples|transform|nullable)(\/|$)/;

interface Case {
  file: Change['file'];
  at: RegExp;
  isBreaking: (change: Change) => boolean;
}

/** The first case that matches a change decides; it sees `*` for the name of each field. */
const cases: Case[] = [
  { file: 'ui', at: /^/, isBreaking: () => false },

  { file: 'schema', at: annotations, isBreaking: () => false },
  { file: 'schema', at: /\/if(\/|$)/, isBreaking: () => true },
  { file: 'schema', at: /\/required(\/\d+)?$/, isBreaking: ({ kind }) => kind === 'added' },
  { file: 'schema', at: /\/enum(\/\d+)?$/, isBreaking: ({ kind, at }) => isNarrower(kind, at) },
  { file: 'schema', at: upper, isBreaking: ({ kind, was, is }) => isTighter(kind, is, was) },
  { file: 'schema', at: lower, isBreaking: ({ kind, was, is }) => isTighter(kind, was, is) },
  // A new field is optional; `required` is a change of its own.
  {
    file: 'schema',
    at: /\/properties(\/[^/]+)?$/,
    isBreaking: ({ kind }) => kind === 'removed',
  },
  {
    file: 'schema',
    at: /\/allOf(\/\d+)?$/,
    isBreaking: ({ kind, is }) => kind !== 'removed' && JSON.stringify(is).includes('"required"'),
  },
  { file: 'schema', at: /^/, isBreaking: ({ kind }) => kind !== 'removed' },

  { file: 'request', at: /\/\$comment$/, isBreaking: () => false },
  {
    file: 'request',
    at: /^\/policies\/.*\/enum\/\d+$/,
    isBreaking: ({ kind }) => kind === 'removed',
  },
  // A further reason to refuse; without one, more customers may ask.
  {
    file: 'request',
    at: /^\/(policies\/allowed|blocked)(\/\d+)?$/,
    isBreaking: ({ kind }) => kind !== 'removed',
  },
  {
    file: 'request',
    at: /^\/(policies\/allowed|blocked)(\/\d+)?\/(id|message|next)(\/|$)/,
    isBreaking: () => false,
  },
  { file: 'request', at: /^\/policies\/(.*\/)?where/, isBreaking: () => true },
  { file: 'request', at: /^\/openRequestCheck$/, isBreaking: ({ was }) => was === false },
  // A choice that was for everybody is for some, or for others.
  {
    file: 'request',
    at: /^\/choices(\/[^/]+){0,2}$/,
    isBreaking: ({ kind }) => kind !== 'removed',
  },
  { file: 'request', at: /^\/choices\//, isBreaking: () => true },
  { file: 'request', at: /^\/(success|policies)\//, isBreaking: () => false },
  {
    file: 'request',
    at: /^\/(steps\/\d+\/(messageFrom|showIn|spaced|title|pause\/(message|choices\/.*))|submitWhen\/message)$/,
    isBreaking: () => false,
  },
  { file: 'request', at: /^\/(subType|appliesTo|steps|proofs|blocked)/, isBreaking: () => true },
  { file: 'request', at: /^\/(submitWhen|signatures)/, isBreaking: () => true },
  { file: 'request', at: /^/, isBreaking: () => false },
];

/** Whether a change can make the newer version reject a request that the older one accepted. */
export function isBreaking(change: Change): boolean {
  if (change.kind === 'reordered') return false;
  const location = withoutNames(change.at);
  return cases
    .find(({ file, at }) => file === change.file && at.test(location))!
    .isBreaking(change);
}

/** A field may be called like a keyword: `/properties/title`. */
const withoutNames = (at: Pointer): Pointer => at.replace(/\/properties\/[^/]+/g, '/properties/*');

/** A value that is removed narrows an enum; so does an enum where there was none. */
const isNarrower = (kind: Change['kind'], at: string) =>
  at.endsWith('/enum') ? kind === 'added' : kind === 'removed';

/** A limit that is new, or that allows less than before. */
const isTighter = (kind: Change['kind'], smaller: unknown, larger: unknown) =>
  kind === 'added' || (kind === 'changed' && Number(smaller) < Number(larger));
