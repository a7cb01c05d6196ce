import type { Occurrence } from '#authoring';
import { keywords, parentOf, partsOf, type Pointer } from '#engine';
import { isSameLevel } from '../model/fields';
import { type Named, uiAt } from '../model/words';
import { sourceAt } from './sourceAt';

export const isNameOfEntry = ({ at, target }: Occurrence): boolean =>
  target === 'value' && at.endsWith('/ui:entries/name');

/** The name of an entry of a list, by another of its fields where it was by this one. */
export function withoutGap({ fields, ui }: Named, { file, at, text }: Occurrence, field: Pointer) {
  const others = fields.filter((one) => one.at !== field && isSameLevel(one.at, field));
  const other = others.find(
    (one) =>
      !['boolean', 'null'].includes(one.schema.type) &&
      uiAt(ui, one.at)?.['ui:widget'] !== 'hidden',
  );
  const left = text.replaceAll(`{${partsOf(field).at(-1)!}_}`, '').trim();
  return { file, at, text: left || (other ? `{${other.name}}` : '–') };
}

/** A part without which a keyword of the engine is nothing: `of` of `sumEquals`. */
const neededParts = new Set(
  keywords.flatMap(({ name, metaSchema }) =>
    ((metaSchema.required ?? []) as string[]).map((part) => `${name}/${part}`),
  ),
);

/** What goes where a field was named: the entry of a map whose source it is, or else the place itself. */
export function cutOf(value: unknown, { file, at, target }: Occurrence): Pointer {
  if (target === 'value' && neededParts.has(partsOf(at).slice(-2).join('/'))) return parentOf(at);
  // What an example says of a field: a problem, a proof, a question that is shown.
  if (target === 'value' && file.includes('/examples/') && /\/(at|field)$/.test(at))
    return parentOf(at);
  if (target === 'name' || !/\/request(\.[\w-]+)?\.json$/.test(file)) return at;
  if (statementParts.test(at)) return at;
  if (at === '/openRequestNotice/field') return parentOf(at);
  if (at.endsWith('/choices/field')) return parentOf(at);
  if (/\/locks\/\d+$|^\/renamed\//.test(at)) return at;
  return sourceAt(value, at);
}

const statementParts = /\/(when|is|where|stopWhen|holdsWhen|foundWhen)\//;
