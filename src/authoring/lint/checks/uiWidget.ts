import { uiAt } from '#engine';
import { nearest } from '../nearest';
import { widgets } from '../widgets';
import type { Check } from './check';

export const uiWidget: Check = {
  id: 'ui-widget',
  explains: 'A widget must be there and fit the type of its field.',
  run: ({ definition: { ui }, fields }) =>
    fields.flatMap(({ at, schema }) => {
      const name = uiAt(ui, at)['ui:widget'];
      if (name === undefined || !schema.type) return [];
      const widget = widgets[name];
      const place = `${at}/ui:widget`;
      if (!widget) {
        const close = nearest(name, Object.keys(widgets));
        const hint = close
          ? `Did you mean "${close}"?`
          : `There are: ${Object.keys(widgets).join(', ')}.`;
        return [{ part: 'ui', at: place, message: `There is no widget "${name}". ${hint}` }];
      }
      if (widget.fits.includes(schema.type)) return [];
      return [
        {
          part: 'ui',
          at: place,
          message: `The widget "${name}" cannot ask for a value of type ${schema.type}, only ${widget.fits.join(' or ')}. Choose another widget.`,
        },
      ];
    }),
};
