import type { Operator } from '../mutant';
import { callOperators } from './calls';
import { conditionOperators } from './conditions';
import { gateOperators } from './gates';
import { limitOperators } from './limits';
import { policyOperators } from './policies';
import { requestTextOperators } from './requestTexts';
import { schemaChoiceOperators } from './schemaChoices';
import { schemaFieldOperators } from './schemaFields';
import { schemaKeywordOperators } from './schemaKeywords';
import { schemaListOperators } from './schemaLists';
import { stepOperators } from './steps';
import { tableOperators } from './tables';
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
  ...schemaChoiceOperators,
  ...schemaFieldOperators,
  ...schemaListOperators,
  ...conditionOperators,
  ...wholeConditionOperators,
  ...policyOperators,
  ...gateOperators,
  ...stepOperators,
  ...valueOperators,
  ...tableOperators,
  ...callOperators,
  ...requestTextOperators,
  ...uiMessageOperators,
  ...uiTextOperators,
  ...uiFieldOperators,
  ...uiSectionOperators,
];
