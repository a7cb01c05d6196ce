import type { RegistryFieldsType } from '@rjsf/utils';
import { type WidgetName, widgetTable } from '../widgets';
import { fieldOf } from './fieldOf';

/** Our widgets as fields of RJSF, by name: its own ways from a type to a widget leave out objects, lists and null. */
export const fields: RegistryFieldsType = Object.fromEntries(
  (Object.keys(widgetTable) as WidgetName[]).map((name) => [name, fieldOf(name)]),
);
