import { type Definition, fieldsOf, parentOf, pointerOf, type Schema, uiAt } from '#engine';
import type { Operator } from '../mutant';
import { allFields, conditionPlaces, descriptions, type Place } from '../places';
import { onPlaces, pairsOf, slip, type Slip } from './operator';
import { isRequiredAround } from './others';
import { testsOf } from './words/keywords';
import { pointerName, quoted } from './words/names';

const inPlace = (definition: Definition, { value }: Place, name: string) =>
  pointerName(definition, value + pointerOf(name));

/** Where the rules of a `then` hold. */
function under(definition: Definition, { at }: Place): string {
  const condition = at.endsWith('/then') ? `${parentOf(at)}/if` : undefined;
  const place = conditionPlaces(definition, 'schema').find((one) => one.at === condition);
  return place ? ` where ${testsOf(definition, place)}` : '';
}

function* requiredDropped(definition: Definition, place: Place): Generator<Slip> {
  const { at, schema } = place;
  for (const [i, name] of ((schema.required ?? []) as string[]).entries())
    if (!isRequiredAround(definition.schema, at, name))
      yield slip(
        `${inPlace(definition, place, name)} need not be answered${under(definition, place)}`,
        `${at}/required/${i}`,
      );
}

function* requiredAdded(definition: Definition, place: Place): Generator<Slip> {
  const { at, schema } = place;
  const required: string[] = schema.required ?? [];
  for (const [name, part] of Object.entries<Schema>(schema.properties ?? {}))
    if (
      !required.includes(name) &&
      part.type !== 'null' &&
      !isRequiredAround(definition.schema, at, name)
    )
      yield slip(
        `${inPlace(definition, place, name)} had to be answered${under(definition, place)} and could not be left empty`,
        `${at}/required`,
        [...required, name],
      );
}

/** The rules that a condition adds to a field that is described outside of it, too. */
function* rulesDropped(definition: Definition, place: Place): Generator<Slip> {
  const fields = allFields(definition);
  const at = place.value.slice('/answers'.length);
  const isAgain = fields.some((field) => field.at === at && !place.at.startsWith(field.place));
  if (/\/then\/properties\/[^/]+$/.test(place.at) && isAgain)
    yield slip(
      `${pointerName(definition, place.value)} had no other rules under its condition`,
      place.at,
    );
}

/** Neighbours in schema.json whose order no section says. */
function* orderChanged(definition: Definition, place: Place): Generator<Slip> {
  const sections = definition.ui['ui:sections'] ?? [];
  const named = place.value === '/answers' ? sections.flatMap(fieldsOf) : [];
  const isDrawn = (name: string) => fieldOf(definition, place, name)['ui:widget'] !== 'hidden';
  const entries = Object.entries<Schema>(place.schema.properties ?? {});
  const drawn = entries
    .map(([name]) => name)
    .filter((name) => !named.includes(name) && isDrawn(name));
  for (const [one, other] of pairsOf(drawn)) {
    const swapped = entries.map(([name]) => (name === one ? other : name === other ? one : name));
    yield slip(
      `${inPlace(definition, place, other)} came before ${inPlace(definition, place, one)} and not after it`,
      `${place.at}/properties`,
      Object.fromEntries(swapped.map((name) => [name, place.schema.properties[name]])),
    );
  }
}

const fieldOf = ({ ui }: Definition, { value }: Place, name: string) =>
  uiAt(ui, value.slice('/answers'.length) + pointerOf(name));

export const schemaFieldOperators: Operator[] = [
  {
    id: 'schema:required-dropped',
    part: 'rules',
    explains:
      'Lets a field that must be answered stay empty. A rejected example that leaves only this field out notices it.',
    mutantsOf: onPlaces('schema', descriptions, requiredDropped),
  },
  {
    id: 'schema:required-added',
    part: 'rules',
    explains:
      'Asks for an answer that is optional. An accepted example that leaves it out notices it.',
    mutantsOf: onPlaces('schema', descriptions, requiredAdded),
  },
  {
    id: 'schema:rules-dropped',
    part: 'rules',
    explains:
      'Takes away what a condition adds to the rules of a field that is shown anyway: the stricter rules would never hold.',
    mutantsOf: onPlaces('schema', descriptions, rulesDropped),
  },
  {
    id: 'schema:nullable-dropped',
    part: 'rules',
    explains:
      'Sends an empty text instead of null where a field is not answered. An accepted example that leaves it out notices it.',
    mutantsOf: onPlaces(
      'schema',
      descriptions,
      function* (definition, { at, value }, { nullable }) {
        if (nullable)
          yield slip(
            `${pointerName(definition, value)} were not null where it is not answered`,
            `${at}/nullable`,
          );
      },
    ),
  },
  {
    id: 'schema:read-only-dropped',
    part: 'rules',
    explains: 'Lets a request set a value that only the insurer may set.',
    mutantsOf: onPlaces(
      'schema',
      descriptions,
      function* (definition, { at, value }, { readOnly }) {
        if (readOnly)
          yield slip(
            `the customer could set ${pointerName(definition, value)}, which is the insurer's`,
            `${at}/readOnly`,
          );
      },
    ),
  },
  {
    id: 'schema:read-only-added',
    part: 'rules',
    explains: 'Keeps the customer from changing a value that the form only suggests.',
    mutantsOf: onPlaces(
      'schema',
      descriptions,
      function* (definition, { at, value }, { readOnly }) {
        const { prefill = {} } = definition.request;
        const isOffered = Object.hasOwn(prefill, value.slice('/answers'.length));
        if (isOffered && !readOnly)
          yield slip(
            `the customer could not change ${pointerName(definition, value)}, which the form only suggests`,
            `${at}/readOnly`,
            true,
          );
      },
    ),
  },
  {
    id: 'schema:whole-number',
    part: 'rules',
    explains: 'Lets a whole number have decimals, or a number with decimals only be whole.',
    mutantsOf: onPlaces(
      'schema',
      descriptions,
      function* (definition, { at, value, isReadOnly }, { type }) {
        const name = pointerName(definition, value);
        if (isReadOnly) return;
        if (type === 'integer')
          yield slip(`${name} took decimals and not only whole numbers`, `${at}/type`, 'number');
        if (type === 'number')
          yield slip(`${name} took only whole numbers and no decimals`, `${at}/type`, 'integer');
      },
    ),
  },
  {
    id: 'schema:proof-dropped',
    part: 'rules',
    explains:
      'Takes a value without a proof that it is right, such as a phone number without its OTP.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, { at, value }, { proof }) {
      if (proof)
        yield slip(`${pointerName(definition, value)} need not be verified`, `${at}/proof`);
    }),
  },
  {
    id: 'schema:proof-changed',
    part: 'rules',
    explains:
      'Asks for a proof of another purpose than the one that its call gives: no proof would ever count.',
    mutantsOf: onPlaces('schema', descriptions, function* (definition, { at, value }, { proof }) {
      if (proof)
        yield slip(
          `${pointerName(definition, value)} were verified for the purpose ${quoted(`${proof}x`)} and not ${quoted(proof)}`,
          `${at}/proof`,
          `${proof}x`,
        );
    }),
  },
  {
    id: 'schema:order-changed',
    part: 'drawing',
    explains:
      'Lets two fields change places whose order no section of ui.json says: they are drawn, and their problems are told, in the order of schema.json.',
    mutantsOf: onPlaces('schema', descriptions, orderChanged),
  },
];
