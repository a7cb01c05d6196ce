import { type Definition, fieldOf, policyFields } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check, CheckInput } from './check';
import { type Condition, testsOf } from '../shared/conditions';
import { documentNames, namesUnder } from '../shared/documentNames';

export const conditionName: Check = {
  id: 'condition-name',
  *run(input) {
    for (const { condition, test } of testsOf(input.definition)) {
      if (condition.file !== 'request' || condition.instance === 'response') continue;
      const name = test.path.at(-1)!;
      const known = namesAt(input, condition, test.path.slice(0, -1));
      if (!known || known.includes(name)) continue;
      yield {
        file: 'request',
        at: condition.at + test.location,
        target: 'name',
        message: `Unknown name "${name}". ${didYouMean(name, known)}`,
      };
    }
  },
};

/** The names that may be tested below a path; `undefined` where any may. */
function namesAt(
  { definition, fields }: CheckInput,
  { instance, at }: Condition,
  path: string[],
): readonly string[] | undefined {
  if (instance === 'policy') return path.length === 0 ? policyFields : undefined;
  const [root, ...below] = path;
  if (root === undefined)
    return at.startsWith('/submitWhen/') ? [...documentNames, 'first'] : documentNames;
  if (below.length > 0) return undefined;
  const answers = [...new Set(fields.map((field) => fieldOf(field.at)))];
  const names = namesUnder(definition, answers, stepsBefore(definition, at));
  return root === 'first' ? names.answers : names[root];
}

/** The steps whose response a condition can test; `pause` can test that of its own step too. */
function stepsBefore({ request }: Definition, at: string): string[] {
  const [, index, property] = /^\/steps\/(\d+)\/(\w+)/.exec(at) ?? [];
  if (index === undefined) return request.steps.map(({ id }) => id);
  const end = Number(index) + (property === 'pause' ? 1 : 0);
  return request.steps.slice(0, end).map(({ id }) => id);
}
