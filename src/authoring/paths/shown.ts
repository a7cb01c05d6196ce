import {
  activeSchema,
  asOf,
  type CompiledDefinition,
  drawnSections,
  labelOf,
  pointerOf,
  uiAt,
} from '#engine';
import type { Run } from './run';

/** A section, or a page, with the fields that it shows, by their titles. */
export interface ShownPart {
  title: string;
  fields: string[];
}

/** What the form of a run shows. */
export function shownIn(definition: CompiledDefinition, { example, resolved }: Run): ShownPart[] {
  const active = activeSchema(asOf(definition, example.today), resolved);
  return drawnSections(definition, active).flatMap(({ title, step, fields }): ShownPart[] => {
    const seen = fields.filter(
      (name) => uiAt(definition.ui, pointerOf(name))['ui:widget'] !== 'hidden',
    );
    if (seen.length === 0) return [];
    const labels = seen.map((name) => labelOf(definition, pointerOf(name)));
    return [{ title: title ?? step ?? '', fields: labels }];
  });
}
