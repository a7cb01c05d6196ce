import { readDefinition } from '../../src/authoring/read/readDefinition';
import { addField } from '../../src/workbench/outline/edit/addField';
import { deleteField } from '../../src/workbench/outline/edit/deleteField';
import { type KindName, kinds, newField, nameFor } from '../../src/workbench/outline/edit/kinds';
import { moveField } from '../../src/workbench/outline/edit/moveField';
import { renameField } from '../../src/workbench/outline/edit/renameField';
import {
  addSection,
  deleteSection,
  moveSection,
  sectionsIn,
} from '../../src/workbench/outline/edit/sections';
import { fieldsOf } from '../../src/workbench/outline/model/fields';
import { readValues } from '../../src/workbench/outline/model/values';
import type { Changes, Texts } from '../../src/workbench/outline/edit/texts';
import { describe, expect, it } from 'vitest';
import { keysOf, projectFiles } from '../files';

const filesOf = (key: string): Texts =>
  Object.fromEntries(
    Object.entries(projectFiles).filter(([path]) =>
      [`schemas/${key}/`, 'schemas/_shared/'].some((folder) => path.startsWith(folder)),
    ),
  );

function applied(texts: Texts, changes: Changes | undefined): Texts {
  const all: Changes = { ...texts, ...changes };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function problems(key: string, texts: Texts): string[] {
  const read = readDefinition(key, texts);
  return 'diagnostics' in read ? read.diagnostics.map((one) => `${one.file}: ${one.message}`) : [];
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .sort();

/** A file makes the step that sends it multipart, which it stays. */
const reversible = (Object.keys(kinds) as KindName[]).filter((kind) => kind !== 'upload');

describe.each(keysOf(projectFiles))('the outline of %s', (key) => {
  const texts = filesOf(key);
  const fields = fieldsOf(key, readValues(texts));
  const sections = sectionsIn(key, texts);

  it('adds a field that can be read, and deleting it gives the same bytes again', () => {
    const neighbours = [fields[0]!, fields.at(-1)!, fields[Math.floor(fields.length / 2)]!];
    for (const [i, { at }] of neighbours.entries())
      for (const isBefore of [true, false]) {
        const kind = reversible[(i * 5 + Number(isBefore)) % reversible.length]!;
        const wanted = { title: 'Added here', name: 'added_here', isRequired: isBefore };
        const field = newField(kind, { ...wanted, choices: ['One', 'Two'] });
        const added = addField(key, texts, field, { beside: at, isBefore });
        const after = applied(texts, added.changes);
        expect(problems(key, after)).toEqual([]);
        expect(fieldsOf(key, readValues(after)).map((one) => one.at)).toContain(added.at);
        expect(applied(after, deleteField(key, after, added.at).changes)).toEqual(texts);
      }
  });

  it('moves a field by changing only the order of lines, and back', () => {
    for (const [i, { at }] of fields.entries()) {
      const next = fields[i + 1];
      const moved = next && moveField(key, texts, at, { after: next.at });
      if (!moved) continue;
      const after = applied(texts, moved);
      expect(problems(key, after)).toEqual([]);
      for (const [path, text] of Object.entries(moved))
        // What `*` stands for may have to be written out.
        if (
          text!.split('\n').length === texts[path]!.split('\n').length &&
          text!.includes('"*"') === texts[path]!.includes('"*"')
        )
          expect(lines(text!).join('').length).toBe(lines(texts[path]!).join('').length);
    }
  });

  it('moves, adds and deletes sections', () => {
    for (const i of sections.keys()) {
      if (i + 1 < sections.length) {
        const moved = applied(texts, moveSection(key, texts, i, i + 1));
        expect(problems(key, moved)).toEqual([]);
        expect(applied(moved, moveSection(key, moved, i + 1, i))).toEqual(texts);
      }
      expect(problems(key, applied(texts, deleteSection(key, texts, i)))).toEqual([]);
      const added = addSection(key, texts, { after: i, title: 'More', fields: ['more'] });
      expect(sectionsIn(key, applied(texts, added))[i + 1]?.section.title).toBe('More');
    }
  });

  it('renames a field, and back', () => {
    const { at } = fields[0]!;
    const changes = renameField(key, texts, at, 'another_name');
    if (!changes) return;
    const after = applied(texts, changes);
    expect(problems(key, after)).toEqual([]);
    expect(fieldsOf(key, readValues(after))[0]!.at).toBe('/another_name');
  });
});

it('proposes a name for a title', () => {
  expect(nameFor('Date of birth')).toBe('date_of_birth');
  expect(nameFor('2nd holder?')).toBe('answer_2nd_holder');
  expect(nameFor('नाम')).toBe('');
});
