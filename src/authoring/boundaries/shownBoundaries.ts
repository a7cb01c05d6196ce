import type { CompiledDefinition } from '#engine';
import { checkExamples } from '../coverage/checkExamples';
import type { ExampleFixtures } from '../examples/example';
import type { Files, SourceFiles } from '../read/readDefinition';
import { boundariesOf, isShown } from './boundariesOf';

/** The ids of the boundaries in shared files that the examples of a request type show. */
export function shownBoundaries(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
  sources: SourceFiles,
): string[] {
  const { events } = checkExamples(definition, files, fixtures, sources);
  return boundariesOf(definition, sources)
    .filter((boundary) => boundary.isShared && isShown(boundary, events))
    .map(({ id }) => id);
}
