import {
  complete,
  type Example,
  type ExampleFixtures,
  exampleText,
  type Files,
  readDefinition,
} from '#authoring';
import { compileDefinition } from '#engine/compile';
import type { QueryResults } from './protocol';

/** The text of an example that expects what the engine returns now for its customer and answers. */
export function recorded(
  key: string,
  files: Files,
  fixtures: ExampleFixtures,
  given: Example,
): QueryResults['recorded'] {
  const read = readDefinition(key, files);
  if ('diagnostics' in read) return undefined;
  const definition = compileDefinition(read.definition, { allErrors: true, isSound: true });
  const completed = complete(definition, fixtures, given);
  return completed && { kind: completed.kind, text: exampleText(completed.example) };
}
