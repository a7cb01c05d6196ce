/**
 * Everything that validates the files of request types: lint, examples with their coverage, and differences between
 * versions. It reads no files and prints nothing; the server and the command line share it.
 */
export { type BoundaryDrafts, draftBoundaries } from './boundaries/draftBoundaries';
export { shownBoundaries } from './boundaries/shownBoundaries';
export { checkExamples } from './coverage/checkExamples';
export {
  type CountedRule,
  countRules,
  type Coverage,
  coverageOf,
  coverageOfShared,
} from './coverage/coverage';
export { type CoveredPart, coveredParts } from './coverage/coveredParts';
export { type Diagnostic, formatDiagnostic, isUnreadable } from './diagnostic';
export { closest, didYouMean } from './didYouMean';
export { changesBetween } from './diff/changes';
export { diffCatalogue } from './diff/diffCatalogue';
export { type DiffLine, diffLineText, type TypeDiff } from './diff/diffLine';
export { diffType } from './diff/diffType';
export { offerText } from './diff/offerText';
export {
  appendInText,
  entriesInText,
  insertInText,
  moveInText,
  namesInText,
  nodeInText,
  removeFromText,
  setChangedInText,
  setInText,
  setOrPruneInText,
} from './edit/jsonText';
export { complete, type Completed } from './draft/complete';
export { DistinctNames } from './draft/distinctNames';
export { knownFromExamples, type KnownFromExamples } from './draft/knownFromExamples';
export { exampleText } from './draft/exampleText';
export type { DraftOptions } from './draft/draft';
export { draftExamples } from './draft/draftExamples';
export { adoptResults } from './examples/adoptResults';
export { asText } from './examples/differences';
export {
  type Example,
  type ExampleFixtures,
  type ExampleKind,
  exampleKind,
  requiredProperties,
} from './examples/example';
export { misnamedExample } from './examples/readExample';
export { repeatingExamples } from './examples/repeatedExamples';
export { fill, type Filled, type FillOptions } from './fill';
export type { ImportNote, ImportReport } from './import/importReport';
export { type Imported, type ImportSource, importSchema } from './import/importSchema';
export { titleInSchema } from './import/titleInSchema';
export {
  checkCatalogueLanguage,
  checkCatalogueLanguages,
} from './languages/checkCatalogueLanguages';
export { checkLanguage } from './languages/checkLanguage';
export { checkLanguages } from './languages/checkLanguages';
export { type LanguageCoverage } from './languages/checkTexts';
export { tagProblem } from './languages/languageTag';
export { type CatalogueKeywords, catalogueKeywords } from './languages/catalogueKeywords';
export { isText } from './languages/texts';
export { type Keyword, keywordAt } from './language/keywords';
export { translationOf } from './languages/translation';
export { overlayEdit } from './languages/words/overlayEdit';
export { OverlayTexts } from './languages/words/overlayTexts';
export {
  type RefusedRow,
  takenColumns,
  type TakenWords,
  takeWords,
} from './languages/words/takeWords';
export { type WordRow } from './languages/words/wordRows';
export { catalogueWords, definitionWords, distinctWords } from './languages/words/wordsOf';
export {
  tableIn,
  type TableRow,
  tableText,
  wordColumns,
  wordTable,
} from './languages/words/wordTable';
export { entriesIn } from './lint/catalogueKeys';
export { checkCatalogue } from './lint/checkCatalogue';
export { checkConsistency, checkFolders } from './lint/checkConsistency';
export { checkNextSteps } from './lint/checkNextSteps';
export { checkDefinition } from './lint/checkDefinition';
export { isSupportedKeyword } from './lint/checks/schemaDialect';
export { isOfAnswer } from './lint/checks/usuallyRules';
export { inCells } from './lint/checks/tableCell';
export { widgetLacks } from './lint/checks/widgetNeeds';
export { readCatalogue } from './lint/readCatalogue';
export { type ChangedPlaces } from './mutate/changedMutants';
export { type JudgedMutant, judgeMutants } from './mutate/judgeMutants';
export type { Notice } from './mutate/killer';
export { type AddedExample, KillerFiles } from './mutate/killerFiles';
export { type Mutant, type Operator } from './mutate/mutant';
export { Mutator, type NoticedBy, type PlacedMutant } from './mutate/mutator';
export { operators } from './mutate/operators';
export { sampled } from './mutate/sampled';
export { withStatements } from './mutate/statements';
export { pages } from './lint/pages';
export { canBeStep } from './lint/types/calls';
export { customerRecord, policyRecord } from './lint/types/records';
export { responseOf, stepResponse } from './lint/types/responses';
export { alternativesOf, propertiesOf, type ValueType, valuesOf } from './lint/types/valueType';
export { copyOfType, keyOfTitle, titleOfKey, withOtherKey } from './newType/copyOfType';
export { emptyType } from './newType/emptyType';
export { requiredMessage } from './newType/requiredMessage';
export {
  explorePaths,
  type FoundSequence,
  type FoundWay,
  type Level,
  type NeverReached,
  pathExamples,
  type Paths,
  type Picture,
  type PictureNode,
  pictureOf,
  type LevelReport,
  type PathsReport,
  type WayReport,
  withoutRuns,
} from './paths';
export { languagesOf, overlayOf, overlayPath } from './read/overlays';
export { applyOccurrences } from './rename/applyOccurrences';
export { type FieldRename, type Occurrence, renamedText } from './rename/fieldName';
export { occurrencesIn, occurrencesOf } from './rename/renameField';
export { usersIn } from './read/sharedUsers';
export { targetOf } from './read/dereference';
export { exceededLimit } from './read/limits';
export { notUtf8 } from './read/notUtf8';
export { type Files, readDefinition, type SourceFiles } from './read/readDefinition';
export { readSourceFile } from './read/sourceFile';
export { type FileKind, metaschemas } from './read/validateShape';
export { sourceLocation } from './read/sourceLocation';
export type { Reason } from './why/reason';
export { type Sending, type SentStep, sentSteps } from './why/sentSteps';
export { type Explanation, explainForm, type WhyState } from './why/explainForm';
export type { MessagePart, ShownMessage } from './messages/message';
export { messagesOf } from './messages/messagesOf';
