import type { Ui } from '../definition/definition';

/** A number, or a text that is nothing but one. */
export const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value));

/** A value as text, followed by its unit where it is a number. */
export const withUnit = ({ 'ui:unit': unit }: Ui, text: string): string =>
  unit && isNumeric(text.replaceAll(',', '')) ? `${text} ${unit}` : text;
