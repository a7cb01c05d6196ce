import type { CompiledDefinition } from '#engine';
import type { ExampleFixtures } from '../examples/example';
import type { Files, SourceFiles } from '../read/readDefinition';
import type { DraftOptions } from './draft';
import { Drafter } from './drafter';

/**
 * New examples for a request type that cover what those in `files` do not, as far as they can be found: the file texts
 * by path. The same files give the same examples, and with these nothing more is found: each can lead to others.
 */
export function draftExamples(
  definition: CompiledDefinition,
  files: Files,
  fixtures: ExampleFixtures,
  sources: SourceFiles,
  options: DraftOptions,
): Files {
  const drafted: Files = {};
  for (;;) {
    const all = { ...files, ...drafted };
    const more = new Drafter(definition, all, fixtures, sources, options).run();
    if (Object.keys(more).length === 0) return drafted;
    Object.assign(drafted, more);
  }
}
