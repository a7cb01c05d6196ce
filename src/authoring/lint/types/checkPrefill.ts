import { isEach, type Json, type Pointer, pointerOf, uiAt, type ValueMap } from '#engine';
import { closest } from '../../didYouMean';
import { checkCases } from './cases';
import { type Place, withItem } from './documents';
import { itemsOf, sourcesOf } from './expressions';
import { checkGiven } from './give';
import type { Report } from './report';
import { resolve } from './resolve';
import type { Types } from './types';

/** The first values of fields, and the values that follow from answers. */
export function checkPrefill(types: Types): void {
  const { definition, input, report, answers, document } = types;
  const ownValues = new Set(
    input.fields.filter(({ schema }) => schema.readOnly).map(({ at }) => at),
  );
  for (const [field, source] of Object.entries(definition.request.prefill ?? {})) {
    // Only a value that the customer cannot change follows the answers.
    const at = `/prefill${pointerOf(field)}`;
    const place = entryPlace(report, document({ isAnswered: ownValues.has(field) }), field, at);
    const sources = sourcesOf(report, place, source, at);
    checkCases(report, source, place, at);
    const type = answers.at(field);
    if (!type) continue;
    // An entry that `each` makes is reported where its part is written.
    const isMade = isEach(source as ValueMap);
    const target = {
      type,
      name: `the field "${field}"`,
      isEmptyAllowed: true,
      isRefused: (value: Json) => isRefused(types, field, value),
    } as const;
    checkGiven(report, place, isMade ? sources.map((one) => ({ ...one, at })) : sources, target);
  }
}

/** For a field in the entries of a list, the document with its entry as `/item`. */
function entryPlace(report: Report, place: Place, field: Pointer, at: Pointer): Place {
  const end = field.lastIndexOf('/items/');
  if (end < 0) return place;
  const list = `/answers${field.slice(0, end)}`;
  const name = `"${list}"`;
  return withItem(place, itemsOf(report, { ...resolve(report, place, list, at), at, name }));
}

/**
 * Whether a field is meant to refuse this value of the insurer: it has a message for values that are not in its list,
 * and the value is no misspelling of one that is.
 */
function isRefused({ definition, input }: Types, field: Pointer, value: Json): boolean {
  const own = input.fields.filter(({ at, schema }) => at === field && schema.readOnly);
  const known = own.flatMap(({ schema }) => (schema.enum ?? []).map(String));
  const hasMessage = uiAt(definition.ui, field)['ui:messages']?.enum !== undefined;
  return known.length > 0 && hasMessage && closest(String(value), known) === undefined;
}
