import { fieldsOf, partsOf, type Pointer, pointerOf, type Ui } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check, Violation } from './check';

export const uiUnknownField: Check = {
  id: 'ui-unknown-field',
  *run({ definition: { ui }, pointers }) {
    yield* unknownIn(ui, '', pointers);
    for (const [i, section] of (ui['ui:sections'] ?? []).entries())
      for (const [j, name] of fieldsOf(section).entries())
        if (name !== '*' && !pointers.includes(pointerOf(name)))
          yield {
            file: 'ui',
            at: section.columns ? `/ui:sections/${i}/columns` : `/ui:sections/${i}/fields/${j}`,
            message: messageOf(pointerOf(name), pointers),
          };
  },
};

function* unknownIn(ui: Ui, at: Pointer, known: Pointer[]): Generator<Violation> {
  for (const [name, inner] of Object.entries(ui)) {
    if (name.startsWith('ui:')) continue;
    const field = at + pointerOf(name);
    if (name !== 'items' && !known.includes(field))
      yield { file: 'ui', at: field, target: 'name', message: messageOf(field, known) };
    else yield* unknownIn(inner as Ui, field, known);
  }
}

function messageOf(field: Pointer, known: Pointer[]): string {
  const hint = didYouMean(field, known, 'Add it to schema.json, or remove it here.');
  return `Unknown field "${partsOf(field).join('/')}". ${hint}`;
}
