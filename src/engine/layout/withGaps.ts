import type { CompiledDefinition, Pointer, Schema, Ui } from '../definition/definition';
import { fieldOf } from '../json/pointer';
import { engineMessages } from '../text/messageFor';

/**
 * The active schema and the UI in which read-only fields that the records lack can be filled in: so the form draws them,
 * and so the record of a request has them.
 */
export function withGaps(
  definition: CompiledDefinition,
  active: Schema,
  gaps: Pointer[],
): { definition: CompiledDefinition; active: Schema } {
  if (gaps.length === 0) return { definition, active };
  const { missing, missingName } = engineMessages(definition).existing;
  const properties = { ...active.properties };
  const ui: Ui = { ...definition.ui };
  for (const name of gaps.map(fieldOf)) {
    if (!properties[name]) continue;
    properties[name] = { ...properties[name], readOnly: false };
    const { 'ui:widget': _widget, ...words } = (ui[name] ?? {}) as Ui;
    const isName = properties[name].format === 'person-name';
    ui[name] = { ...words, 'ui:help': isName ? missingName : missing };
  }
  return { definition: { ...definition, ui }, active: { ...active, properties } };
}
