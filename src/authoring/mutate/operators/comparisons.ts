import {
  type Definition,
  formatNamed,
  formats,
  isFormat,
  namedIn,
  type Pointer,
  pointerOf,
  setAt,
} from '#engine';
import type { Operator } from '../mutant';
import { askedPlaces, type Place, recordPlaces, testPlaces, usualPlaces } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { otherField, otherPointer } from './others';
import { conditionName } from './words/conditions';
import { namedPointer, predicate } from './words/keywords';
import { pointerName } from './words/names';

/** A comparison of dates, with the one that counts the day itself the other way. */
const edges: { [keyword: string]: string } = {
  before: 'notAfter',
  notAfter: 'before',
  after: 'notBefore',
  notBefore: 'after',
};

/** That a condition asks something else of its value, or that the rules of an answer do. */
function asked(definition: Definition, place: Place, now: string, other: string, words: string) {
  return place.role === 'tests'
    ? `${conditionName(definition, place)} asked that ${pointerName(definition, place.value)} ${other}, and not that it ${now}`
    : words + (place.role === 'usual' ? ', as is usual' : '');
}

function* edgesMoved(definition: Definition, place: Place): Generator<Slip> {
  const { at, schema, value } = place;
  for (const [keyword, other] of Object.entries(edges)) {
    const named: unknown = schema[keyword];
    if (typeof named !== 'string') continue;
    const verb = keyword.startsWith('not') ? 'did not take' : 'took';
    const same =
      named === 'today'
        ? 'a date that is today'
        : `the same day as ${pointerName(definition, namedPointer(place, named))}`;
    yield {
      slip: asked(
        definition,
        place,
        predicate(definition, place, keyword),
        predicate(definition, place, other, named),
        `${pointerName(definition, value)} ${verb} ${same}`,
      ),
      edits: [{ at: at + pointerOf(keyword) }, { at: at + pointerOf(other), value: named }],
    };
  }
}

/** Another value than a keyword names, as the keyword would name it. */
function otherNamed(definition: Definition, place: Place, named: Pointer): Pointer | undefined {
  const { root, value } = place;
  if (root !== '/answers')
    return named === 'today'
      ? undefined
      : otherPointer(definition, root + named)?.slice(root.length);
  const own = value.slice(root.length);
  const now = named === 'today' ? own : namedPointer(place, named).slice(root.length);
  const other = otherField(definition, now, [own]);
  const entry = own.slice(0, own.lastIndexOf('/'));
  const isOfEntry = named.startsWith('./') || (named === 'today' && entry !== '');
  return isOfEntry && other !== undefined ? `.${other.slice(entry.length)}` : other;
}

/** What the keywords of a schema compare with, and today. */
function* namesIn({
  schema,
}: Place): Generator<{ keyword: string; within: Pointer; named: Pointer }> {
  for (const keyword of Object.keys(schema)) {
    const value: unknown = schema[keyword];
    if (value === 'today' && keyword in edges) yield { keyword, within: '', named: value };
    for (const { pointer, within } of namedIn(keyword, value))
      yield { keyword, within, named: pointer };
  }
}

/** The value of a keyword that names another value at a place within it. */
function withName(value: unknown, within: Pointer, other: Pointer): unknown {
  if (within === '') return other;
  const changed = structuredClone(value) as object;
  setAt(changed, within, other);
  return changed;
}

function* compared(definition: Definition, place: Place): Generator<Slip> {
  for (const { keyword, within, named } of namesIn(place)) {
    const other = otherNamed(definition, place, named);
    if (other === undefined) continue;
    const say = (pointer: Pointer) => pointerName(definition, namedPointer(place, pointer));
    yield slip(
      asked(
        definition,
        place,
        predicate(definition, place, keyword),
        predicate(definition, place, keyword, withName(place.schema[keyword], within, other)),
        `${pointerName(definition, place.value)} were compared with ${say(other)} and not with ${say(named)}`,
      ),
      place.at + pointerOf(keyword) + within,
      other,
    );
  }
}

/** The nearest format that takes less, and the nearest that takes more, by their examples; else the next one. */
function* formatsNear(name: string): Generator<string> {
  const own = formatNamed(name);
  if (!own) return;
  const others = formats.filter((other) => other.name !== name);
  const takes = (other: string, { example }: { example: string }) => isFormat(other, example);
  const narrower = others.find((other) => takes(name, other) && !takes(other.name, own));
  const wider = others.find((other) => takes(other.name, own) && !takes(name, other));
  const alike = others.find((other) => takes(other.name, own) && takes(name, other));
  const found = [narrower, wider, alike].flatMap((other) => (other ? [other.name] : []));
  const next = formats[(formats.indexOf(own) + 1) % formats.length]!.name;
  yield* new Set(found.length > 0 ? found : [next]);
}

function* formatChanged(definition: Definition, place: Place): Generator<Slip> {
  const { format } = place.schema;
  for (const other of formatsNear(format))
    yield slip(
      asked(
        definition,
        place,
        predicate(definition, place, 'format'),
        predicate(definition, place, 'format', other),
        `the format of ${pointerName(definition, place.value)} were "${other}" (${formatNamed(other)!.description}) and not "${format}"`,
      ),
      `${place.at}/format`,
      other,
    );
}

const rules = (definition: Definition) => [...askedPlaces(definition), ...usualPlaces(definition)];
const tests = (definition: Definition) => testPlaces(definition, 'request');

const formatWhy =
  'A narrower format refuses right values, a wider one lets wrong ones pass: only texts that the two judge differently show it.';
const edgeWhy = '"before" becomes "not after". Only a value on exactly that day shows it.';

export const comparisonOperators: Operator[] = [
  {
    id: 'schema:format-changed',
    part: 'rules',
    explains: `Takes a neighbouring format. ${formatWhy}`,
    mutantsOf: onPlaces('schema', rules, formatChanged),
  },
  {
    id: 'schema:record-format-changed',
    part: 'loads',
    explains: `Takes a neighbouring format for a value that only the insurer fills in. ${formatWhy}`,
    mutantsOf: onPlaces('schema', recordPlaces, formatChanged),
  },
  {
    id: 'request:condition-format-changed',
    part: 'steps',
    explains: `Takes a neighbouring format in a condition. ${formatWhy}`,
    mutantsOf: onPlaces('request', tests, formatChanged),
  },
  {
    id: 'schema:date-edge',
    part: 'rules',
    explains: `Moves a comparison of dates by the day itself: ${edgeWhy}`,
    mutantsOf: onPlaces('schema', rules, edgesMoved),
  },
  {
    id: 'request:condition-date-edge',
    part: 'steps',
    explains: `Moves a comparison of dates in a condition by the day itself: ${edgeWhy}`,
    mutantsOf: onPlaces('request', tests, edgesMoved),
  },
  {
    id: 'schema:comparison-elsewhere',
    part: 'rules',
    explains:
      'Compares an answer with another field than is meant. Examples show it where the two fields differ.',
    mutantsOf: onPlaces('schema', rules, compared),
  },
  {
    id: 'request:condition-comparison-elsewhere',
    part: 'steps',
    explains: 'Lets a condition compare a value with another one than is meant.',
    mutantsOf: onPlaces('request', tests, compared),
  },
];
