import type { Example } from '../examples/example';
import type { NamedExample } from '../paths/survey';
import type { StatedExample } from './killer';

/**
 * Those first that make the fewest assumptions about records and responses, which a change may not fit, and among them
 * those with the fewest answers, in which a reader sees what a change is about.
 */
export const byAssumptions = ({ example: one }: NamedExample, { example: other }: NamedExample) =>
  assumptionsOf(one) - assumptionsOf(other) || lengthOf(one) - lengthOf(other);

const assumptionsOf = ({ customer, policy, loaded, lists, lookedUp, unusual, ...rest }: Example) =>
  [
    customer,
    policy,
    loaded,
    lists,
    lookedUp,
    unusual,
    ...(rest.steps ?? []).map(({ response }) => response),
  ].filter((one) => one !== undefined).length;

const lengthOf = ({ answers }: Example): number => JSON.stringify(answers).length;

/** Those that state something of the form already come first, then the accepted ones. */
export const byStatements = (one: StatedExample, other: StatedExample) =>
  Math.sign(other.has.size) - Math.sign(one.has.size) ||
  Number(other.kind === 'accepted') - Number(one.kind === 'accepted');

export const withoutStatements = ({
  opens: _opens,
  shows: _shows,
  calls: _calls,
  done: _done,
  ...rest
}: Example): Example => rest;
