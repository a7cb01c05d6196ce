import { type CompiledDefinition, fieldOf, type Pointer, type Schema, type Ui } from '#engine';
import { t } from '../i18n';

/** The active schema and the UI in which read-only fields that the records lack can be filled in. */
export function withGaps(
  definition: CompiledDefinition,
  active: Schema,
  gaps: Pointer[],
): { definition: CompiledDefinition; active: Schema } {
  if (gaps.length === 0) return { definition, active };
  const properties = { ...active.properties };
  const ui: Ui = { ...definition.ui };
  for (const name of gaps.map(fieldOf)) {
    if (!properties[name]) continue;
    properties[name] = { ...properties[name], readOnly: false };
    const { 'ui:widget': _widget, ...words } = (ui[name] ?? {}) as Ui;
    const isName = properties[name].format === 'person-name';
    ui[name] = { ...words, 'ui:help': t(isName ? 'existing.missingName' : 'existing.missing') };
  }
  return { definition: { ...definition, ui }, active: { ...active, properties } };
}
