import { type Pointer, type Schema, uiAt } from '#engine';
import type { Check } from './check';

/** The widgets that a cell can have. */
export const inCells = ['text', 'select', 'date', 'existing', 'hidden'];

export const tableCell: Check = {
  id: 'table-cell',
  *run({ definition: { ui }, fields }) {
    for (const { at, schema, place } of fields) {
      if (uiAt(ui, at)['ui:widget'] !== 'table' || schema.readOnly) continue;
      const items: Schema = schema.items ?? {};
      for (const [name, part] of Object.entries<Schema>(items.properties ?? {})) {
        const field: Pointer = `${at}/items/${name}`;
        const widget = uiAt(ui, field)['ui:widget'];
        if (widget !== undefined && !part.readOnly && !inCells.includes(widget))
          yield {
            file: 'ui',
            at: `${field}/ui:widget`,
            message: `A cell of a table cannot have the widget "${widget}". Use ${inCells.slice(0, 3).join(', ')}, or the widget "entries" for the list.`,
          };
      }
      for (const keyword of ['if', 'allOf'])
        if (items[keyword])
          yield {
            file: 'schema',
            at: `${place}/items/${keyword}`,
            target: 'name',
            message:
              'The columns of a table are the same for every entry, so that a condition shows nothing. Move the fields out of it, or use the widget "entries".',
          };
    }
  },
};
