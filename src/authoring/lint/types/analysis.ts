import { oncePer } from '#engine';
import type { CheckInput } from '../checks/check';
import { checkAnswers } from './checkAnswers';
import { checkChoices } from './checkChoices';
import { checkLists } from './checkLists';
import { checkLoads } from './checkLoads';
import { checkLookUps } from './checkLookUps';
import { checkPolicies } from './checkPolicies';
import { checkPrefill } from './checkPrefill';
import { checkSideCalls } from './checkSideCalls';
import { checkSteps } from './checkSteps';
import { checkTexts } from './checkTexts';
import { type TypeRule, type TypeViolation } from './report';
import { typesOf } from './types';

const parts = [
  checkPolicies,
  checkLoads,
  checkPrefill,
  checkLists,
  checkChoices,
  checkLookUps,
  checkSideCalls,
  checkSteps,
  checkAnswers,
  checkTexts,
];

/** What is wrong with the types of all that request.json reads, sends and tests; found once for all rules. */
export const typeViolations = (input: CheckInput, rule: TypeRule): TypeViolation[] =>
  allViolations(input).filter((violation) => violation.rule === rule);

/** Whether anything is wrong with them. */
export const hasTypeErrors = (input: CheckInput): boolean => allViolations(input).length > 0;

const allViolations = oncePer((input: CheckInput): TypeViolation[] => {
  const types = typesOf(input);
  for (const check of parts) check(types);
  return types.report.found;
});
