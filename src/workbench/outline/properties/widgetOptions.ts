import { widgetLacks } from '#authoring';
import { isObject, widgets } from '#engine';
import { t } from '../../i18n';
import type { Definition } from '../model/definition';
import type { Field } from '../model/fields';
import type { Option } from './control';

/** Those in which an answer is typed: one that is chosen has no use for them. */
const typed = new Set(['text', 'textarea', 'date', 'pincode', 'otp']);

/** The widgets that can draw a field as it is. */
export function widgetOptions({ ui, request: read }: Definition, field: Field): Option[] {
  const { at, schema } = field;
  const request = isObject(read) ? (read as Definition['request']) : {};
  const isChosen = Array.isArray(schema.enum) || request.lists?.[at] !== undefined;
  const isFilled = [request, ...Object.values<any>(request.lookUps ?? {})].some(
    (one) => (one?.prefill ?? one?.fills)?.[at] !== undefined,
  );
  return Object.entries<{ types: string[] }>(widgets)
    .filter(([name, { types }]) => {
      if (!types.includes(schema.type as string) || (isChosen && typed.has(name))) return false;
      if (name === 'existing' && !isFilled) return false;
      return widgetLacks(name, at, schema, { ui, request }) === undefined;
    })
    .map(([value]) => ({ value, label: t(`property.widgets.${value}`) }));
}
