/**
 * What a request type means at run time, in the browser and on the server. Two functions answer the main questions:
 * {@link openRequest} (may this customer make the request?) and {@link submitRequest} (what is to be done next?).
 * Nothing here compiles: `#engine/compile` makes the validators.
 */
export type {
  Answers,
  Catalogue,
  CatalogueEntry,
  CompiledDefinition,
  Context,
  Definition,
  Document,
  FileAnswer,
  NormalizedAnswers,
  Offered,
  OfferRule,
  Option,
  Problem,
  Refusal,
  Proof,
  RuleError,
  ServiceType,
  Validate,
} from './definition/definition';
export { contactPurposes } from './definition/contactPurposes';
export { fieldNameProblem, longestFieldName } from './definition/fieldNameProblem';
export { isKey } from './definition/isKey';
export {
  isOpenAt,
  nextOpening,
  weekdays,
  type LocalTime,
  type Opening,
  type OpeningHours,
} from './definition/openingHours';
export { screenEntry } from './definition/screenEntry';
export {
  hasPayableStatus,
  policyStatuses,
  withoutBrand,
  type PolicyRecord,
} from './definition/records';
export type {
  Aside,
  CallName,
  Choices,
  Download,
  List,
  ProofCall,
  NextStep,
  RequestRules,
  Signature,
  Step,
} from './definition/requestRules';
export { type RefusalRule, refusalRules } from './definition/refusalRules';
export type { Column, Entries, Ui } from './definition/ui';
export type {
  Choose,
  Operand,
  Each,
  Json,
  Pointer,
  Schema,
  ValueExpression,
  ValueMap,
} from './definition/valueExpression';

// Files
export { contentKind } from './files/contentKind';
export {
  contentFinding,
  contentRules,
  endBytes,
  type ContentFinding,
  type FileEnds,
} from './files/contentFinding';
export { acceptedFiles, extensionOf, fileTypes, isPicture } from './files/fileTypes';

// JSON
export { decimalsOf, isMultipleOf, plainDigits, productOf, sumOf } from './json/decimals';
export { isObject } from './json/object';
export { oncePer } from './json/oncePer';
export {
  fieldOf,
  getAt,
  parentOf,
  partsOf,
  pointerOf,
  setAt,
  unsafeNames,
  isPlace,
  withAt,
} from './json/pointer';
export { parsedJson } from './json/parsedJson';
export { sortedJson } from './json/sortedJson';

// The dialect of JSON Schema
export { excludedCharacters, formatNamed, formats, isFormat } from './formats';
export { charactersOf } from './formats/charactersOf';
export { email } from './formats/email';
export { mobile } from './formats/mobile';
export { comparesWith, keywords, namedIn } from './keywords';
export { isDate } from './keywords/dates';
export { namedBy, otherValue } from './keywords/namedBy';
export { numberOf, type Quantity, quantityOf } from './keywords/quantity';
export { canonicalAnswer, canonicalText, isNumber, typedText } from './canonical/answers';
export { asciiText, searchedText } from './canonical/asciiText';
export { dateFrom, dateText } from './canonical/dates';
export { oneTimePassword } from './canonical/oneTimePassword';
export { withoutCountryCode } from './canonical/phoneNumbers';
export { applyTransforms, transforms } from './keywords/transform';
export { uploadRule, uploadRules, type UploadLimits } from './keywords/upload';
export { activePart, activeSchema, activeWithin } from './schema/active';
export { childOf, describedFields, descriptionOf, type Described } from './schema/fields';
export { askedIn, askedWithin, isGroup, type AskedField } from './schema/groups';
export { errorsAt, holds } from './schema/holds';
export { requestConditions, schemaLocations } from './schema/locations';
export { normalizeAnswers, unexpectedFields } from './schema/normalizeAnswers';
export { openModule, type ModuleFactory } from './schema/runtime';
export { schemaVersion } from './schema/schemaVersion';
export { applicators, nonObjectSubschemas, subschemas } from './schema/subschemas';

// Maps of answers and payloads
export { typesOfWidget, widgets, type WidgetName } from './definition/widgets';
export { computations } from './computations';
export {
  answersIn,
  asPointer,
  isBare,
  buildPayload,
  isEach,
  isOfValues,
  itself,
  payloadOf,
  pointersIn,
  operandPointers,
  pointersOf,
  subTypeField,
  type Payload,
} from './mapping/buildPayload';
export { parsePayload, type ParsedPayload } from './mapping/parsePayload';
export { formFieldsOf } from './mapping/formFields';
export type { ReceivedPayload } from './mapping/wire';

