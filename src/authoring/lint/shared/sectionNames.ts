import { type Pointer, pointerOf, type Ui } from '#engine';

/** Every name in the sections of a form, `*` too, with its pointer into ui.json. */
export function* sectionNames({ 'ui:sections': sections = [] }: Ui): Generator<{
  name: string;
  at: Pointer;
}> {
  for (const [i, { fields = [], columns = [] }] of sections.entries()) {
    for (const [j, name] of fields.entries())
      yield { name, at: pointerOf('ui:sections', i, 'fields', j) };
    for (const [k, column] of columns.entries())
      for (const [j, name] of column.fields.entries())
        yield { name, at: pointerOf('ui:sections', i, 'columns', k, 'fields', j) };
  }
}
