import { getAt, isObject, type Pointer, pointerOf, parentOf } from '#engine';
import { targetOf } from '../read/dereference';
import {
  type FieldRename,
  nameOf,
  type Occurrence,
  renamedPointer,
  renamedText,
} from './fieldName';

interface UiAt {
  file: string;
  at: Pointer;
  /** The field whose words these are. */
  describes: Pointer;
}

/** Every place in ui.json, or in an overlay of it, that names a field. */
export function* occurrencesInUi(
  values: { [path: string]: unknown },
  file: string,
  rename: FieldRename,
): Generator<Occurrence> {
  const [from, text] = [nameOf(rename.from), nameOf(rename.to)];
  const list = parentOf(parentOf(rename.from));
  const isInList = rename.from.includes('/items/');
  yield* inside({ file, at: '', describes: '' });

  function* inside(ui: UiAt): Generator<Occurrence> {
    const value = getAt(values[ui.file], ui.at);
    if (!isObject(value)) return;
    if (typeof value.$ref === 'string') {
      const target = targetOf(value.$ref, ui.file);
      yield* inside({ ...ui, file: target.file, at: target.pointer });
    }
    for (const name of Object.keys(value)) {
      const below = { file: ui.file, at: ui.at + pointerOf(name) };
      if (name === 'ui:sections') yield* inSections(below);
      else if (name === 'ui:entries' && isInList && ui.describes === list) yield* inEntries(below);
      else if (name === 'ui:messages') yield* inMessages(below, ui.describes);
      else if (name.startsWith('ui:')) yield* inTexts(below);
      else {
        const describes = ui.describes + pointerOf(name);
        if (describes === rename.from) yield { ...below, target: 'name', text };
        yield* inside({ ...below, describes });
      }
    }
  }

  /** The values that texts name. */
  function* inTexts(place: { file: string; at: Pointer }): Generator<Occurrence> {
    const value = getAt(values[place.file], place.at);
    const renamed = typeof value === 'string' ? renamedText(value, rename) : undefined;
    if (renamed !== undefined) yield { ...place, target: 'value', text: renamed };
    if (value !== null && typeof value === 'object')
      for (const name of Object.keys(value))
        yield* inTexts({ file: place.file, at: place.at + pointerOf(name) });
  }

  /** The names of fields in the lists `fields` of sections and columns. */
  function* inSections(place: { file: string; at: Pointer }): Generator<Occurrence> {
    const value = getAt(values[place.file], place.at);
    if (value === null || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value)) {
      const below = { file: place.file, at: place.at + pointerOf(name) };
      const isField = /\/fields\/\d+$/.test(below.at);
      if (isField && pointerOf(inner as string) === rename.from)
        yield { ...below, target: 'value', text };
      else if (typeof inner === 'string') yield* inTexts(below);
      else yield* inSections(below);
    }
  }

  /** `{gaps}` in the texts of an entry, and the boolean of its being edited. */
  function* inEntries(place: { file: string; at: Pointer }): Generator<Occurrence> {
    const value = getAt(values[place.file], place.at);
    if (typeof value === 'string') {
      const named = value.replaceAll(`{${from}}`, () => `{${text}}`);
      const filled = renamedText(named, rename) ?? named;
      const renamed = place.at.endsWith('/editing') && value === from ? text : filled;
      if (renamed !== value) yield { ...place, target: 'value', text: renamed };
    } else
      for (const name of Object.keys(value ?? {}))
        yield* inEntries({ file: place.file, at: place.at + pointerOf(name) });
  }

  /** Messages by the pointer of a rule: `"differsFrom": { "/existing_email": "…" }`. */
  function* inMessages(
    place: { file: string; at: Pointer },
    describes: Pointer,
  ): Generator<Occurrence> {
    const value = getAt(values[place.file], place.at);
    yield* inTexts(place);
    for (const [rule, message] of Object.entries(isObject(value) ? value : {}))
      for (const limit of Object.keys(isObject(message) ? message : {})) {
        const before = limit.startsWith('./') ? parentOf(describes) : '';
        if (limit.startsWith('./') && before !== parentOf(rename.from)) continue;
        const renamed = renamedPointer(before + limit.replace(/^\./, ''), rename);
        if (renamed !== undefined)
          yield {
            file: place.file,
            at: place.at + pointerOf(rule, limit),
            target: 'name',
            text: limit.startsWith('.') ? `.${renamed.slice(before.length)}` : renamed,
          };
      }
  }
}
