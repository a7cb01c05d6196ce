import {
  complete,
  type Example,
  type ExampleFixtures,
  exampleText,
  type Files,
  readDefinition,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import type { AnswerTo } from './protocol';

/** The file of an example: what the engine says to its customer and answers is what it expects from now on. */
export function recorded(
  key: string,
  files: Files,
  fixtures: ExampleFixtures,
  given: Example,
): AnswerTo['recorded'] {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return undefined;
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  const completed = complete(definition, fixtures, given);
  return completed && { kind: completed.kind, text: exampleText(completed.example) };
}
