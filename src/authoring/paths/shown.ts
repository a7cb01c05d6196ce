import {
  activeSchema,
  askedWithin,
  asOf,
  type CompiledDefinition,
  drawnSections,
  labelOf,
  parentOf,
  type Pointer,
  pointerOf,
  uiAt,
} from '#engine';
import { fieldsIn } from '../fill/field';
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
    const labels = labelsOf(
      definition,
      fields.flatMap((name) =>
        askedWithin(active.properties[name], pointerOf(name)).map(({ at }) => at),
      ),
    );
    return labels.length === 0 ? [] : [{ title: title ?? step ?? '', fields: labels }];
  });
}

/** What an entry of a list asks in the form of a run. */
export function shownInEntry(
  definition: CompiledDefinition,
  { example, resolved }: Run,
  entry: Pointer,
): ShownPart[] {
  const fields = [...fieldsIn(asOf(definition, example.today), resolved)]
    .map(({ at }) => at)
    .filter((at) => parentOf(at) === entry);
  const labels = labelsOf(definition, fields);
  return [{ title: labelOf(definition, parentOf(entry)), fields: labels }];
}

const labelsOf = (definition: CompiledDefinition, fields: Pointer[]): string[] =>
  fields
    .filter((at) => uiAt(definition.ui, at)['ui:widget'] !== 'hidden')
    .map((at) => labelOf(definition, at));
