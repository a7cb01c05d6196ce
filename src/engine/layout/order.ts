import { pointerOf } from '../json/pointer';
import { activeSchema } from '../schema/active';
import { askedWithin } from '../schema/groups';
import type {
  CompiledDefinition,
  NormalizedAnswers,
  Pointer,
  Schema,
  Section,
} from '../definition/definition';

/** A section with its active fields, in order. */
export interface DrawnSection extends Section {
  id: string;
  fields: string[];
}

/**
 * The sections of a form (`ui:sections`) with their active fields, in order; `*` means all fields that no section
 * names. Without `ui:sections` there is one section. A section without active fields is left out.
 */
export function drawnSections({ ui }: CompiledDefinition, active: Schema): DrawnSection[] {
  const sections = (ui['ui:sections'] ?? [{ fields: ['*'] }]).map((section, i) => ({
    ...section,
    id: sectionId(section, i),
    fields: fieldsOf(section),
  }));
  const names = Object.keys(active.properties ?? {});
  const named = new Set(sections.flatMap(({ fields }) => fields));
  const rest = names.filter((name) => !named.has(name));
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields
        .flatMap((name) => (name === '*' ? rest : [name]))
        .filter((name) => names.includes(name)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** The name of a section, the same in every language and with all answers. */
export const sectionId = (section: Section, index: number): string =>
  section.id ?? fieldsOf(section).find((name) => name !== '*') ?? String(index);

/** The fields of a section in reading order; of a table of parties row by row. */
export function fieldsOf({ fields = [], columns }: Section): string[] {
  if (!columns) return fields;
  return columns[0]!.fields.flatMap((_, row) => columns.map((column) => column.fields[row]!));
}

/** All active fields in the order of the form; of a group those in it. */
export function drawnFields(definition: CompiledDefinition, answers: NormalizedAnswers): Pointer[] {
  const active = activeSchema(definition, answers);
  return drawnSections(definition, active).flatMap(({ fields }) =>
    fields.flatMap((name) =>
      askedWithin(active.properties[name], pointerOf(name)).map(({ at }) => at),
    ),
  );
}
