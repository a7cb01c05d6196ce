import { type Definition, fieldsOf, type Pointer, pointerOf, type Ui } from '#engine';
import type { Operator } from '../mutant';
import { mutants, pairsOf, slip, type Slip, swap } from './operator';
import { fieldName, quoted } from './words/names';

type Section = NonNullable<Ui['ui:sections']>[number];

/** What a section is called: its title, else its first field. */
function sectionName(definition: Definition, section: Section): string {
  const [first] = fieldsOf(section).filter((name) => name !== '*');
  const name =
    section.title === undefined
      ? first && `of ${fieldName(definition, pointerOf(first))}`
      : quoted(section.title);
  return `the section ${name ?? 'of all fields'}`;
}

const inSections = (
  slipsOf: (section: Section, at: Pointer, definition: Definition, name: string) => Iterable<Slip>,
) =>
  mutants('ui', function* (definition) {
    for (const [i, section] of (definition.ui['ui:sections'] ?? []).entries())
      yield* slipsOf(section, `/ui:sections/${i}`, definition, sectionName(definition, section));
  });

const named = (definition: Definition, name: string) =>
  name === '*' ? 'the fields that no section names' : fieldName(definition, pointerOf(name));

function* fieldsDropped(
  { fields = [], columns = [] }: Section,
  at: Pointer,
  definition: Definition,
  name: string,
): Generator<Slip> {
  for (const [i, field] of fields.entries())
    if (field !== '*' && fields.length > 1)
      yield slip(`${named(definition, field)} were not in ${name}`, `${at}/fields/${i}`);
  for (const [column, { fields: inColumn }] of columns.entries())
    for (const [i, field] of inColumn.entries())
      yield slip(
        `${named(definition, field)} were not in ${name}`,
        `${at}/columns/${column}/fields/${i}`,
      );
}

function* orderChanged(
  { fields = [], columns = [] }: Section,
  at: Pointer,
  definition: Definition,
  name: string,
): Generator<Slip> {
  const lists: [Pointer, string[]][] = [
    [`${at}/fields`, fields],
    ...columns.map(
      ({ fields: inColumn }, i) => [`${at}/columns/${i}/fields`, inColumn] as [Pointer, string[]],
    ),
  ];
  for (const [list, names] of lists)
    for (const [one, other, i] of pairsOf(names))
      yield swap(
        `${named(definition, other)} came before ${named(definition, one)} in ${name} and not after it`,
        { at: `${list}/${i}`, value: one },
        { at: `${list}/${i + 1}`, value: other },
      );
}

function* columnsSwapped(
  { columns = [] }: Section,
  at: Pointer,
  _definition: Definition,
  name: string,
): Generator<Slip> {
  for (const [one, other, i] of pairsOf(columns)) {
    const titles = `${quoted(one.title)} and ${quoted(other.title)} in ${name}`;
    yield swap(
      `the columns ${titles} changed places`,
      { at: `${at}/columns/${i}`, value: one },
      { at: `${at}/columns/${i + 1}`, value: other },
    );
    yield swap(
      `the titles of the columns ${titles} changed places`,
      { at: `${at}/columns/${i}/title`, value: one.title },
      { at: `${at}/columns/${i + 1}/title`, value: other.title },
    );
  }
}

/** The texts of a section, and what they are. */
const texts: { [name in keyof Section]?: string } = {
  title: 'the title',
  description: 'the description',
  banner: 'the warning at the end',
  step: 'the step of the progress',
};

function* textsChanged(
  section: Section,
  at: Pointer,
  _definition: Definition,
  name: string,
): Generator<Slip> {
  for (const [key, noun] of Object.entries(texts)) {
    const text: unknown = section[key as keyof Section];
    if (typeof text === 'string')
      yield slip(
        `${noun} of ${name} read differently from ${quoted(text)}`,
        `${at}/${key}`,
        `${text}x`,
      );
  }
}

function* textsDropped(
  section: Section,
  at: Pointer,
  _definition: Definition,
  name: string,
): Generator<Slip> {
  for (const [key, noun] of Object.entries(texts))
    if (key in section) yield slip(`${noun} of ${name} were missing`, `${at}/${key}`);
  if (section.id !== undefined)
    yield slip(`the page of ${name} had no name of its own in addresses and drafts`, `${at}/id`);
}

/** How a section is laid out, in words. */
const layouts = {
  stack: 'one field below the other',
  pair: 'in two columns',
  table: 'as a table',
  parties: 'with a column for each party',
};

function* layoutChanged(
  { layout = 'stack', columns }: Section,
  at: Pointer,
  _definition: Definition,
  name: string,
): Generator<Slip> {
  const other = layout === 'pair' ? 'stack' : 'pair';
  if (!columns)
    yield slip(
      `${name} were drawn ${layouts[other]} and not ${layouts[layout]}`,
      `${at}/layout`,
      other,
    );
}

export const uiSectionOperators: Operator[] = [
  {
    id: 'ui:section-field-dropped',
    part: 'drawing',
    explains: 'Leaves a field out of its section.',
    mutantsOf: inSections(fieldsDropped),
  },
  {
    id: 'ui:section-order-changed',
    part: 'drawing',
    explains: 'Lets two fields of a section change places. Problems are told in this order, too.',
    mutantsOf: inSections(orderChanged),
  },
  {
    id: 'ui:section-dropped',
    part: 'drawing',
    explains: 'Leaves a section out, with its title and all its fields.',
    mutantsOf: mutants('ui', function* (definition) {
      const sections = definition.ui['ui:sections'] ?? [];
      for (const [i, section] of sections.entries())
        if (sections.length > 1)
          yield slip(`${sectionName(definition, section)} were left out`, `/ui:sections/${i}`);
    }),
  },
  {
    id: 'ui:sections-swapped',
    part: 'drawing',
    explains: 'Lets two sections change places.',
    mutantsOf: mutants('ui', function* (definition) {
      for (const [one, other, i] of pairsOf(definition.ui['ui:sections'] ?? []))
        yield swap(
          `${sectionName(definition, other)} came before ${sectionName(definition, one)} and not after it`,
          { at: `/ui:sections/${i}`, value: one },
          { at: `/ui:sections/${i + 1}`, value: other },
        );
    }),
  },
  {
    id: 'ui:columns-swapped',
    part: 'drawing',
    explains:
      'Lets the columns of two parties change places, or their titles alone: answers would be given for the wrong party.',
    mutantsOf: inSections(columnsSwapped),
  },
  {
    id: 'ui:section-text-changed',
    part: 'drawing',
    explains: 'Changes a text of a section.',
    mutantsOf: inSections(textsChanged),
  },
  {
    id: 'ui:section-text-dropped',
    part: 'drawing',
    explains: 'Takes a text of a section away, or the name of its page.',
    mutantsOf: inSections(textsDropped),
  },
  {
    id: 'ui:layout-changed',
    part: 'drawing',
    explains: 'Draws a section in another layout.',
    mutantsOf: inSections(layoutChanged),
  },
];
