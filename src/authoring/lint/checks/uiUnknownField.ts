import { fieldsOf, partsOf, pointerOf, type Ui } from '#engine';
import { nearest } from '../nearest';
import type { Check, Violation } from './check';

export const uiUnknownField: Check = {
  id: 'ui-unknown-field',
  explains: 'A name in ui.json that is no field of schema.json has no effect.',
  run({ definition: { ui }, fields }) {
    const known = new Set(fields.map(({ at }) => at));
    const faults = [...walk(ui, '', known)];
    for (const [i, section] of (ui['ui:sections'] ?? []).entries())
      for (const [j, name] of fieldsOf(section).entries())
        if (name !== '*' && !known.has(pointerOf(name)))
          faults.push({
            part: 'ui',
            at: section.columns ? `/ui:sections/${i}/columns` : `/ui:sections/${i}/fields/${j}`,
            message: unknown(pointerOf(name), known),
          });
    return faults;
  },
};

function* walk(ui: Ui, at: string, known: Set<string>): Generator<Violation> {
  for (const [name, part] of Object.entries(ui)) {
    if (name.startsWith('ui:')) continue;
    const field = at + pointerOf(name);
    if (name !== 'items' && !known.has(field))
      yield { part: 'ui', at: field, which: 'name', message: unknown(field, known) };
    else yield* walk(part as Ui, field, known);
  }
}

function unknown(field: string, known: Set<string>): string {
  const close = nearest(field, [...known]);
  const hint = close ? ` Did you mean "${close}"?` : ' Add it to schema.json or take it out here.';
  return `"${partsOf(field).join('/')}" is not a field of schema.json.${hint}`;
}