// A request
export { asOf } from './request/asOf';
export { canSubmit } from './request/canSubmit';
export { offeredChoices } from './request/offeredChoices';
export { definitionFor, type Insurer } from './request/definitionFor';
export { documentOf, documentRoots, refersTo } from './request/document';
export { givenLists } from './request/givenEntries';
export { isSuccess } from './request/isSuccess';
export { listNeedsPolicy, loadLists, optionsOf } from './request/lists';
export { linkParameters } from './request/linkParameters';
export { loadContext } from './request/loadContext';
export { runLoader, runLoaderSync, type NeededCall } from './request/loaders';
export { isLoadDue, loadNotices, loadValues } from './request/loads';
export { loadLookUps } from './request/loadLookUps';
export {
  fillsOf,
  isLookUpAsked,
  isLookUpDue,
  lookUpMessage,
  lookUpNeedsPolicy,
  lookUpsSending,
} from './request/lookUps';
export { openRequest, refusalOf } from './request/openRequest';
export { defaultsOf } from './request/prefill';
export { followsFromAnswers } from './request/causes';
export { findProblems } from './request/problems';
export {
  answersOfProof,
  asksForProof,
  choicesBeforeProof,
  hasProof,
  isProvedBy,
  missingProofs,
  neededProof,
  proofValueOf,
  provingCall,
  requiredProofs,
} from './request/proofs';
export {
  derivedFields,
  completeAnswers,
  derivedMayChange,
  derivedPlaces,
  gapsIn,
  readOnlyFields,
  recordGaps,
  resolveAnswers,
  withReadOnlyValues,
} from './request/readOnlyValues';
export {
  fieldTitles,
  groupTitle,
  labelWithGroup,
  titleAt,
  titleLocation,
} from './request/fieldTitles';
export { migrateAnswers } from './request/migrateAnswers';
export { readStep, type ReadStep, type StepReading } from './request/readStep';
export { runReader, runReaderSync, type StepSource } from './request/stepSource';
export { maskedValues, type MaskedValue, withMaskedValues } from './request/maskedLoads';
export { hasValues, withValues } from './request/withValues';
export { withRenamedFields } from './request/renamedFields';
export { dueSignatures, signedText } from './request/signatures';
export {
  doneOutcome,
  nextOutcome,
  responseMessage,
  submitRequest,
  type Outcome,
} from './request/submitRequest';
export { type Ticket, ticketsOf } from './request/tickets';
export { type Withdrawal, withdrawalOf } from './request/withdrawal';
export { asksAboutUnusual, findUnusual, type Unusual, unusualOf } from './request/unusual';
export { withAssumedAnswers } from './request/withAssumedAnswers';
export { withUnsaidAnswers } from './request/withUnsaidAnswers';

// The form
export { choicesOf, chosenOf, joinedLabels } from './layout/choices';
export { isMultipleChoice } from './schema/multipleChoice';
export { drawnSections, fieldsOf, sectionId, type DrawnSection } from './layout/order';
export { pageSteps, type PageStep } from './layout/pageSteps';
export { partyOf, rowsOf, type PartyRow } from './layout/parties';
export { isDrawn, widgetFor } from './layout/widgetFor';
export { withGaps } from './layout/withGaps';
export { yearsFor } from './layout/yearsFor';
export {
  entryIndex,
  formatMessage,
  identityOf,
  interpolate,
  overlay,
  wordOfRecords,
  type Messages,
} from './text/message';
export {
  engineMessages,
  fieldOfError,
  isToTick,
  labelOf,
  messageFor,
  recordWord,
} from './text/messageFor';
export { uiAt } from './text/uiAt';
export { fillPlaceholders, placeholdersIn, type Placeholder } from './text/placeholders';
export {
  ownRequestTextPaths,
  ownUiTextPaths,
  requestTextPaths,
  uiTextPaths,
} from './text/textPaths';
export { formatAnswer, formatGiven } from './text/formatAnswer';
export { formatMoney, formatNumber } from './text/amounts';
export { limitKey, numberShown } from './text/limits';
export { isNumeric, withUnit } from './text/measure';
export { formatDate, formatDateTime, formatDay, formatTime } from './text/moments';
export { plainText, hasInvisible, inOneLine, isReadable, readablePart } from './text/plainText';
export { default as english } from './text/en.json' with { type: 'json' };
