/**
 * What a request type means. Three doors: {@link openRequest}, {@link submitRequest} and, where files are at hand,
 * `checkDefinition`. This file is the browser's door: it compiles nothing. Compilers stand in `compile.ts`
 * (in process) and `standalone.ts` (ahead, as a module).
 */
export { activePart, activeSchema } from './active';
export { assume } from './assume';
export { canSubmit } from './canSubmit';
export { choicesOf } from './choices';
export { asOf } from './day';
export type * from './definition';
export { isFormat } from './formats';
export { extensionOf, type UploadLimits } from './keywords/upload';
export { transforms } from './keywords/transform';
export { documentOf, ownFields, ownValueOf, withOwnValues } from './document';
export { fillsOf } from './lookUp';
export { optionsOf } from './lists';
export { mapPayload, type Payload, subTypeField } from './map';
export { isLoadDue } from './loads';
export { missingLoads } from './missingLoads';
export { listNeedsPolicy, lookUpNeedsPolicy } from './needsPolicy';
export { type Opening, openRequest } from './openRequest';
export { drawnSections, type DrawnSection } from './order';
export { partyOf, type PartyRow, rowsOf } from './parties';
export { fieldOf, getAt, partsOf, pointerOf, setAt } from './pointer';
export { missingProofs, needsProof, proofValueOf } from './proofs';
export { type ModuleFactory, openModule } from './runtime';
export { customerFields, policyFields, type PolicyRecord, withoutBrand } from './records';
export { leftovers, settle } from './settle';
export { dueSignatures, missingSignatures, signedText } from './signatures';
export { type Outcome, submitRequest, wordsOf } from './submitRequest';
export { isSuccess } from './success';
export { type Unmapped, unmapPayload } from './unmap';
export { labelOf, uiAt, wordsFor } from './wording';
export { fillIn, overlay, says, type Words } from './words';
