import { knownCalls } from '#api';
import {
  adoptResults,
  catalogueWords,
  checkDefinition,
  definitionWords,
  type Diagnostic,
  diffCatalogue,
  diffType,
  distinctWords,
  type ExampleFixtures,
  type Files,
  importSchema,
  messagesOf,
  overlayPath,
  readDefinition,
  type WordRow,
} from '#authoring';
import { filesOf } from './filesOf';
import { formOf } from './formOf';
import { moduleOf } from './moduleOf';
import type { CheckerQuery, QueryResults } from './protocol';
import { recorded } from './recorded';

/** Runs a query on the files as they are edited. */
export function runQuery(
  query: CheckerQuery,
  files: Files,
  fixtures: ExampleFixtures,
): QueryResults[CheckerQuery['type']] {
  if (query.type === 'import') return importSchema(query.source, query, knownCalls);
  if (query.type === 'adopted') return adopted(query, files, fixtures);
  if (query.type === 'form') return formOf(query, filesOf(query.key, files));
  if (query.type === 'recorded')
    return recorded(query.key, filesOf(query.key, files), fixtures, query.example);
  if (query.type === 'difference') return difference(query, files, fixtures);
  if (query.type === 'gallery') return gallery(query, files);
  if (query.type === 'newProblems') return newProblems(query, files);
  return words(query, files);
}

function gallery(
  { key, language }: Extract<CheckerQuery, { type: 'gallery' }>,
  all: Files,
): QueryResults['gallery'] {
  const files = filesOf(key, all);
  const read = readDefinition(key, files, language || undefined);
  const module = moduleOf(key, files, language || undefined);
  if ('diagnostics' in read || module === undefined) return undefined;
  const { definition } = read;
  return { title: definition.ui['ui:title'] ?? key, module, parts: messagesOf(definition) };
}

function difference(
  { key, older }: Extract<CheckerQuery, { type: 'difference' }>,
  files: Files,
  fixtures: ExampleFixtures,
): QueryResults['difference'] {
  if (key === undefined) return diffCatalogue(older, files, []);
  const [was, is] = [filesOf(key, older), filesOf(key, files)];
  return diffType(key, was, is, fixtures, { withNewExamples: true });
}

function newProblems(
  { key, changes }: Extract<CheckerQuery, { type: 'newProblems' }>,
  all: Files,
): Diagnostic[] {
  const files = filesOf(key, all);
  const changed = Object.entries({ ...files, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const known = new Set(checkDefinition(key, files, knownCalls).map(({ message }) => message));
  return checkDefinition(key, Object.fromEntries(changed), knownCalls).filter(
    ({ message }) => !known.has(message),
  );
}

function adopted(
  { key, file }: Extract<CheckerQuery, { type: 'adopted' }>,
  all: Files,
  fixtures: ExampleFixtures,
): QueryResults['adopted'] {
  const files = filesOf(key, all);
  const text = files[file];
  if (text === undefined) return {};
  const now = adoptResults(key, files, fixtures, { [file]: text }).changed[file];
  return now === undefined ? {} : { text: now };
}

function words(
  { key, language }: Extract<CheckerQuery, { type: 'words' }>,
  files: Files,
): WordRow[] | Diagnostic {
  const path = 'catalogue.json';
  const found =
    key === undefined
      ? catalogueWords(files[path] ?? '', files[overlayPath(path, language)], language)
      : definitionWords(key, filesOf(key, files), language);
  return Array.isArray(found) ? [...distinctWords(found).values()] : found;
}
