import type { RegistryWidgetsType } from '@rjsf/utils';
import { bind } from '../fields/bind';
import { type WidgetName, widgetTable } from '../widgets';

/** Our widgets as RJSF takes them: plain functions by name (a memo component would be refused). */
export const widgets: RegistryWidgetsType = Object.fromEntries(
  Object.keys(widgetTable).map((name) => [name, bind(name as WidgetName)]),
);
