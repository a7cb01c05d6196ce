import { type Definition, formatNamed, formats, isFormat, pointerOf } from '#engine';
import type { Operator } from '../mutant';
import { descriptions, type Place, usualPlaces } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { otherField } from './others';
import { otherPointer, predicate, testKeywords } from './words/keywords';
import { fieldName, pointerName } from './words/names';

/** Keywords whose loss has an operator of its own, because of what it means. */
const elsewhere = ['enum', 'proof'];
const keywordsHere = testKeywords.filter((name) => !elsewhere.includes(name));

function* dropped(definition: Definition, place: Place): Generator<Slip> {
  const usual = place.role === 'usual' ? 'it were not unusual that' : 'nothing asked that';
  const name = pointerName(definition, place.value);
  for (const keyword of keywordsHere) {
    if (!(keyword in place.schema)) continue;
    const asked = predicate(definition, place, keyword);
    const words =
      place.role === 'usual'
        ? `it were usual, too, that ${name} does not meet: ${asked}`
        : `${usual} ${name} ${asked}`;
    yield slip(words, place.at + pointerOf(keyword));
  }
}

/** A comparison of dates, with the one that counts the day itself the other way. */
const edges: { [keyword: string]: string } = {
  before: 'notAfter',
  notAfter: 'before',
  after: 'notBefore',
  notBefore: 'after',
};

function* edgesMoved(definition: Definition, place: Place): Generator<Slip> {
  const { at, schema, value } = place;
  for (const [keyword, other] of Object.entries(edges)) {
    if (!(keyword in schema)) continue;
    const verb = keyword.startsWith('not') ? 'did not take' : 'took';
    const day = pointerName(definition, otherPointer(place, schema[keyword]));
    const same = schema[keyword] === 'today' ? 'a date that is today' : `the same day as ${day}`;
    const usual = place.role === 'usual' ? ' as usual' : '';
    yield {
      slip: `${pointerName(definition, value)} ${verb} ${same}${usual}`,
      edits: [
        { at: at + pointerOf(keyword) },
        { at: at + pointerOf(other), value: schema[keyword] },
      ],
    };
  }
}

/** Keywords that name another answer. */
const comparisons = ['differsFrom', 'sameAs', ...Object.keys(edges)];

function* compared(definition: Definition, place: Place): Generator<Slip> {
  const own = place.value.slice('/answers'.length);
  for (const keyword of comparisons) {
    const named: unknown = place.schema[keyword];
    if (typeof named !== 'string') continue;
    const from = otherPointer(place, named);
    const other = otherField(definition, named === 'today' ? own : from.slice('/answers'.length), [
      own,
    ]);
    if (other === undefined || other === own) continue;
    const below = own.slice(0, own.lastIndexOf('/'));
    const value =
      named.startsWith('./') || (named === 'today' && below !== '')
        ? `.${other.slice(below.length)}`
        : other;
    yield slip(
      `${pointerName(definition, place.value)} were compared with ${fieldName(definition, other)} and not with ${pointerName(definition, from)}`,
      place.at + pointerOf(keyword),
      value,
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
  for (const other of formatsNear(format)) {
    const usual = place.role === 'usual' ? ' usual' : '';
    const { description } = formatNamed(other)!;
    yield slip(
      `the${usual} format of ${pointerName(definition, place.value)} were "${other}" (${description}) and not "${format}"`,
      `${place.at}/format`,
      other,
    );
  }
}

const asked = (definition: Definition) =>
  descriptions(definition).filter(({ isReadOnly }) => !isReadOnly);
const records = (definition: Definition) =>
  descriptions(definition).filter(({ isReadOnly }) => isReadOnly);
const all = (definition: Definition) => [...descriptions(definition), ...usualPlaces(definition)];

export const schemaKeywordOperators: Operator[] = [
  {
    id: 'schema:rule-dropped',
    part: 'rules',
    explains:
      'Takes a rule of an answer away. A rule that no rejected example breaks could be gone and nobody would see it.',
    mutantsOf: onPlaces('schema', asked, dropped),
  },
  {
    id: 'schema:record-rule-dropped',
    part: 'loads',
    explains:
      'Takes a rule of a value away that only the insurer fills in: only a record that breaks it shows that it is there.',
    mutantsOf: onPlaces('schema', records, dropped),
  },
  {
    id: 'schema:usual-rule-dropped',
    part: 'rules',
    explains:
      'Takes one rule out of what is usual: the customer would no longer be asked whether such an answer is right.',
    mutantsOf: onPlaces('schema', usualPlaces, dropped),
  },
  {
    id: 'schema:usually-dropped',
    part: 'rules',
    explains:
      'Takes all that is usual of an answer away: the customer would never be asked whether an unlikely answer is right.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, { at, schema, value }) {
      if (schema.usually)
        yield slip(
          `the customer were never asked whether an unusual ${pointerName(definition, value)} is right`,
          `${at}/usually`,
        );
    }),
  },
  {
    id: 'schema:format-changed',
    part: 'rules',
    explains:
      'Takes a neighbouring format: a narrower one refuses right answers, a wider one lets wrong ones pass. Only texts that the two formats judge differently show it.',
    mutantsOf: onPlaces('schema', all, formatChanged),
  },
  {
    id: 'schema:date-edge',
    part: 'rules',
    explains:
      'Moves a comparison of dates by the day itself: "before" becomes "not after". Only an answer on exactly that day shows it.',
    mutantsOf: onPlaces('schema', all, edgesMoved),
  },
  {
    id: 'schema:comparison-elsewhere',
    part: 'rules',
    explains:
      'Compares an answer with another field than is meant. Examples show it where the two fields differ.',
    mutantsOf: onPlaces('schema', descriptions, compared),
  },
];
