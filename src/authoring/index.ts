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
export { type Diagnostic, formatDiagnostic } from './diagnostic';
export { closest, didYouMean } from './didYouMean';
export { type Change, changesBetween, type JsonChange, jsonChanges } from './diff/changes';
export { type ChoiceChange, choiceChanges } from './diff/choiceChanges';
export { type OfferChange, offerChanges } from './diff/offerChanges';
export { staleTexts } from './diff/staleTexts';
export { isBreaking } from './diff/isBreaking';
export { replayDraft, replayExample } from './diff/replay';
export { insertIn, pathOf, setIn } from './edit/editJson';
export { complete, type Completed } from './draft/complete';
export { DistinctNames } from './draft/distinctNames';
export { knownFromExamples, type KnownFromExamples } from './draft/knownFromExamples';
export { exampleText } from './draft/exampleText';
export { draftExamples, type DraftOptions } from './draft/draftExamples';
export { adoptResults } from './examples/adoptResults';
export { asText } from './examples/differences';
export {
  type Example,
  type ExampleFixtures,
  type ExampleKind,
  exampleKind,
  requiredProperties,
} from './examples/example';
export { fill, type Filled, type FillOptions } from './fill';
export {
  checkCatalogueLanguage,
  checkCatalogueLanguages,
} from './languages/checkCatalogueLanguages';
export { checkLanguage } from './languages/checkLanguage';
export { checkLanguages } from './languages/checkLanguages';
export { type LanguageCoverage } from './languages/checkTexts';
export { tagProblem } from './languages/languageTag';
export { type CatalogueKeywords, catalogueKeywords } from './languages/catalogueKeywords';
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
export { checkDefinition } from './lint/checkDefinition';
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
export { copyOfType, isKey, keyOfTitle, titleOfKey, withOtherKey } from './newType/copyOfType';
export { emptyType } from './newType/emptyType';
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
  type ToldLevel,
  type ToldPaths,
  type ToldWay,
  withoutRuns,
} from './paths';
export { languagesOf, overlayOf, overlayPath } from './read/overlays';
export { type FieldRename, type Occurrence } from './rename/fieldName';
export { occurrencesIn, occurrencesOf } from './rename/renameField';
export { usersIn } from './read/sharedUsers';
export { targetOf } from './read/dereference';
export { notUtf8 } from './read/notUtf8';
export { type Files, readDefinition, type SourceFiles } from './read/readDefinition';
export { readSourceFile } from './read/sourceFile';
export { type FileKind, metaschemas } from './read/validateShape';
export { sourceLocation } from './read/sourceLocation';
export type { Reason } from './why/reason';
export { type Sending, type SentStep, sentSteps } from './why/sentSteps';
export { type Explained, whyForm, type WhyState } from './why/whyForm';
export type { MessagePart } from './messages/message';
export { messagesOf } from './messages/messagesOf';
