import { expect, it } from 'vitest';
import { definitionAt, usesAt } from '../../src/workbench/editor/references';
import { filesBelow } from '../files';

const texts = {
  ...filesBelow('schemas/_shared'),
  ...filesBelow('schemas/nominee'),
  ...filesBelow('schemas/pan_card'),
};

const at = (path: string, words: string) => {
  const offset = texts[path]!.indexOf(words);
  expect(offset).toBeGreaterThan(-1);
  return [path, offset + 2] as const;
};

it('leads from a reference to the shared piece', () => {
  const found = definitionAt(
    texts,
    ...at('schemas/pan_card/schema.json', '"../_shared/upload.json#/$defs/scan"'),
  );
  expect(found?.path).toBe('schemas/_shared/upload.json');
  expect(texts[found!.path]!.split('\n')[found!.position.line - 1]).toContain('"scan"');
});

it.each([
  ['a name of ui.json', 'schemas/pan_card/ui.json', '"comment": {'],
  ['a name in a section', 'schemas/pan_card/ui.json', '"comment"]'],
  ['a pointer of a map', 'schemas/pan_card/request.json', '"/answers/comment"'],
])('leads from %s to the field', (_what, path, words) => {
  const found = definitionAt(texts, ...at(path, words));
  expect(found?.path).toBe('schemas/pan_card/schema.json');
  expect(texts[found!.path]!.split('\n')[found!.position.line - 1]).toContain('"comment"');
});

it('leads nowhere from what is no field', () => {
  expect(definitionAt(texts, ...at('schemas/pan_card/request.json', '"ticket"'))).toBeUndefined();
});

it('finds every use of a field in all files', () => {
  const uses = usesAt(texts, ...at('schemas/pan_card/schema.json', '"new_pan_number": {'))!;
  const files = new Set(uses.map(({ path }) => path.replace('schemas/pan_card/', '')));
  expect([...files]).toEqual(
    expect.arrayContaining([
      'schema.json',
      'ui.json',
      'ui.hi.json',
      'request.json',
      'examples/accepted-new-pan.json',
    ]),
  );
  for (const { line } of uses) expect(line).toContain('new_pan_number');
});

it('finds the uses of a field in the entries of a list', () => {
  const uses = usesAt(texts, ...at('schemas/nominee/ui.json', '"percentageAllocated": {'));
  expect(uses?.length ?? 0).toBeGreaterThan(2);
});

it('finds uses beside a file that is being typed', () => {
  const typed = { ...texts, 'schemas/pan_card/request.json': '{ "steps": [' };
  const [path, offset] = at('schemas/pan_card/schema.json', '"comment": {');
  expect(usesAt(typed, path, offset)!.length).toBeGreaterThan(3);
});
