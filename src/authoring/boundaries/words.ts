import { type CompiledDefinition } from '#engine';
import type { Completed } from '../draft/complete';
import { sentence, slug } from '../draft/describe';
import { titleOf } from '../draft/describeValue';
import type { Words } from '../draft/draft';
import type { Boundary } from './boundary';
import type { Family } from './families';
import type { Trial } from './trial';

export function wordsForBoundary(
  definition: CompiledDefinition,
  { boundary, value }: Trial,
  _completed: Completed,
): Words {
  const title = titleOf(definition, boundary.field);
  return {
    name: slug(`${title} ${boundary.keyword} ${boundary.outcome}`),
    about: sentence(`${title} ${boundary.keyword} ${boundary.outcome} ${JSON.stringify(value)}`),
  };
}

export function wordsForFamily(
  definition: CompiledDefinition,
  { name, about }: Family,
  trials: Trial[],
): Words {
  const titles = trials.map(
    ({ boundary: { field, schema, keyword } }) =>
      `${titleOf(definition, field)} (${schema[keyword]})`,
  );
  return { name: slug(name), about: sentence(`${about}: ${titles.join(', ')}`) };
}

/** What is looked for, in words. */
export function sideOf(
  definition: CompiledDefinition,
  { field, keyword, outcome, schema }: Boundary,
): string {
  return `${titleOf(definition, field)} ${keyword} (${JSON.stringify(schema[keyword])}) ${outcome}`;
}
