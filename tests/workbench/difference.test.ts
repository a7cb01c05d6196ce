import { describe, expect, it } from 'vitest';
import type { DiffLine, Files, TypeDiff } from '../../src/authoring';
import * as fixtures from '../../src/server/integrations/demoContext';
import { Checker } from '../../src/workbench/checker/checker';
import type { CheckerMessage } from '../../src/workbench/checker/protocol';
import { changedPaths } from '../../src/workbench/panels/difference/changedPaths';
import { projectFiles } from '../files';

const key = 'mother_name';
const folder = `schemas/${key}`;
const older: Files = {
  ...Object.fromEntries(
    Object.entries(projectFiles).filter(([path]) => /^schemas\/(mother_name|_shared)\//.test(path)),
  ),
  'catalogue.json': JSON.stringify({
    serviceTypes: [{ key: 'one', title: 'One', requestTypes: [{ key, title: 'Name' }] }],
  }),
};

/** The difference from the files of the project to the same ones with changes that are not saved. */
function differenceOf(changes: { [path: string]: string | null }, of: { key?: string } = { key }) {
  const checker = new Checker(fixtures);
  for (const _ of checker.handle({ type: 'files', texts: { ...older, ...changes } }));
  const query = { type: 'difference' as const, older, ...of };
  const [message] = [...checker.handle({ type: 'query', id: 1, query })];
  return (message as Extract<CheckerMessage, { type: 'result' }>).result as TypeDiff;
}

function edited(path: string, from: string, to: string) {
  const text = projectFiles[path]!;
  expect(text).toContain(from);
  return { [path]: text.replace(from, () => to) };
}

const ofKind = ({ lines }: TypeDiff, kind: DiffLine['kind']) =>
  lines.filter((line) => line.kind === kind);

describe('the difference to earlier files', () => {
  it('is empty where nothing has changed', () => {
    expect(differenceOf({})).toEqual({ key, verdict: 'compatible', lines: [] });
  });

  it('says what breaks, with the place and the earlier examples', () => {
    const schema = `${folder}/schema.json`;
    const difference = differenceOf(edited(schema, '"maxLength": 20', '"maxLength": 2'));
    expect(difference.verdict).toBe('breaking');
    const [change] = ofKind(difference, 'change');
    expect(change).toMatchObject({
      isBreaking: true,
      place: { file: schema },
      message: '/properties/mother_name/maxLength changed from 20 to 2',
    });
    const line = projectFiles[schema]!.split('\n').findIndex((one) => one.includes('maxLength'));
    expect(change!.place!.line).toBe(line + 1);
    expect(ofKind(difference, 'draft')).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('is rejected by maxLength') }),
    );
    const example = { isBreaking: true, place: { file: `${folder}/examples/accepted-name.json` } };
    expect(ofKind(difference, 'example')).toContainEqual(expect.objectContaining(example));
  });

  it('says which examples of now failed before, which breaks nothing', () => {
    const path = `${folder}/examples/accepted-name.json`;
    const added = `${folder}/examples/accepted-long-name.json`;
    const text = projectFiles[path]!.replaceAll(/kamala devi/gi, 'GANGABAI RAJASHEKHARA');
    const difference = differenceOf({
      ...edited(`${folder}/schema.json`, '"maxLength": 20', '"maxLength": 30'),
      [added]: text,
    });
    expect(difference.verdict).toBe('compatible');
    expect(ofKind(difference, 'newExample')).toContainEqual(
      expect.objectContaining({ isBreaking: false, place: { file: added } }),
    );
    expect(ofKind(difference, 'draft')).toEqual([]);
  });

  it('is told while the definition is not valid, too', () => {
    const broken = edited(`${folder}/schema.json`, '"maxLength": 20', '"maxLength": "20"');
    const { verdict, lines } = differenceOf(broken);
    expect(verdict).toBe('breaking');
    expect(lines.length).toBeGreaterThan(0);
    const torn = differenceOf({ [`${folder}/schema.json`]: '{' });
    expect(torn.lines).toMatchObject([{ isBreaking: true, place: { line: 1 } }]);
  });

  it('is that of the catalogue where no request type is open', () => {
    const text = older['catalogue.json']!.replace('"One"', '"Another title"');
    const { key: name, lines } = differenceOf({ 'catalogue.json': text }, {});
    expect(name).toBe('catalogue.json');
    expect(lines).toMatchObject([{ message: expect.stringContaining('to "Another title"') }]);
  });
});

it('lists the files whose texts differ, the shared ones last', () => {
  const before = { 'schemas/a/ui.json': '1', 'schemas/_shared/t.json': '1', 'catalogue.json': '1' };
  const now = {
    'schemas/a/ui.json': '2',
    'schemas/a/schema.json': '1',
    'schemas/_shared/t.json': '2',
  };
  const paths = ['schemas/a/schema.json', 'schemas/a/ui.json', 'schemas/_shared/t.json'];
  expect(changedPaths('a', before, now)).toEqual(paths);
  expect(changedPaths(undefined, before, { 'catalogue.json': '2' })).toEqual(['catalogue.json']);
});
