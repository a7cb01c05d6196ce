import { typesOfWidget, uiAt, widgets } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check } from './check';

/** Those that support a type, as a text. */
const widgetsOf = (type: string): string =>
  Object.entries(widgets)
    .filter(([, { types }]) => types.includes(type))
    .map(([name]) => `"${name}"`)
    .join(' or ');

export const uiWidget: Check = {
  id: 'ui-widget',
  *run({ definition: { ui }, fields }) {
    for (const { at, schema } of fields) {
      const name = uiAt(ui, at)['ui:widget'];
      if (name === undefined || !schema.type) continue;
      const types = typesOfWidget(name);
      if (!types)
        yield {
          file: 'ui',
          at: `${at}/ui:widget`,
          message: `Unknown widget "${name}". ${didYouMean(name, Object.keys(widgets))}`,
        };
      else if (!types.includes(schema.type))
        yield {
          file: 'ui',
          at: `${at}/ui:widget`,
          message: `The widget "${name}" does not support the type ${schema.type}, only ${types.join(' or ')}. Use ${widgetsOf(schema.type)}.`,
        };
    }
  },
};
