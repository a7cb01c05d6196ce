/**
 * What a request type means. Three doors: {@link openRequest}, {@link submitRequest} and, where files are at hand,
 * `checkDefinition`. This file is the browser's door: it compiles nothing. Compilers stand in `compile.ts`
 * (in process) and `standalone.ts` (ahead, as a module).
 */
export { activePart, activeSchema } from './schema/active';
export { assume } from './mapping/assume';
export { canSubmit } from './request/canSubmit';
export { choicesOf } from './layout/choices';
export { asOf } from './request/day';
export type * from './definition/definition';
export { isFormat } from './formats';
export { extensionOf, type UploadLimits } from './keywords/upload';
export { transforms } from './keywords/transform';
export { documentOf, ownFields, ownValueOf, withOwnValues } from './request/document';
export { fillsOf } from './request/lookUp';
export { optionsOf } from './request/lists';
export { mapPayload, type Payload, subTypeField } from './mapping/buildPayload';
export { isLoadDue } from './request/loads';
export { missingLoads } from './request/missingLoads';
export { listNeedsPolicy, lookUpNeedsPolicy } from './request/needsPolicy';
export { type Opening, openRequest } from './request/openRequest';
export { drawnSections, type DrawnSection } from './layout/order';
export { partyOf, type PartyRow, rowsOf } from './layout/parties';
export { fieldOf, getAt, partsOf, pointerOf, setAt } from './json/pointer';
export { missingProofs, needsProof, proofValueOf } from './request/proofs';
export { type ModuleFactory, openModule } from './schema/runtime';
export {
  customerFields,
  policyFields,
  type PolicyRecord,
  withoutBrand,
} from './definition/records';
export { leftovers, settle } from './schema/normalizeAnswers';
export { dueSignatures, missingSignatures, signedText } from './request/signatures';
export { type Outcome, submitRequest, wordsOf } from './request/submitRequest';
export { isSuccess } from './request/success';
export { type Unmapped, unmapPayload } from './mapping/parsePayload';
export { labelOf, uiAt, wordsFor } from './text/wording';
export { fillIn, overlay, says, type Words } from './text/message';
