import type { CompiledDefinition, Pointer, Schema } from '../definition/definition';
import { getAt, partsOf, pointerOf, withAt } from '../json/pointer';
import { engineMessages } from '../text/messageFor';
import { uiAt } from '../text/uiAt';

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
  let drawable = active;
  let { ui } = definition;
  for (const at of gaps) {
    const place = partsOf(at)
      .map((name) => pointerOf('properties', name))
      .join('');
    const described: Schema | undefined = getAt(active, place);
    if (!described) continue;
    drawable = withAt(drawable, `${place}/readOnly`, false);
    const { 'ui:widget': _widget, ...words } = uiAt(ui, at);
    const isName = described.format === 'person-name';
    ui = withAt(ui, at, { ...words, 'ui:help': isName ? missingName : missing });
  }
  return { definition: { ...definition, ui }, active: drawable };
}
