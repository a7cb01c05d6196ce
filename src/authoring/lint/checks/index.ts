import type { Check } from './check';
import { answerNeverSent } from './answerNeverSent';
import { anyRequired } from './anyRequired';
import { assumes } from './assumes';
import { atMostOne } from './atMostOne';
import { callField } from './callField';
import { callTaken } from './callTaken';
import { callUnknown } from './callUnknown';
import { choiceCases } from './choiceCases';
import { choiceOffered } from './choiceOffered';
import { choiceUnknown } from './choiceUnknown';
import { choiceWords } from './choiceWords';
import { chooseOrder } from './chooseOrder';
import { circularValues } from './circularValues';
import { computation } from './computation';
import { conditionEmpty } from './conditionEmpty';
import { conditionName } from './conditionName';
import { conditionRequired } from './conditionRequired';
import { conditionStatus } from './conditionStatus';
import { conditionValue } from './conditionValue';
import { defaultInvalid } from './defaultInvalid';
import { draftCall } from './draftCall';
import { duplicate } from './duplicate';
import { earlyStep } from './earlyStep';
import { entriesFlag } from './entriesFlag';
import { enumNames } from './enumNames';
import { fieldType } from './fieldType';
import { filledTwice } from './filledTwice';
import { fixedDate } from './fixedDate';
import { formatUnknown } from './formatUnknown';
import { getNested } from './getNested';
import { ifAlways } from './ifAlways';
import { hidesItself } from './hidesItself';
import { ifNever } from './ifNever';
import { ifUnknownField } from './ifUnknownField';
import { keptShown } from './keptShown';
import { limitWords } from './limitWords';
import { linkFile } from './linkFile';
import { listAndEnum } from './listAndEnum';
import { listPresence } from './listPresence';
import { listUnseen } from './listUnseen';
import { listTotal } from './listTotal';
import { loadUnused } from './loadUnused';
import { lookUpCircle } from './lookUpCircle';
import { lookUpFills } from './lookUpFills';
import { lookUpQuestion } from './lookUpQuestion';
import { mapPointer } from './mapPointer';
import { mapTarget } from './mapTarget';
import { mask } from './mask';
import { neverFilled } from './neverFilled';
import { noValue } from './noValue';
import { openRequestButton } from './openRequestButton';
import { otherAnswer } from './otherAnswer';
import { ownValue } from './ownValue';
import { pattern } from './pattern';
import { pauseChoices } from './pauseChoices';
import { policyAllowed } from './policyAllowed';
import { proofCall } from './proofCall';
import { proofValue } from './proofValue';
import { proofWidget } from './proofWidget';
import { renamedField } from './renamedField';
import { requestRules } from './requestRules';
import { requiredHidden } from './requiredHidden';
import { reservedName } from './reservedName';
import { ruleWithoutEffect } from './ruleWithoutEffect';
import { schemaDialect } from './schemaDialect';
import { schemaLimits } from './schemaLimits';
import { schemaNames } from './schemaNames';
import { schemaStrict } from './schemaStrict';
import { section } from './section';
import { signature } from './signature';
import { stepEffect } from './stepEffect';
import { stepNever } from './stepNever';
import { successNumber } from './successNumber';
import { tableCell } from './tableCell';
import { text } from './text';
import { thenEffect } from './thenEffect';
import { ticketStep } from './ticketStep';
import { uiAutocomplete } from './uiAutocomplete';
import { uiFieldWithoutPlace } from './uiFieldWithoutPlace';
import { uiTitle } from './uiTitle';
import { uiTwice } from './uiTwice';
import { uiUnknownField } from './uiUnknownField';
import { uiWidget } from './uiWidget';
import { uiWithoutEffect } from './uiWithoutEffect';
import { unrounded } from './unrounded';
import { uploadStep } from './uploadStep';
import { usuallyRules } from './usuallyRules';
import { valueType } from './valueType';
import { widgetNeeds } from './widgetNeeds';
import { wordsGap } from './wordsGap';
import { wordsWithoutRule } from './wordsWithoutRule';

export const checks: Check[] = [
  answerNeverSent,
  anyRequired,
  assumes,
  atMostOne,
  callField,
  callTaken,
  callUnknown,
  choiceCases,
  choiceOffered,
  choiceUnknown,
  choiceWords,
  chooseOrder,
  circularValues,
  computation,
  conditionEmpty,
  conditionName,
  conditionRequired,
  conditionStatus,
  conditionValue,
  defaultInvalid,
  draftCall,
  duplicate,
  earlyStep,
  entriesFlag,
  enumNames,
  fieldType,
  filledTwice,
  fixedDate,
  formatUnknown,
  getNested,
  ifAlways,
  hidesItself,
  ifNever,
  ifUnknownField,
  keptShown,
  limitWords,
  linkFile,
  listAndEnum,
  listPresence,
  listUnseen,
  listTotal,
  loadUnused,
  lookUpCircle,
  lookUpFills,
  lookUpQuestion,
  mapPointer,
  mapTarget,
  mask,
  neverFilled,
  noValue,
  openRequestButton,
  otherAnswer,
  ownValue,
  pattern,
  pauseChoices,
  policyAllowed,
  proofCall,
  proofValue,
  proofWidget,
  renamedField,
  requestRules,
  requiredHidden,
  reservedName,
  ruleWithoutEffect,
  schemaDialect,
  schemaLimits,
  schemaNames,
  schemaStrict,
  section,
  signature,
  stepEffect,
  stepNever,
  successNumber,
  tableCell,
  text,
  thenEffect,
  ticketStep,
  uiAutocomplete,
  uiFieldWithoutPlace,
  uiTitle,
  uiTwice,
  uiUnknownField,
  uiWidget,
  uiWithoutEffect,
  unrounded,
  uploadStep,
  usuallyRules,
  valueType,
  widgetNeeds,
  wordsGap,
  wordsWithoutRule,
];
