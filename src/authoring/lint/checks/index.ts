import type { Check } from './check';
import { answerNeverSent } from './answerNeverSent';
import { callField } from './callField';
import { callUnknown } from './callUnknown';
import { choiceCases } from './choiceCases';
import { choiceWords } from './choiceWords';
import { computation } from './computation';
import { conditionName } from './conditionName';
import { conditionRequired } from './conditionRequired';
import { defaultInvalid } from './defaultInvalid';
import { earlyStep } from './earlyStep';
import { enumNames } from './enumNames';
import { fieldType } from './fieldType';
import { fixedDate } from './fixedDate';
import { formatUnknown } from './formatUnknown';
import { getNested } from './getNested';
import { ifAlways } from './ifAlways';
import { ifNever } from './ifNever';
import { ifUnknownField } from './ifUnknownField';
import { listAndEnum } from './listAndEnum';
import { loadUnused } from './loadUnused';
import { lookUpItself } from './lookUpItself';
import { mapPointer } from './mapPointer';
import { noValue } from './noValue';
import { overlayUnknown } from './overlayUnknown';
import { ownValue } from './ownValue';
import { policyValue } from './policyValue';
import { proofCall } from './proofCall';
import { proofValue } from './proofValue';
import { requestRules } from './requestRules';
import { reservedName } from './reservedName';
import { ruleWithoutEffect } from './ruleWithoutEffect';
import { schemaDialect } from './schemaDialect';
import { schemaLimits } from './schemaLimits';
import { schemaNames } from './schemaNames';
import { schemaStrict } from './schemaStrict';
import { slowPattern } from './slowPattern';
import { successNumber } from './successNumber';
import { successWords } from './successWords';
import { ticketStep } from './ticketStep';
import { uiAutocomplete } from './uiAutocomplete';
import { uiFieldWithoutPlace } from './uiFieldWithoutPlace';
import { uiText } from './uiText';
import { uiTitle } from './uiTitle';
import { uiTwice } from './uiTwice';
import { uiUnknownField } from './uiUnknownField';
import { uiWidget } from './uiWidget';
import { uploadStep } from './uploadStep';
import { widgetNeeds } from './widgetNeeds';
import { wordsGap } from './wordsGap';
import { wordsWithoutRule } from './wordsWithoutRule';

export const checks: Check[] = [
  answerNeverSent,
  callField,
  callUnknown,
  choiceCases,
  choiceWords,
  computation,
  conditionName,
  conditionRequired,
  defaultInvalid,
  earlyStep,
  enumNames,
  fieldType,
  fixedDate,
  formatUnknown,
  getNested,
  ifAlways,
  ifNever,
  ifUnknownField,
  listAndEnum,
  loadUnused,
  lookUpItself,
  mapPointer,
  noValue,
  overlayUnknown,
  ownValue,
  policyValue,
  proofCall,
  proofValue,
  requestRules,
  reservedName,
  ruleWithoutEffect,
  schemaDialect,
  schemaLimits,
  schemaNames,
  schemaStrict,
  slowPattern,
  successNumber,
  successWords,
  ticketStep,
  uiAutocomplete,
  uiFieldWithoutPlace,
  uiText,
  uiTitle,
  uiTwice,
  uiUnknownField,
  uiWidget,
  uploadStep,
  widgetNeeds,
  wordsGap,
  wordsWithoutRule,
];
