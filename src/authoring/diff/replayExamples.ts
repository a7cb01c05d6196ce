import type { CompiledDefinition } from '#engine';
import {
  type Example,
  type ExampleFixtures,
  type ExampleKind,
  exampleKind,
  requiredProperties,
} from '../examples/example';
import type { Files } from '../read/readDefinition';
import type { DiffLine } from './diffLine';
import { replayDraft, replayExample } from './replay';

/** Two versions of a request type; `older` with the names that its fields have in the newer one. */
export interface Versions {
  older: CompiledDefinition;
  newer: CompiledDefinition;
}

/** Runs the older examples with the newer definition, and continues their answers as drafts. */
export function replayOlderExamples(
  key: string,
  files: Files,
  { older, newer }: Versions,
  fixtures: ExampleFixtures,
): DiffLine[] {
  return [...passingExamples(key, files, older, newer, fixtures)].flatMap(
    ({ path, kind, example }) => {
      const context = fixtures.contextOf(newer, example);
      const drafted =
        kind === 'accepted' ? replayDraft(older, newer, context, example.answers ?? {}) : [];
      return [
        ...replayExample(kind, newer, context, example).map((message): DiffLine => ({
          kind: 'example',
          isBreaking: kind === 'accepted',
          place: { file: path },
          message,
        })),
        ...drafted.map((message): DiffLine => ({
          kind: 'draft',
          isBreaking: true,
          place: { file: path },
          message,
        })),
      ];
    },
  );
}

/** Runs the newer examples with the older definition: those that fail show what is new. They break nothing. */
export function replayNewerExamples(
  key: string,
  files: Files,
  { older, newer }: Versions,
  fixtures: ExampleFixtures,
): DiffLine[] {
  return [...passingExamples(key, files, newer, older, fixtures)].flatMap(
    ({ path, kind, example }) =>
      replayExample(kind, older, fixtures.contextOf(older, example), example).map((message) => ({
        kind: 'newExample',
        isBreaking: false,
        place: { file: path },
        message,
      })),
  );
}

/** The examples that pass with their own version, and can be run with the other one. */
function* passingExamples(
  key: string,
  files: Files,
  own: CompiledDefinition,
  other: CompiledDefinition,
  fixtures: ExampleFixtures,
): Generator<{ path: string; kind: ExampleKind; example: Example }> {
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith(`schemas/${key}/examples/`)) continue;
    const kind = exampleKind(path);
    const example = exampleIn(text);
    if (!kind || !example || !isUsable(example, kind, [own, other], fixtures)) continue;
    const failures = replayExample(kind, own, fixtures.contextOf(own, example), example);
    if (failures.length === 0) yield { path, kind, example };
  }
}

function isUsable(
  example: Example,
  kind: ExampleKind,
  definitions: CompiledDefinition[],
  fixtures: ExampleFixtures,
): boolean {
  return (
    requiredProperties[kind].every((name) => example[name] !== undefined) &&
    Object.hasOwn(fixtures.policyNumbersByClient, example.as?.clientId ?? '') &&
    definitions.every((one) => fixtures.unansweredCalls(one, example).length === 0)
  );
}

function exampleIn(text: string): Example | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // An example with a syntax error proves nothing.
    return undefined;
  }
}
