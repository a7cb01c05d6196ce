import { getAt, isObject, parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import { type Field, withPiece } from '../model/fields';
import type { Removals } from './removals';

/** The fields of a definition with the values of its files. */
export interface Described {
  fields: Field[];
  values: { [path: string]: unknown };
}

/**
 * Adds what goes with what was removed: the messages of rules that other fields had because of a field, and in overlays
 * the entries of lists, which stand for those of the first language by their index.
 */
export function withoutWords(
  key: string,
  removals: Map<string, Removals>,
  before: Described,
  after: Described,
): void {
  const ui = removals.get(`schemas/${key}/ui.json`);
  if (!ui) return;
  const words = [...removals].filter(([path]) => path.startsWith(`schemas/${key}/ui.`));
  const lookUps = removals.get(`schemas/${key}/request.json`);
  lookUps?.close();
  for (const lost of [...lostRules(before, after), ...lostLookUps(lookUps)])
    for (const [, one] of words)
      for (const place of placesOf(lost, one.value))
        if (getAt(one.value, place) !== undefined) one.add(place);
  for (const [, one] of words) one.close();
  const lists = ui.pointers.filter((at) => Array.isArray(getAt(ui.value, parentOf(at))));
  for (const [path, one] of words)
    if (!path.endsWith('/ui.json'))
      for (const at of lists) {
        const entry = getAt(one.value, at);
        const isByIndex = !(isObject(entry) && ('id' in entry || 'key' in entry));
        if (entry !== undefined && isByIndex) one.add(at);
      }
}

interface Lost {
  at: Pointer;
  rule: string;
  /** Where the field keeps the rule with another limit. */
  limit?: string;
}

function placesOf({ at, rule, limit }: Lost, ui: unknown): Pointer[] {
  const message = `${at}/ui:messages${pointerOf(rule)}`;
  if (limit !== undefined) return isObject(getAt(ui, message)) ? [message + pointerOf(limit)] : [];
  const toasts: unknown = getAt(ui, `${at}/ui:toast`);
  const i = Array.isArray(toasts) ? toasts.indexOf(rule) : -1;
  return [message, `${at}/ui:dialog${pointerOf(rule)}`, `${at}/ui:toast/${i}`];
}

/** The rules that fields had and have no more, while the fields stay. */
function lostRules(before: Described, after: Described): Lost[] {
  const left = new Map(after.fields.map((field) => [field.at, limitsOf(field, after)]));
  return before.fields.flatMap((field) => {
    const now = left.get(field.at);
    if (!now) return [];
    return [...limitsOf(field, before)].flatMap(([rule, limits]): Lost[] => {
      const kept = now.get(rule);
      if (!kept) return [{ at: field.at, rule }];
      return [...limits]
        .filter((limit) => !kept.has(limit))
        .map((limit) => ({ at: field.at, rule, limit }));
    });
  });
}

/** Look-ups that fill nothing any more: their fields have the rule by request.json. */
const lostLookUps = (request: Removals | undefined): Lost[] =>
  (request?.pointers ?? []).flatMap((pointer) => {
    const [parent, at, ...below] = partsOf(pointer);
    return parent === 'lookUps' && at !== undefined && below.length === 0
      ? [{ at, rule: 'lookUp' }]
      : [];
  });

/** The values of each keyword of a field, in all places that describe it. */
function limitsOf({ places, isRequired }: Field, { values }: Described): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>(isRequired ? [['required', new Set()]] : []);
  for (const { file, at } of places)
    for (const [rule, limit] of Object.entries(withPiece(values, file, at).value))
      found.set(rule, (found.get(rule) ?? new Set()).add(String(limit)));
  return found;
}
