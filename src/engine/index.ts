/**
 * What a request type means at run time, in the browser and on the server. Two functions answer the main questions:
 * {@link openRequest} (may this customer make the request?) and {@link submitRequest} (what is to be done next?).
 * Nothing here compiles: `#engine/compile` makes the validators.
 */
export { computations } from './computations';
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
  Option,
  Problem,
  Proof,
  RuleError,
  ServiceType,
  Validate,
} from './definition/definition';
export {
  customerFields,
  hasPayableStatus,
  policyFields,
  policyStatuses,
  withoutBrand,
  type PolicyRecord,
} from './definition/records';
export type {
  Aside,
  CallName,
  Download,
  List,
  ProofCall,
  RequestRules,
  Signature,
  Step,
} from './definition/requestRules';
export type { Column, Entries, Ui } from './definition/ui';
export type {
  Choose,
  Each,
  Json,
  Pointer,
  Schema,
  ValueExpression,
  ValueMap,
} from './definition/valueExpression';
export { email } from './formats/email';
export { formats, isFormat } from './formats';
export { isObject } from './json/object';
export { fieldOf, getAt, partsOf, pointerOf, setAt } from './json/pointer';
export { sortedJson } from './json/sortedJson';
export { keywords } from './keywords';
export { transforms } from './keywords/transform';
export { extensionOf, type UploadLimits } from './keywords/upload';
export { choicesOf } from './layout/choices';
export { drawnSections, fieldsOf, type DrawnSection } from './layout/order';
export { partyOf, rowsOf, type PartyRow } from './layout/parties';
export { withAssumedAnswers } from './request/withAssumedAnswers';
export {
  answersIn,
  asPointer,
  isEach,
  buildPayload,
  pointersIn,
  pointersOf,
  subTypeField,
  type Payload,
} from './mapping/buildPayload';
export { parsePayload, type ParsedPayload } from './mapping/parsePayload';
export { canSubmit } from './request/canSubmit';
export { asOf } from './request/day';
export { documentOf, documentRoots } from './request/document';
export { optionsOf } from './request/lists';
export {
  loadLists,
  loadLookUps,
  loadValues,
  runLoader,
  runLoaderSync,
  type NeededCall,
} from './request/loaders';
export { isLoadDue } from './request/loads';
export { fillsOf } from './request/lookUp';
export { loadNotices } from './request/loadNotices';
export { listNeedsPolicy, lookUpNeedsPolicy } from './request/needsPolicy';
export { openRequest } from './request/openRequest';
export { findProblems, uploadRule } from './request/problems';
export { missingProofs, requiredProofs, proofValueOf } from './request/proofs';
export { readOnlyFields, readOnlyValueOf, withReadOnlyValues } from './request/readOnlyValues';
export { resolveAnswers } from './request/resolveAnswers';
export { dueSignatures, signedText } from './request/signatures';
export { nextOutcome, responseMessage, submitRequest, type Outcome } from './request/submitRequest';
export { isSuccess } from './request/success';
export { activePart, activeSchema } from './schema/active';
export { childOf, describedFields, type Described } from './schema/fields';
export { holds } from './schema/holds';
export { schemaLocations, requestConditions } from './schema/locations';
export { unexpectedFields, normalizeAnswers } from './schema/normalizeAnswers';
export { openModule, type ModuleFactory } from './schema/runtime';
export { nonObjectSubschemas, applicators, subschemas } from './schema/subschemas';
export { interpolate, overlay, formatMessage, type Messages } from './text/message';
export { labelOf, uiAt, messageFor, engineMessages } from './text/wording';
export { default as english } from './text/en.json' with { type: 'json' };
