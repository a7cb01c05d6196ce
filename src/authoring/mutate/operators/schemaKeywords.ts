import { type Definition, pointerOf } from '#engine';
import type { Operator } from '../mutant';
import { askedPlaces, descriptions, type Place, recordPlaces, usualPlaces } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { predicate, testKeywords } from './words/keywords';
import { pointerName } from './words/names';

/** Keywords of answers whose loss has an operator of its own, because of what it means. */
const elsewhere = ['enum', 'proof'];

function* dropped(definition: Definition, place: Place): Generator<Slip> {
  const isUsual = place.role === 'usual';
  const name = pointerName(definition, place.value);
  for (const keyword of testKeywords)
    if (keyword in place.schema && (isUsual || !elsewhere.includes(keyword)))
      yield slip(
        `nothing ${isUsual ? 'said that usually' : 'asked that'} ${name} ${predicate(definition, place, keyword)}`,
        place.at + pointerOf(keyword),
      );
}

export const schemaKeywordOperators: Operator[] = [
  {
    id: 'schema:rule-dropped',
    part: 'rules',
    explains:
      'Takes a rule of an answer away. A rule that no rejected example breaks could be missing without a failure.',
    mutantsOf: onPlaces('schema', askedPlaces, dropped),
  },
  {
    id: 'schema:record-rule-dropped',
    part: 'loads',
    explains:
      'Takes a rule of a value away that only the insurer fills in: only a record that breaks it shows that it is there.',
    mutantsOf: onPlaces('schema', recordPlaces, dropped),
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
    mutantsOf: onPlaces('schema', descriptions, function* (definition, { at, value }, { usually }) {
      if (usually)
        yield slip(
          `the customer were never asked whether an unusual ${pointerName(definition, value)} is right`,
          `${at}/usually`,
        );
    }),
  },
];
