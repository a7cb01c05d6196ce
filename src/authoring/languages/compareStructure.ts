import { entryIndex, identityOf, isObject, type Pointer, pointerOf, sortedJson } from '#engine';
import { didYouMean } from '../didYouMean';
import type { PropertyPart } from '../read/sourceFile';
import { valuesIn } from '../walk';
import { areKeywords, keywordFlaws } from './keywordLists';
import { isOptionalText, isText, type TextKind } from './texts';

/** What is wrong in an overlay, by its pointer into the overlay. */
export interface OverlayViolation {
  at: Pointer;
  target?: PropertyPart;
  severity?: 'error' | 'warning';
  rule: string;
  message: string;
}

/** An overlay, what it is laid over, and where both are in their files. */
interface Pair {
  kind: TextKind;
  base: unknown;
  over: unknown;
  inBase: Pointer;
  at: Pointer;
}

/** Where an overlay has other parts than its base, or changes what is not a text. */
export function compareStructure(
  kind: TextKind,
  base: unknown,
  over: unknown,
): Iterable<OverlayViolation> {
  return compare({ kind, base, over, inBase: '', at: '' });
}

function* compare(pair: Pair): Generator<OverlayViolation> {
  const { base, over, at } = pair;
  if (over === null && at !== '') return;
  if (pair.kind === 'catalogue' && areKeywords(pair.inBase)) return yield* compareKeywords(pair);
  if (Array.isArray(base) && Array.isArray(over)) yield* compareLists(pair, base, over);
  else if (isObject(base) && isObject(over)) yield* compareObjects(pair, base, over);
  else if (sortedJson(base) !== sortedJson(over)) yield* compareTexts(pair);
}

/** Each language has keywords of its own. */
function* compareKeywords({ over, at }: Pair): Generator<OverlayViolation> {
  if (!Array.isArray(over))
    return yield { at, rule: 'overlay-text', message: 'Keywords must be a list of texts.' };
  for (const { index, message } of keywordFlaws(over, []))
    yield { at: at + pointerOf(index), rule: 'catalogue-keywords', message };
}

function* compareTexts({ kind, base, over, inBase, at }: Pair): Generator<OverlayViolation> {
  const rule = 'overlay-text';
  const name = JSON.stringify(inBase.slice(inBase.lastIndexOf('/') + 1));
  if (isObject(base) || Array.isArray(base)) {
    const type = Array.isArray(base) ? 'a list' : 'an object';
    const subject = at === '' ? 'The file' : name;
    yield { at, rule, message: `${subject} must be ${type}, as in the first language.` };
  } else if (typeof base !== 'string' || !isText(kind, inBase)) {
    const message = `Only texts can be translated, and this would change ${name} from ${JSON.stringify(base)} to ${shortOf(over)}. Remove it.`;
    yield { at, rule, message };
  } else yield* checkText(over, at);
}

function* checkText(text: unknown, at: Pointer): Generator<OverlayViolation> {
  const rule = 'overlay-text';
  if (typeof text !== 'string')
    yield { at, rule, message: `This must be a text, not ${shortOf(text)}. Write it in quotes.` };
  else if (text.trim() === '')
    yield { at, rule, message: 'This text is empty. Write it, or remove it.' };
}

function* compareObjects(
  { kind, inBase, at }: Pair,
  base: Record<string, unknown>,
  over: Record<string, unknown>,
): Generator<OverlayViolation> {
  for (const [name, value] of Object.entries(over)) {
    const inner = { at: at + pointerOf(name), inBase: inBase + pointerOf(name) };
    if (name === '$schema' && at === '') continue;
    if (Object.hasOwn(base, name) || (kind === 'catalogue' && areKeywords(inner.inBase)))
      yield* compare({ kind, base: base[name], over: value, ...inner });
    else if (name === '$ref')
      yield {
        at: inner.at,
        target: 'name',
        rule: 'overlay-text',
        message:
          'An overlay has no references: translate the words of a shared piece in its own overlay in _shared, or write them here. Remove it.',
      };
    else if (isOptionalText(kind, inner.inBase)) yield* compareAddition(kind, value, inner);
    else
      yield {
        at: inner.at,
        target: 'name',
        rule: 'overlay-unknown',
        message: `Unknown key "${name}": the first language does not have it. ${didYouMean(name, Object.keys(base), 'Remove it.')}`,
      };
  }
}

/** A text that only this language has. */
function* compareAddition(
  kind: TextKind,
  value: unknown,
  { at, inBase }: { at: Pointer; inBase: Pointer },
): Generator<OverlayViolation> {
  if (isText(kind, inBase) && !isObject(value)) return yield* checkText(value, at);
  if (typeof value !== 'object' || value === null) return yield* checkText(undefined, at);
  for (const [name, inner] of Object.entries(value))
    yield* compareAddition(kind, inner, {
      at: at + pointerOf(name),
      inBase: inBase + pointerOf(name),
    });
}

function* compareLists(
  { kind, inBase, at }: Pair,
  base: unknown[],
  over: unknown[],
): Generator<OverlayViolation> {
  const isIndexed = over.some((entry) => identityOf(entry) === undefined);
  if (isIndexed && over.length !== base.length) {
    yield lengthViolation(kind, inBase, at, base, over);
    return;
  }
  const seen = new Set<number>();
  for (const [i, entry] of over.entries()) {
    const inner = at + pointerOf(i);
    const index = entryIndex(base, entry, i);
    if (index < 0) yield unknownEntry(base, entry, inner);
    else if (seen.has(index))
      yield {
        at: inner,
        rule: 'overlay-unknown',
        message: `The entry ${JSON.stringify(identityOf(base[index]))} is duplicated. Remove one.`,
      };
    else
      yield* compare({
        kind,
        base: base[index],
        over: entry,
        inBase: inBase + pointerOf(index),
        at: inner,
      });
    seen.add(index);
  }
}

function unknownEntry(base: unknown[], entry: unknown, at: Pointer): OverlayViolation {
  const name = isObject(entry) && Object.hasOwn(entry, 'key') ? 'key' : 'id';
  const known = base.map(identityOf).filter((one) => typeof one === 'string');
  const identity = String(identityOf(entry));
  return {
    at: `${at}/${name}`,
    rule: 'overlay-unknown',
    message: `Unknown entry "${identity}": the first language does not have it. ${didYouMean(identity, known, 'Remove it.')}`,
  };
}

function lengthViolation(
  kind: TextKind,
  inBase: Pointer,
  at: Pointer,
  base: unknown[],
  over: unknown[],
): OverlayViolation {
  const name = JSON.stringify(inBase.slice(inBase.lastIndexOf('/') + 1));
  const hasTexts = [...valuesIn(base, inBase)].some(
    ([inner, value]) => typeof value === 'string' && isText(kind, inner),
  );
  return hasTexts
    ? {
        at,
        rule: 'overlay-length',
        message: `${name} has ${over.length} entries, but ${base.length} in the first language. Write one for each, in the same order; null keeps an entry as it is.`,
      }
    : {
        at,
        rule: 'overlay-text',
        message: `Only texts can be translated, and this would change ${name}. Remove it.`,
      };
}

function shortOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
