import type { CheckInput } from '../checks/check';
import { checkAnswers } from './checkAnswers';
import { checkLists } from './checkLists';
import { checkLoads } from './checkLoads';
import { checkLookUps } from './checkLookUps';
import { checkPolicies } from './checkPolicies';
import { checkPrefill } from './checkPrefill';
import { checkSideCalls } from './checkSideCalls';
import { checkSteps } from './checkSteps';
import { type TypeRule, type TypeViolation } from './report';
import { typesOf } from './types';

const parts = [
  checkPolicies,
  checkLoads,
  checkPrefill,
  checkLists,
  checkLookUps,
  checkSideCalls,
  checkSteps,
  checkAnswers,
];

const known = new WeakMap<CheckInput, TypeViolation[]>();

/** What is wrong with the types of all that request.json reads, sends and tests; found once for all rules. */
export function typeViolations(input: CheckInput, rule: TypeRule): TypeViolation[] {
  let found = known.get(input);
  if (!found) {
    const types = typesOf(input);
    for (const check of parts) check(types);
    known.set(input, (found = types.report.found));
  }
  return found.filter((violation) => violation.rule === rule);
}
