import type { Schema } from '#engine';
import type { Part } from './part';
import { describe, type Place } from './place';
import { isNumber } from './texts';

const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

export function addNumber(part: Part, place: Place, type: 'number' | 'integer'): void {
  const { notes, hints } = place;
  const schema: Schema = {};
  // Draft-04 says by a boolean that a limit is excluded.
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const isExclusive = part.keywords.get(exclusive)?.value;
    if (typeof isExclusive !== 'boolean') continue;
    part.take(exclusive);
    const value = isExclusive ? part.takeIf(limit, isNumber, notes)?.value : undefined;
    if (value !== undefined) schema[exclusive] = value;
  }
  for (const keyword of limits) {
    const value = part.takeIf(keyword, isNumber, notes)?.value;
    if (value !== undefined) schema[keyword] = value;
  }
  const widget = hints.take('widget');
  if (widget && widget.value !== 'text')
    hints.changed(widget, 'A number is typed into a text box.');
  describe(part, place, { type, schema, widget: 'text' });
}
