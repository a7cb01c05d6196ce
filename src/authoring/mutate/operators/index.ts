import type { Operator } from '../mutant';
import { callOperators } from './calls';
import { caseOperators } from './cases';
import { comparisonOperators } from './comparisons';
import { conditionOperators } from './conditions';
import { gateOperators } from './gates';
import { limitOperators } from './limits';
import { listOperators } from './lists';
import { offeredChoiceOperators } from './offeredChoices';
import { patternOperators } from './patterns';
import { policyOperators } from './policies';
import { refusalOperators } from './refusals';
import { requestTextOperators } from './requestTexts';
import { textValueOperators } from './textValues';
import { schemaChoiceOperators } from './schemaChoices';
import { schemaFieldOperators } from './schemaFields';
import { schemaKeywordOperators } from './schemaKeywords';
import { schemaListOperators } from './schemaLists';
import { stepOperators } from './steps';
import { tableOperators } from './tables';
import { transformOperators } from './transforms';
import { uiFieldOperators } from './uiFields';
import { uiMessageOperators } from './uiMessages';
import { uiSectionOperators } from './uiSections';
import { uiTextOperators } from './uiTexts';
import { valueOperators } from './values';
import { wholeConditionOperators } from './wholeConditions';

/** Every kind of slip that is made in a definition to see whether its examples notice it. */
export const operators: Operator[] = [
  ...limitOperators,
  ...schemaKeywordOperators,
  ...comparisonOperators,
  ...patternOperators,
  ...schemaChoiceOperators,
  ...schemaFieldOperators,
  ...transformOperators,
  ...schemaListOperators,
  ...conditionOperators,
  ...wholeConditionOperators,
  ...policyOperators,
  ...refusalOperators,
  ...gateOperators,
  ...caseOperators,
  ...stepOperators,
  ...valueOperators,
  ...tableOperators,
  ...callOperators,
  ...listOperators,
  ...offeredChoiceOperators,
  ...requestTextOperators,
  ...textValueOperators,
  ...uiMessageOperators,
  ...uiTextOperators,
  ...uiFieldOperators,
  ...uiSectionOperators,
];
