import { type Definition, pointerOf } from '#engine';
import type { Operator } from '../mutant';
import { allFields, descriptions, type Place } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { plainValue, pointerName, valueName } from './words/names';

const fieldOfPlace = ({ value }: Place) => value.slice('/answers'.length);

/** A value that is as like as can be and another one. */
export const altered = (value: unknown): unknown =>
  typeof value === 'boolean'
    ? !value
    : typeof value === 'number'
      ? value + 1
      : `${String(value ?? '')}X`;

/** Another value that a field can have, else one that it cannot have. */
export function otherValue(
  definition: Definition,
  at: string,
  value: unknown,
  besides: unknown[] = [],
): unknown {
  const values: unknown[] = allFields(definition)
    .filter((field) => field.at === at)
    .flatMap(
      (field) =>
        field.schema.enum ?? (field.schema.const === undefined ? [] : [field.schema.const]),
    );
  return values.find((one) => one !== value && !besides.includes(one)) ?? altered(value);
}

export const schemaChoiceOperators: Operator[] = [
  {
    id: 'schema:choice-dropped',
    part: 'rules',
    explains:
      'Takes one of the choices of a field away. An accepted example that makes this choice notices it.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, place, { enum: values }) {
      if (!Array.isArray(values) || values.length < 2) return;
      for (const [i, value] of values.entries())
        yield slip(
          `${pointerName(definition, place.value)} had no choice ${valueName(definition, fieldOfPlace(place), value)}`,
          `${place.at}/enum/${i}`,
        );
    }),
  },
  {
    id: 'schema:choice-changed',
    part: 'rules',
    explains:
      'Writes the value of a choice differently: the form looks the same, and the insurer receives another value.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, place, { enum: values }) {
      if (!Array.isArray(values)) return;
      for (const [i, value] of values.entries())
        yield slip(
          values.length === 1
            ? `${pointerName(definition, place.value)} had to be ${plainValue(altered(value))} and not ${plainValue(value)}`
            : `the choice ${valueName(definition, fieldOfPlace(place), value)} of ${pointerName(definition, place.value)} stood for ${plainValue(altered(value))} and not for ${plainValue(value)}`,
          `${place.at}/enum/${i}`,
          altered(value),
        );
    }),
  },
  {
    id: 'schema:choices-dropped',
    part: 'rules',
    explains:
      'Takes the whole list of choices away: any value would be accepted, and a box that must be ticked could stay empty.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, place, schema) {
      if (!Array.isArray(schema.enum)) return;
      const name = pointerName(definition, place.value);
      const values = schema.enum.map((value: unknown) =>
        valueName(definition, fieldOfPlace(place), value),
      );
      yield slip(
        values.length === 1
          ? `${name} need not be ${values[0]}`
          : `${name} took any value and not only its ${values.length} choices`,
        `${place.at}/enum`,
      );
    }),
  },
  {
    id: 'schema:constant-changed',
    part: 'rules',
    explains: 'Asks for another value where an answer must have exactly one.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, place, schema) {
      if ('const' in schema)
        yield slip(
          `${pointerName(definition, place.value)} had to be ${plainValue(altered(schema.const))} and not ${plainValue(schema.const)}`,
          `${place.at}/const`,
          altered(schema.const),
        );
    }),
  },
  {
    id: 'schema:default-dropped',
    part: 'first',
    explains: 'Takes the first value of a field away: the form would begin with an empty field.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, place, schema) {
      if ('default' in schema)
        yield slip(
          `${pointerName(definition, place.value)} began empty and not with ${valueName(definition, fieldOfPlace(place), schema.default)}`,
          `${place.at}/default`,
        );
    }),
  },
  {
    id: 'schema:default-changed',
    part: 'first',
    explains: 'Lets a field begin with another value: a customer who does not look sends it.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, place, schema) {
      if (!('default' in schema)) return;
      const at = fieldOfPlace(place);
      const other = otherValue(definition, at, schema.default);
      yield slip(
        `${pointerName(definition, place.value)} began with ${valueName(definition, at, other)} and not with ${valueName(definition, at, schema.default)}`,
        `${place.at}/default`,
        other,
      );
    }),
  },
  {
    id: 'schema:suggestion-dropped',
    part: 'drawing',
    explains:
      'Takes one of the suggestions at a text box away, which help customers to write the same thing alike.',
    mutantsOf: onPlaces(
      'schema',
      descriptions,
      function* (definition, place, { examples }): Generator<Slip> {
        if (!Array.isArray(examples)) return;
        for (const [i, example] of examples.entries())
          yield slip(
            `${pointerName(definition, place.value)} did not suggest ${plainValue(example)}`,
            examples.length > 1 ? `${place.at}/examples${pointerOf(i)}` : `${place.at}/examples`,
          );
      },
    ),
  },
];
