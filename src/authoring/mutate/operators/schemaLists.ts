import { type Definition, fileTypes, getAt, type Pointer } from '#engine';
import type { Operator } from '../mutant';
import { descriptions, type Place } from '../places';
import { onPlaces, slip, type Slip } from './operator';
import { after, entryNames } from './others';
import { listed, pointerName, quoted } from './words/names';

const entryName = (definition: Definition, { value }: Place, name: string) =>
  pointerName(definition, `${value}/items/${name}`);

/** Where the rules of a list name one field of its entries, and what for. */
const named: [below: Pointer, use: string][] = [
  ['/sumEquals/of', 'the sum of'],
  ['/sumAtMost/of', 'the sum of'],
  ['/sumAtMost/by', 'the groups for the sum of'],
  ['/someOf', 'the check that not all are empty of'],
];

function* namesChanged(definition: Definition, place: Place): Generator<Slip> {
  const names = entryNames(definition, place.value.slice('/answers'.length));
  for (const [below, use] of named) {
    const name: unknown = getAt(place.schema, below);
    const other = typeof name === 'string' ? after(names, name) : undefined;
    if (other !== undefined)
      yield slip(
        `${use} ${pointerName(definition, place.value)} went by ${entryName(definition, place, other)} and not by ${entryName(definition, place, name as string)}`,
        place.at + below,
        other,
      );
  }
}

function* uniqueNameDropped(definition: Definition, place: Place): Generator<Slip> {
  const names: string[] = place.schema.uniqueBy ?? [];
  for (const [i, name] of names.entries()) {
    if (names.length < 2) continue;
    const left = names
      .filter((one) => one !== name)
      .map((one) => entryName(definition, place, one));
    yield slip(
      `two entries of ${pointerName(definition, place.value)} counted as the same by ${listed(left)} alone, whatever their ${entryName(definition, place, name)}`,
      `${place.at}/uniqueBy/${i}`,
    );
  }
}

function* alternativeDropped(definition: Definition, place: Place): Generator<Slip> {
  const names: string[] = place.schema.anyRequired ?? [];
  const nameOf = (name: string) => pointerName(definition, `${place.value}/${name}`);
  for (const [i, name] of names.entries())
    if (names.length > 2)
      yield slip(
        `an answer to ${nameOf(name)} were not enough: one of ${listed(names.filter((one) => one !== name).map(nameOf))} had to be there`,
        `${place.at}/anyRequired/${i}`,
      );
    else
      yield {
        slip: `an answer to ${nameOf(name)} were not enough: ${nameOf(names[1 - i]!)} had to be there`,
        edits: [
          { at: `${place.at}/anyRequired` },
          { at: `${place.at}/required`, value: [...(place.schema.required ?? []), names[1 - i]] },
        ],
      };
}

function* exclusiveDropped(definition: Definition, place: Place): Generator<Slip> {
  const names: string[] = place.schema.atMostOne ?? [];
  const nameOf = (name: string) => pointerName(definition, `${place.value}/${name}`);
  if (names.length < 3) return;
  for (const [i, name] of names.entries())
    yield slip(
      `${nameOf(name)} could be answered beside one of ${listed(names.filter((one) => one !== name).map(nameOf))}`,
      `${place.at}/atMostOne/${i}`,
    );
}

function* extensionsDropped(definition: Definition, { at, schema, value }: Place): Generator<Slip> {
  const extensions: string[] = schema.upload?.extensions ?? [];
  if (extensions.length < 2) return;
  for (const [i, extension] of extensions.entries())
    yield slip(
      `${pointerName(definition, value)} took no ${quoted(extension)} files`,
      `${at}/upload/extensions/${i}`,
    );
}

function* extensionAdded(definition: Definition, { at, schema, value }: Place): Generator<Slip> {
  const extensions: string[] | undefined = schema.upload?.extensions;
  const more = Object.keys(fileTypes).find(
    (extension) => extensions && !extensions.includes(extension),
  );
  if (extensions && more !== undefined)
    yield slip(
      `${pointerName(definition, value)} took ${quoted(more)} files, too, and not only ${listed(extensions.map(quoted))}`,
      `${at}/upload/extensions`,
      [...extensions, more],
    );
}

export const schemaListOperators: Operator[] = [
  {
    id: 'schema:list-rule-elsewhere',
    part: 'rules',
    explains:
      'Lets a rule of a list look at another field of its entries. Only entries whose fields differ show it.',
    mutantsOf: onPlaces('schema', descriptions, namesChanged),
  },
  {
    id: 'schema:unique-name-dropped',
    part: 'rules',
    explains:
      'Lets entries count as the same by fewer fields: entries that differ only in the one left out would be refused.',
    mutantsOf: onPlaces('schema', descriptions, uniqueNameDropped),
  },
  {
    id: 'schema:alternative-dropped',
    part: 'rules',
    explains:
      'Takes one of the fields away of which one has to be answered. An accepted example that answers only this one notices it.',
    mutantsOf: onPlaces('schema', descriptions, alternativeDropped),
  },
  {
    id: 'schema:exclusive-dropped',
    part: 'rules',
    explains:
      'Takes one of the fields away of which only one may be answered. A rejected example that answers it beside another one notices it.',
    mutantsOf: onPlaces('schema', descriptions, exclusiveDropped),
  },
  {
    id: 'schema:extension-dropped',
    part: 'rules',
    explains: 'Refuses one of the types of file. An accepted example with such a file notices it.',
    mutantsOf: onPlaces('schema', descriptions, extensionsDropped),
  },
  {
    id: 'schema:extension-added',
    part: 'rules',
    explains:
      'Takes one type of file more. A rejected example with a file of a type that is nearly right notices it.',
    mutantsOf: onPlaces('schema', descriptions, extensionAdded),
  },
];
