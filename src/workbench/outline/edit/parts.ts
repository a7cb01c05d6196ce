import { nodeInText, removeFromText, setInText } from '#authoring';
import { getAt, isObject, parentOf, partsOf, type Pointer, pointerOf } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { fieldsOf } from '../model/fields';
import { emptyPart } from '../model/emptyPart';
import { indexOfPart, partKindAt, type PartKind, partsIn } from '../model/parts';
import { readValues, valueOf } from '../model/values';
import { editList } from './editList';
import { Removals } from './removals';
import { sourceAt } from './sourceAt';
import { type Changes, changesBetween, type Texts } from './texts';
import { withoutSent } from './withoutSent';
import { withoutTranslations } from './withoutTranslations';
import { withoutWords } from './withoutWords';

const requestOf = (key: string): string => `schemas/${key}/request.json`;

/** Where a new part goes: behind another one of its list, or to a field. */
export interface PartPlace {
  after?: Pointer | undefined;
  field?: Pointer | undefined;
}

/** Adds a part with what it cannot be without, still empty. Returns its pointer, too. */
export function addPart(
  key: string,
  all: Texts,
  kind: PartKind,
  { after, field }: PartPlace,
): { pointer: Pointer; changes: Changes } {
  const texts = { ...filesOf(key, all) };
  const before = { ...texts };
  const path = requestOf(key);
  const request: unknown = valueOf(path, texts[path] ?? '');
  const at = pointerOf(kind.name);
  const value = emptyPart(kind, getAt(request, at));
  if (kind.holds !== 'list') {
    const pointer = kind.holds === 'one' ? at : at + pointerOf(field ?? '');
    texts[path] = setInText(texts[path]!, pointer, value);
    return { pointer, changes: changesBetween(before, texts) };
  }
  const list = getAt(request, at);
  if (!Array.isArray(list)) {
    const alone = isObject(list) ? [list] : [];
    texts[path] = setInText(texts[path]!, at, [...alone, value]);
    return { pointer: at + pointerOf(alone.length), changes: changesBetween(before, texts) };
  }
  // The step that raises the ticket is the last one.
  const last = list.findIndex((entry) => isObject(entry) && entry.raises === 'ticket');
  const most = last < 0 ? list.length : last;
  const wished = after === undefined ? most : (indexOfPart(after) ?? most) + 1;
  const index = Math.min(wished, most);
  editList(texts, path, at, { insert: index, value });
  return { pointer: `${at}/${index}`, changes: changesBetween(before, texts) };
}

/** Deletes a part with what reads of it, its words in every language, and what examples state of it. */
export function deletePart(key: string, all: Texts, pointer: Pointer): Changes {
  const texts = filesOf(key, all);
  const values = readValues(texts);
  const path = requestOf(key);
  const removals = new Map(Object.keys(texts).map((file) => [file, new Removals(values[file])]));
  const request = removals.get(path);
  const kind = partKindAt(pointer);
  if (!request || !kind || getAt(request.value, pointer) === undefined) return {};
  const isLast = partsIn(request.value, kind).length === 1;
  const sources = sourcesIn(request.value, lostBy(pointer, request.value));
  const isInside = partsOf(pointer).length > 1;
  request.add(isLast && isInside ? parentOf(pointer) : pointer);
  for (const place of sources) request.add(place);
  withoutSteps(key, removals, pointer);
  const described = { fields: fieldsOf(key, values), values };
  withoutWords(key, removals, described, described);
  withoutSent(key, removals);
  withoutTranslations(path, removals);
  const changes: Changes = {};
  for (const [file, { pointers }] of removals)
    if (pointers.length > 0 && file.startsWith(`schemas/${key}/`))
      changes[file] = removeFromText(texts[file]!, ...pointers);
  return changesBetween(texts, changes);
}

/** Moves a part in its list; undefined where it cannot be moved there. */
export function movePart(
  key: string,
  all: Texts,
  pointer: Pointer,
  to: number,
): Changes | undefined {
  const texts = { ...filesOf(key, all) };
  const before = { ...texts };
  const from = indexOfPart(pointer);
  const list = parentOf(pointer);
  const count = nodeInText(texts[requestOf(key)] ?? '', list)?.children?.length ?? 0;
  if (from === undefined || to < 0 || to >= count) return undefined;
  editList(texts, requestOf(key), list, { from, to });
  return changesBetween(before, texts);
}

/** What can be read no more without a part: what a load keeps, what a step answers. */
function lostBy(pointer: Pointer, request: unknown): Pointer[] {
  const part: unknown = getAt(request, pointer);
  if (!isObject(part)) return [];
  if (pointer.startsWith('/load/'))
    return Object.keys(isObject(part.keep) ? part.keep : {}).map((name) => `/loaded${name}`);
  return pointer.startsWith('/steps/') && typeof part.id === 'string'
    ? [pointerOf('steps', part.id)]
    : [];
}

/** The entries of maps that take their value from what is lost. */
function sourcesIn(request: unknown, lost: Pointer[]): Pointer[] {
  const found: Pointer[] = [];
  const visit = (value: unknown, at: Pointer) => {
    if (typeof value === 'string') {
      if (lost.some((one) => value === one || value.startsWith(`${one}/`)))
        found.push(sourceAt(request, at));
    } else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) visit(inner, at + pointerOf(name));
  };
  visit(request, '');
  return found;
}

/** Adds what examples state of a step that is taken no more, where no other step makes the same call. */
function withoutSteps(key: string, removals: Map<string, Removals>, pointer: Pointer): void {
  if (partsOf(pointer)[0] !== 'steps') return;
  const request = removals.get(requestOf(key))!;
  const call: unknown = getAt(request.value, `${pointer}/call`);
  const steps: unknown[] = getAt(request.value, '/steps');
  if (steps.filter((step) => isObject(step) && step.call === call).length > 1) return;
  for (const [path, example] of removals) {
    const made: unknown = getAt(example.value, '/steps');
    if (path.startsWith(`schemas/${key}/examples/`) && Array.isArray(made))
      for (const [i, step] of made.entries())
        if (isObject(step) && step.call === call) example.add(`/steps/${i}`);
  }
}
