import { type Definition, isObject, type Pointer, pointerOf } from '#engine';
import type { Operator } from '../mutant';
import { objectsIn } from '../places';
import { mutants, slip, type Slip } from './operator';
import { pointerName, quoted } from './words/names';

/** Whose text it is: a field, or the form. */
const ownerOf = (definition: Definition, at: Pointer) =>
  at === '' ? 'the form' : pointerName(definition, `/answers${at}`);

/** Texts that a field or the form has, and what they are. */
const texts: { [keyword: string]: string } = {
  'ui:title': 'the title',
  'ui:description': 'the description',
  'ui:help': 'the help',
  'ui:placeholder': 'the placeholder',
  'ui:notes': 'the note',
  'ui:haveReady': 'what to have ready',
  'ui:submit': 'the submit button',
  'ui:lookUp': 'the button of the look-up',
  'ui:verify': 'the button that verifies',
  'ui:unit': 'the unit',
};

interface Text {
  at: Pointer;
  keyword: string;
  text: string;
  /** The whole list where it is the only entry. */
  without: Pointer;
  owner: string;
}

/** The texts of the fields and of the form, those of lists one by one. */
function* textsIn(definition: Definition): Generator<Text> {
  for (const [field, part] of objectsIn(definition.ui))
    for (const keyword of Object.keys(texts)) {
      const value: unknown = part[keyword];
      const at = field + pointerOf(keyword);
      const own = { keyword, owner: ownerOf(definition, field) };
      if (typeof value === 'string') yield { ...own, at, text: value, without: at };
      if (Array.isArray(value))
        for (const [i, text] of value.entries())
          yield {
            ...own,
            at: at + pointerOf(i),
            text,
            without: value.length > 1 ? at + pointerOf(i) : at,
          };
    }
}

const isTitle = ({ keyword }: Text) => keyword === 'ui:title';
/** Lint asks for a title and for the button of a proof; that of a look-up is taken away with what it means. */
const isNeeded = (text: Text) => isTitle(text) || ['ui:lookUp', 'ui:verify'].includes(text.keyword);

const nameOf = ({ keyword, owner }: Text) =>
  `${texts[keyword]} ${keyword === 'ui:haveReady' ? 'for' : 'of'} ${owner}`;

const changed = (text: Text): Slip =>
  slip(
    isTitle(text)
      ? `the title ${quoted(text.text)} were another one`
      : `${nameOf(text)} read differently from ${quoted(text.text)}`,
    text.at,
    `${text.text}x`,
  );

const dropped = (text: Text): Slip =>
  slip(`${nameOf(text)} were missing: ${quoted(text.text)}`, text.without);

function* choicesSwapped(definition: Definition): Generator<Slip> {
  for (const [field, { 'ui:enumNames': names }] of objectsIn(definition.ui)) {
    if (!Array.isArray(names)) continue;
    const at = `${field}/ui:enumNames`;
    for (const [i, other] of (names as string[]).slice(1).entries())
      yield {
        slip: `the labels ${quoted(names[i])} and ${quoted(other)} of ${ownerOf(definition, field)} changed places`,
        edits: [
          { at: `${at}/${i}`, value: other },
          { at: `${at}/${i + 1}`, value: names[i] },
        ],
      };
  }
}

function* choicesChanged(definition: Definition): Generator<Slip> {
  for (const [field, { 'ui:enumNames': names }] of objectsIn(definition.ui))
    for (const [i, name] of (Array.isArray(names) ? (names as string[]) : []).entries())
      yield slip(
        `the label ${quoted(name)} of ${ownerOf(definition, field)} were another one`,
        `${field}/ui:enumNames/${i}`,
        `${name}x`,
      );
}

