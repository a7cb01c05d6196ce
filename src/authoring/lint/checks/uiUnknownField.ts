import { partsOf, type Pointer, pointerOf, type Ui } from '#engine';
import { didYouMean } from '../../didYouMean';
import { sectionNames } from '../shared/sectionNames';
import type { Check, Violation } from './check';

export const uiUnknownField: Check = {
  id: 'ui-unknown-field',
  *run({ definition: { ui }, pointers }) {
    yield* unknownIn(ui, '', pointers);
    for (const { name, at } of sectionNames(ui))
      if (name !== '*' && !pointers.includes(pointerOf(name)))
        yield { file: 'ui', at, message: messageOf(pointerOf(name), pointers) };
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
