import { getAt, isObject, partsOf, type Pointer, pointerOf, parentOf } from '#engine';
import { targetOf } from '../read/dereference';
import {
  type FieldRename,
  nameOf,
  type Occurrence,
  renamedPointer,
  renamedText,
} from './fieldName';
import { occurrencesInSchema } from './inSchema';

/** Conditions over the document; those over a response name no answers. */
const conditions = new Set(['when', 'stopWhen', 'is']);
/** Conditions over a policy or over the response to a call. */
const otherConditions = new Set(['where', 'holdsWhen', 'foundWhen']);
/** What the answers are called in the document: `first` is what the form started with. */
const documents = ['/answers', '/first'];
/** Maps whose left sides are the insurer's names, or names of loaded values. */
const foreignNames = new Set(['send', 'keep', 'option', 'const']);
/** Where a text is the pointer of a field, and not of a value of the document. */
const fieldPointers =
  /^\/(openRequestCheck$|openRequestNotice\/field$|renamed\/|proofs\/[^/]+\/locks\/|steps\/\d+\/pause\/choices\/field$)/;

/** Every place in request.json, or in an overlay of it, that names a field. */
export function* occurrencesInRequest(
  values: { [path: string]: unknown },
  file: string,
  rename: FieldRename,
): Generator<Occurrence> {
  const text = nameOf(rename.to);
  const list = parentOf(parentOf(rename.from));
  yield* inside({ file, at: '', place: '' });

  /** `place` is the pointer in the definition as a whole: a part may be written in a shared file. */
  function* inside(part: {
    file: string;
    at: Pointer;
    place: Pointer;
    item?: Pointer;
  }): Generator<Occurrence> {
    const value = getAt(values[part.file], part.at);
    if (typeof value === 'string') {
      const renamed = renamedValue(value, part.place, part.item);
      if (renamed !== undefined)
        yield { file: part.file, at: part.at, target: 'value', text: renamed };
      return;
    }
    if (value === null || typeof value !== 'object') return;
    if (typeof value.$ref === 'string') {
      const target = targetOf(value.$ref, part.file);
      yield* inside({ ...part, file: target.file, at: target.pointer });
    }
    const each = typeof value.each === 'string' ? value.each : undefined;
    for (const name of Object.keys(value)) {
      const below = {
        file: part.file,
        at: part.at + pointerOf(name),
        place: part.place + pointerOf(name),
        item:
          each !== undefined && name === 'send' ? each : (entryOf(part.place, name) ?? part.item),
      };
      if (isCondition(name, value[name], part.place)) yield* inCondition(below);
      else if (!otherConditions.has(name) && name !== 'const') {
        const renamed = Array.isArray(value) ? undefined : renamedName(name, part.place);
        if (renamed !== undefined)
          yield { file: part.file, at: below.at, target: 'name', text: renamed };
        yield* inside(below);
      }
    }
    if (isObject(value.find)) yield* inFind(value.find, part);
    if ('compute' in value && Array.isArray(value.of) && value.of.includes(`/answers${list}`))
      yield* inTake(part);
  }

  function* inCondition({
    file: inFile,
    at,
  }: {
    file: string;
    at: Pointer;
  }): Generator<Occurrence> {
    for (const within of documents)
      yield* occurrencesInSchema(values, { file: inFile, at, describes: '' }, rename, within);
  }

  /** `by` and `take` name a property of an entry of the list that is searched. */
  function* inFind(
    find: { [name: string]: unknown },
    { file: inFile, at }: { file: string; at: Pointer },
  ): Generator<Occurrence> {
    if (list === '' || find.in !== `/answers${list}`) return;
    if (find.by === nameOf(rename.from))
      yield { file: inFile, at: `${at}/find/by`, target: 'value', text };
    yield* inTake({ file: inFile, at });
  }

  /** `take` begins with a property of an entry. */
  function* inTake({ file: inFile, at }: { file: string; at: Pointer }): Generator<Occurrence> {
    const take = getAt(values[inFile], `${at}/take`);
    if (typeof take === 'string' && partsOf(take)[0] === nameOf(rename.from))
      yield {
        file: inFile,
        at: `${at}/take`,
        target: 'value',
        text: pointerOf(text, ...partsOf(take).slice(1)),
      };
  }

  /** A left side that is the pointer of a field, such as in `prefill`. */
  function renamedName(name: string, place: Pointer): string | undefined {
    const path = partsOf(place);
    if (path.some((part) => foreignNames.has(part))) return undefined;
    // What the entry of a list fills is named as the fields next to that of the list.
    if (path[0] === 'lists' && path[2] === 'fills' && !name.startsWith('/'))
      return parentOf(path[1]!) + pointerOf(name) === rename.from ? text : undefined;
    return renamedPointer(name, rename);
  }

  function renamedValue(value: string, place: Pointer, item: Pointer | undefined) {
    const inText = renamedText(value, rename);
    if (inText !== undefined) return inText;
    if (fieldPointers.test(place)) return renamedPointer(value, rename);
    for (const within of documents) {
      const renamed = renamedPointer(value, rename, within);
      if (renamed !== undefined) return renamed;
    }
    if (item !== `/answers${list}` || list === '' || !value.startsWith('/item/')) return undefined;
    const inList = renamedPointer(
      `${item}/items${value.slice('/item'.length)}`,
      rename,
      '/answers',
    );
    return inList && `/item${inList.slice(`${item}/items`.length)}`;
  }
}

/** The list whose entry `/item` is in the prefill of a field of its entries. */
function entryOf(place: Pointer, name: string): Pointer | undefined {
  const end = place === '/prefill' ? name.lastIndexOf('/items/') : -1;
  return end < 0 ? undefined : `/answers${name.slice(0, end)}`;
}

function isCondition(name: string, value: unknown, place: Pointer): boolean {
  if (!conditions.has(name) || !isObject(value)) return false;
  if (name === 'is' && partsOf(place).at(-1) !== 'submitWhen') return false;
  return !partsOf(place).some((part) => ['send', 'keep', 'fills', 'find'].includes(part));
}
