import { insertInText, moveInText, namesInText, removeFromText, setInText } from '#authoring';
import { parentOf, partsOf, type Pointer } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { fieldsOf, holderOf, isSameLevel } from '../model/fields';
import { readValues } from '../model/values';
import { sectionsIn } from './sections';
import { type Changes, changesBetween, type Texts } from './texts';

/** Where a field goes: before another one, or to the end of a section. */
export type Target = { before: Pointer } | { after: Pointer } | { section: number };

/**
 * Moves a field. Where sections name their fields, only their lists change; elsewhere, in what `*` stands for, and in
 * the entries of a list or in a group, the order is that of schema.json. Undefined where it cannot be moved there.
 */
export function moveField(key: string, all: Texts, at: Pointer, to: Target): Changes | undefined {
  const texts = filesOf(key, all);
  const other = 'section' in to ? undefined : 'before' in to ? to.before : to.after;
  if (other === at) return undefined;
  const isInForm = holderOf(at) === undefined;
  if (other === undefined ? !isInForm : !isSameLevel(other, at)) return undefined;
  const edited = { ...texts };
  const isMoved =
    isInForm && sectionsIn(key, texts).length > 0
      ? moveInForm(key, edited, at, to, other)
      : moveInSchema(key, edited, at, to);
  const changes = changesBetween(texts, edited);
  return isMoved && Object.keys(changes).length > 0 ? changes : undefined;
}

function moveInForm(
  key: string,
  texts: Texts,
  at: Pointer,
  to: Target,
  other: Pointer | undefined,
): boolean {
  const rest = restIn(key, texts);
  const isRest = (field: Pointer) => rest?.names.includes(partsOf(field)[0]!) ?? false;
  if (rest && other !== undefined && isRest(other)) {
    if (isRest(at) && moveInSchema(key, texts, at, to)) return true;
    const edge = 'before' in to ? rest.names[0] : rest.names.at(-1);
    if (!isRest(at) && partsOf(other)[0] === edge)
      return moveInSections(
        key,
        texts,
        partsOf(at)[0]!,
        'before' in to ? { before: '/*' } : { after: '/*' },
      );
    const path = `schemas/${key}/ui.json`;
    texts[path] = setInText(texts[path]!, rest.listAt, rest.written);
  }
  // A section without fields is not allowed: the last one stays.
  if (rest?.written.length === 1 && isRest(at)) return false;
  return moveInSections(key, texts, partsOf(at)[0]!, to);
}

/** The fields that `*` stands for in a section, and the list of the section with them in its place. */
function restIn(key: string, texts: Texts) {
  const sections = sectionsIn(key, texts);
  const named = new Set(sections.flatMap(({ fields }) => fields));
  const section = sections.find(({ fields, listAt }) => listAt && fields.includes('*'));
  if (!section) return undefined;
  const names = fieldsOf(key, readValues(texts))
    .filter(({ at, name }) => partsOf(at).length === 1 && !named.has(name))
    .map(({ name }) => name);
  const written = section.fields.flatMap((name) => (name === '*' ? names : [name]));
  return { listAt: section.listAt!, names, written };
}

function moveInSections(key: string, texts: Texts, name: string, to: Target): boolean {
  const path = `schemas/${key}/ui.json`;
  const sections = sectionsIn(key, texts);
  const from = sections.findIndex(({ fields }) => fields.includes(name));
  const other = 'section' in to ? undefined : partsOf('before' in to ? to.before : to.after)[0]!;
  const into =
    'section' in to ? to.section : sections.findIndex(({ fields }) => fields.includes(other!));
  const target = sections[into];
  if (!target?.listAt || (from >= 0 && !sections[from]!.listAt)) return false;
  const { listAt, fields } = target;
  const place =
    other === undefined ? fields.length : fields.indexOf(other) + ('after' in to ? 1 : 0);
  if (from === into) {
    const now = fields.indexOf(name);
    texts[path] = moveInText(texts[path]!, listAt, now, place > now ? place - 1 : place);
    return true;
  }
  texts[path] = insertInText(texts[path]!, listAt, place, name);
  const source = sections[from];
  // A section without fields is not allowed: the last one stays.
  if (source && source.fields.length === 1) return false;
  if (source)
    texts[path] = removeFromText(texts[path]!, `${source.listAt}/${source.fields.indexOf(name)}`);
  return true;
}

function moveInSchema(key: string, texts: Texts, at: Pointer, to: Target): boolean {
  const path = `schemas/${key}/schema.json`;
  if ('section' in to) return false;
  const other = 'before' in to ? to.before : to.after;
  const places = fieldsOf(key, readValues(texts));
  const [mine, theirs] = [at, other].map(
    (one) => places.find((field) => field.at === one)?.places[0],
  );
  if (!mine || !theirs || mine.file !== path || parentOf(mine.at) !== parentOf(theirs.at))
    return false;
  const holder = parentOf(mine.at);
  const names = namesInText(texts[path]!, holder);
  const from = names.indexOf(partsOf(at).at(-1)!);
  const place = names.indexOf(partsOf(other).at(-1)!) + ('after' in to ? 1 : 0);
  texts[path] = moveInText(texts[path]!, holder, from, place > from ? place - 1 : place);
  return true;
}
