import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { changeChoices, choicesIn } from '../../src/workbench/outline/edit/choices';
import { deleteField } from '../../src/workbench/outline/edit/deleteField';
import type { Changes, Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { flat, outlineOf } from '../../src/workbench/outline/model/outlineOf';
import {
  changeOf,
  changeOfWords,
  type Control,
} from '../../src/workbench/outline/properties/control';
import { fieldControls, requireField } from '../../src/workbench/outline/properties/fieldControls';
import { otherControls } from '../../src/workbench/outline/properties/otherControls';
import { describe, expect, it } from 'vitest';
import { keysOf, projectFiles } from '../files';

const filesOf = (key: string): Texts =>
  Object.fromEntries(
    Object.entries(projectFiles).filter(([path]) =>
      [`schemas/${key}/`, 'schemas/_shared/'].some((folder) => path.startsWith(folder)),
    ),
  );

const applied = (texts: Texts, changes: Changes): Texts => ({ ...texts, ...(changes as Texts) });

/** A value that a control may get. */
function sampleOf({ meta, options }: Control): unknown {
  if (options?.[0]) return options[0].value;
  if (meta.enum) return meta.enum[0];
  if (meta.const !== undefined) return meta.const;
  if (meta.type === 'integer' || meta.type === 'number') return 7;
  if (meta.type === 'boolean') return true;
  if (meta.type === 'array') return [meta.items?.enum?.[0] ?? 'one'];
  if (meta.type === 'object') return { of: 'one' };
  return 'some words';
}

describe.each(keysOf(projectFiles))('the properties of %s', (key) => {
  const texts = filesOf(key);
  const definition = readTexts(key, texts);
  const nodes = flat(outlineOf(definition));
  const own = (control: Control) => control.file.startsWith(`schemas/${key}/`);

  it('lists each field once or more, with the title that the customer reads', () => {
    const shown = new Set(nodes.map(({ at }) => at));
    expect(definition.fields.filter(({ at }) => !shown.has(at))).toEqual([]);
  });

  it('writes a value that is not there, and removing it gives the same bytes again', () => {
    const every = Math.ceil(definition.fields.length / 10);
    const some = definition.fields.filter((_, i) => i % every === 0);
    const controls = [
      ...some.flatMap((field) => fieldControls(definition, field)),
      ...nodes
        .filter(({ kind }) => kind !== 'field')
        .flatMap((node) => otherControls(definition, node)),
    ].flatMap((group) => group.controls);
    for (const control of controls.filter(own)) {
      const sample = sampleOf(control);
      const after = readTexts(key, applied(texts, changeOf(definition, control, sample)));
      const isNew = control.value === undefined;
      if (isNew)
        expect(applied(after.texts, changeOf(after, control, undefined)), control.pointer).toEqual(
          texts,
        );
      for (const { language, value } of control.languages ?? []) {
        if (value !== undefined || !isNew || typeof sample !== 'string') continue;
        const said = readTexts(
          key,
          applied(after.texts, changeOfWords(after, control, language, sample)),
        );
        expect(
          applied(said.texts, changeOfWords(said, control, language, undefined)),
          control.pointer,
        ).toEqual(after.texts);
      }
    }
  });

  it('marks a field as one that must be answered, and back', () => {
    for (const field of definition.fields.slice(0, 20)) {
      if (!field.places[0]!.file.startsWith(`schemas/${key}/`) || field.places[0]!.isRequired)
        continue;
      const after = readTexts(key, applied(texts, requireField(definition, field, true)));
      const same = after.fields.find(({ at }) => at === field.at)!;
      expect(same.isRequired).toBe(true);
      expect(applied(after.texts, requireField(after, same, false))).toEqual(texts);
    }
  });
});

it('says conditions in words', () => {
  const texts = filesOf('nominee');
  const nodes = flat(outlineOf(readTexts('nominee', texts)));
  expect(nodes.filter(({ kind }) => kind === 'condition').map(({ title }) => title)).toEqual([
    'When Policy owner is the life assured is “Yes”',
    'When Date of birth of nominee makes an age below 18',
    'When Policy owner is the life assured is “No”',
  ]);
});

it('names the file and the line where the JSON is broken, and still lists what can be read', () => {
  const texts = filesOf('pan_card');
  const path = 'schemas/pan_card/ui.json';
  const broken = readTexts('pan_card', {
    ...texts,
    [path]: texts[path]!.replace('"ui:title"', '"ui:title'),
  });
  expect(broken.broken).toMatchObject({ path, line: 3 });
  expect(flat(outlineOf(broken)).filter(({ kind }) => kind === 'field').length).toBeGreaterThan(0);
});

it('changes one label of a choice in one line of each file', () => {
  const texts = filesOf('bank_account');
  const definition = readTexts('bank_account', texts);
  const field = definition.fields.find(({ at }) => at === '/account_type')!;
  const [first, ...others] = choicesIn(definition, field);
  const changes = changeChoices(definition, field, [
    { ...first!, label: 'Savings account' },
    ...others,
  ]);
  expect(Object.keys(changes)).toEqual(['schemas/bank_account/ui.json']);
  expect(changes['schemas/bank_account/ui.json']).toBe(
    texts['schemas/bank_account/ui.json']!.replace('"Savings"', '"Savings account"'),
  );
});

it('takes a deletion in many files back with one undo', async () => {
  const texts = filesOf('pan_card');
  const disk = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, { text, digest: text }]),
  );
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
  };
  const server = {
    requestType: async () => ({ files: {}, problems: [] }),
  } as unknown as ProjectServer;
  const project = new ProjectFiles(server, storage, {
    root: '',
    files: disk,
    problems: [],
    keys: ['pan_card'],
  });
  await project.open('pan_card');
  const { changes, examples } = deleteField('pan_card', project.texts(), '/comment');
  project.edit(changes);
  expect(examples).toEqual(['schemas/pan_card/examples/rejected-comment-too-long.json']);
  expect(Object.keys(project.texts())).not.toContain(examples[0]);
  project.undo();
  expect(project.texts()).toEqual(texts);
  expect(project.get().canUndo).toBe(false);
});
