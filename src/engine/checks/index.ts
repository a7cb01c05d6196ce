import { answerNeverSent } from './answerNeverSent';
import type { Check } from './check';
import { computation } from './computation';
import { earlyStep } from './earlyStep';
import { enumNames } from './enumNames';
import { mapPointer } from './mapPointer';
import { ownValue } from './ownValue';
import { proofCall } from './proofCall';
import { requestRules } from './requestRules';
import { schemaDialect } from './schemaDialect';
import { schemaLimits } from './schemaLimits';
import { schemaNames } from './schemaNames';
import { schemaStrict } from './schemaStrict';
import { successWords } from './successWords';
import { ticketStep } from './ticketStep';
import { uiFieldWithoutPlace } from './uiFieldWithoutPlace';
import { uiUnknownField } from './uiUnknownField';
import { uiWidget } from './uiWidget';
import { uploadStep } from './uploadStep';
import { widgetNeeds } from './widgetNeeds';
import { wordsWithoutRule } from './wordsWithoutRule';

export const checks: Check[] = [
  answerNeverSent,
  computation,
  earlyStep,
  enumNames,
  mapPointer,
  ownValue,
  proofCall,
  requestRules,
  schemaDialect,
  schemaLimits,
  schemaNames,
  schemaStrict,
  successWords,
  ticketStep,
  uiFieldWithoutPlace,
  uiUnknownField,
  uiWidget,
  uploadStep,
  widgetNeeds,
  wordsWithoutRule,
];