function* linksChanged(definition: Definition): Generator<Slip> {
  for (const [field, { 'ui:links': links }] of objectsIn(definition.ui)) {
    if (!Array.isArray(links)) continue;
    for (const [i, { title, href, download }] of (
      links as { title: string; href: string; download?: boolean }[]
    ).entries()) {
      const at = `${field}/ui:links/${i}`;
      const name = `the link ${quoted(title)} at ${ownerOf(definition, field)}`;
      yield slip(`${name} were missing`, links.length > 1 ? at : `${field}/ui:links`);
      yield slip(`${name} had another title`, `${at}/title`, `${title}x`);
      yield slip(
        `${name} led to ${quoted(`${href}x`)} and not to ${quoted(href)}`,
        `${at}/href`,
        `${href}x`,
      );
      yield slip(
        `${name} ${download ? 'were opened in a new tab and not downloaded' : 'were downloaded and not opened in a new tab'}`,
        `${at}/download`,
        !download,
      );
    }
  }
}

/** The texts of a list that is edited entry by entry, and what they are. */
const entryTexts: { [name: string]: string } = {
  name: 'the name of each entry',
  add: 'the button to add an entry',
  new: 'the name of an added entry',
  edit: 'the button to edit an entry',
  update: 'the button to keep an entry',
  delete: 'the button to delete an entry',
  none: 'what is said where there is no entry',
};

function* entriesChanged(definition: Definition): Generator<Slip> {
  for (const [field, { 'ui:entries': entries }] of objectsIn(definition.ui)) {
    if (!isObject(entries)) continue;
    const at = `${field}/ui:entries`;
    const owner = ownerOf(definition, field);
    for (const [name, noun] of Object.entries(entryTexts))
      if (typeof entries[name] === 'string')
        yield slip(
          `${noun} in ${owner} read differently from ${quoted(entries[name])}`,
          `${at}/${name}`,
          `${entries[name]}x`,
        );
    for (const [i, fact] of ((entries.facts ?? []) as string[]).entries())
      yield slip(
        `an entry of ${owner} did not show ${quoted(fact)}`,
        entries.facts.length > 1 ? `${at}/facts/${i}` : `${at}/facts`,
      );
    if (entries.editing)
      yield slip(`nothing said which entry of ${owner} is being edited`, `${at}/editing`);
  }
}

const on = (slipsOf: (text: Text) => Slip, counts: (text: Text) => boolean) =>
  mutants('ui', function* (definition) {
    for (const text of textsIn(definition)) if (counts(text)) yield slipsOf(text);
  });

export const uiTextOperators: Operator[] = [
  {
    id: 'ui:title-changed',
    part: 'drawing',
    explains:
      'Changes the title of a field or of the form. An example that states what the form shows notices it.',
    mutantsOf: on(changed, isTitle),
  },
  {
    id: 'ui:text-changed',
    part: 'drawing',
    explains: 'Changes a text beside a field or at the top of the form, such as its help.',
    mutantsOf: on(changed, (text) => !isTitle(text)),
  },
  {
    id: 'ui:text-dropped',
    part: 'drawing',
    explains: 'Takes a text beside a field or at the top of the form away, such as its help.',
    mutantsOf: on(dropped, (text) => !isNeeded(text)),
  },
  {
    id: 'ui:labels-swapped',
    part: 'drawing',
    explains:
      'Lets the labels of two choices change places: the customer chooses one thing and the insurer receives the other.',
    mutantsOf: mutants('ui', choicesSwapped),
  },
  {
    id: 'ui:label-changed',
    part: 'drawing',
    explains: 'Changes the label of a choice.',
    mutantsOf: mutants('ui', choicesChanged),
  },
  {
    id: 'ui:link-changed',
    part: 'drawing',
    explains: 'Changes or removes a link at a field.',
    mutantsOf: mutants('ui', linksChanged),
  },
  {
    id: 'ui:entry-text-changed',
    part: 'drawing',
    explains:
      'Changes a text of a list that is edited entry by entry, or what it shows of an entry.',
    mutantsOf: mutants('ui', entriesChanged),
  },
];
