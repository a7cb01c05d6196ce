import {
  adoptResults,
  catalogueWords,
  definitionWords,
  type Diagnostic,
  distinctWords,
  type ExampleFixtures,
  type Files,
  messagesOf,
  overlayPath,
  readDefinition,
  type WordRow,
} from '#authoring';
import { filesOf } from './filesOf';
import { formOf } from './formOf';
import type { AnswerTo, Question } from './protocol';
import { recorded } from './recorded';

/** Answers what is asked about the files as they are edited. */
export function answerTo(
  question: Question,
  files: Files,
  fixtures: ExampleFixtures,
): AnswerTo[Question['about']] {
  if (question.about === 'adopted') return adopted(question, files, fixtures);
  if (question.about === 'form') return formOf(question, filesOf(question.key, files));
  if (question.about === 'recorded')
    return recorded(question.key, filesOf(question.key, files), fixtures, question.example);
  if (question.about === 'messages') return messages(question, files);
  return words(question, files);
}

function messages(
  { key, language }: Extract<Question, { about: 'messages' }>,
  files: Files,
): AnswerTo['messages'] {
  const read = readDefinition(key, filesOf(key, files), language || undefined);
  if ('diagnostics' in read) return undefined;
  const { definition } = read;
  return { title: definition.ui['ui:title'] ?? key, parts: messagesOf(definition) };
}

function adopted(
  { key, file }: Extract<Question, { about: 'adopted' }>,
  all: Files,
  fixtures: ExampleFixtures,
): AnswerTo['adopted'] {
  const files = filesOf(key, all);
  const text = files[file];
  if (text === undefined) return {};
  const now = adoptResults(key, files, fixtures, { [file]: text }).changed[file];
  return now === undefined ? {} : { text: now };
}

function words(
  { key, language }: Extract<Question, { about: 'words' }>,
  files: Files,
): WordRow[] | Diagnostic {
  const path = 'catalogue.json';
  const found =
    key === undefined
      ? catalogueWords(files[path] ?? '', files[overlayPath(path, language)], language)
      : definitionWords(key, filesOf(key, files), language);
  return Array.isArray(found) ? [...distinctWords(found).values()] : found;
}
