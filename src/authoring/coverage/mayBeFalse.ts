import { type Definition, parentOf, partsOf, type Pointer } from '#engine';
import { allows } from '../lint/values/allows';
import type { Guard } from '../lint/values/branches';
import { type Situations, situationsOf } from '../lint/values/situations';
import { answerTestsOf, valuesWithin } from '../lint/values/tested';
import type { AnswerTest } from '../lint/values/tests';
import { givenFields } from './schemaRules';

/**
 * Whether the customer can make the `if` at a pointer into schema.json false with right answers: leave out an answer
 * that it tests, or give it another value. Not where the insurer or a list decides, nor where it has several ways.
 */
export function mayBeFalse(definition: Definition, at: Pointer): boolean {
  const situations = situationsOf(definition);
  const { request } = definition;
  const branch = situations.branches.branches.find(({ guard }) => guard.at === at);
  const [tests, ...others] = (branch && situations.alternatives(branch.guard)) ?? [];
  if (!branch || !tests || others.length > 0) return false;
  const awaited = (request.submitWhen && answerTestsOf(request.submitWhen.is)) ?? [];
  const isGiven = givenFields(request);
  const isFree = ({ field }: AnswerTest) =>
    situations.of(field).length > 0 &&
    situations.of(field).every(({ schema }) => !schema.readOnly) &&
    !isGiven(field) &&
    !awaited.flat().some((test) => test.field === field);
  return tests.some((test) => isFree(test) && mayFail(situations, test, branch.around));
}

function mayFail(situations: Situations, { field, rules }: AnswerTest, around: Guard[]): boolean {
  if (!isEverRequired(situations, field)) return true;
  if (rules.length === 0) return false;
  const known = valuesWithin(situations, field, around);
  return !known || known.values.some((value) => !rules.every((rule) => allows(rule, value)));
}

/** Several conditions may require it together, whatever is answered, so that one is enough. */
const isEverRequired = ({ branches }: Situations, field: Pointer): boolean =>
  branches.required.some(
    ({ names, scope }) => scope === parentOf(field) && names.includes(partsOf(field).at(-1)!),
  );
