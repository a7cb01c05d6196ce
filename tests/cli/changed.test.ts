import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { committed } from './committed';
import { replaceText, runCatalogue } from './runCatalogue';

const keysIn = (out: string): string[] =>
  JSON.parse(out).requestTypes.map(({ key }: { key: string }) => key);

it.each<[string, (root: string) => void, string[]]>([
  ['nothing', () => {}, []],
  [
    'a file of a request type',
    (root) => replaceText(root, 'schemas/pan_card/ui.json', 'PAN', 'Pan'),
    ['pan_card'],
  ],
  [
    'an overlay that is not committed',
    (root) => writeFileSync(join(root, 'schemas/address/ui.hi.json'), '{ "ui:title": "पता" }'),
    ['address'],
  ],
  [
    'a shared piece',
    (root) =>
      replaceText(root, 'schemas/_shared/text.json', '"maxLength": 500', '"maxLength": 400'),
    ['address', 'email_update', 'mother_name', 'pan_card'].filter((key) =>
      readFileSync(`schemas/${key}/schema.json`, 'utf8').includes('text.json'),
    ),
  ],
  [
    'a shared piece that none of them uses',
    (root) =>
      replaceText(
        root,
        'schemas/_shared/text.json',
        '"$defs": {',
        '"$defs": { "unused": { "type": "string" },',
      ),
    [],
  ],
  [
    'an entry of the catalogue',
    (root) => replaceText(root, 'catalogue.json', '"Email"', '"E-mail"'),
    ['email_update'],
  ],
])('check --changed runs the request types that %s concerns', async (_about, change, keys) => {
  const root = committed();
  change(root);
  const args = ['lint', '--changed', 'HEAD', '--format', 'json'];
  expect(keysIn((await runCatalogue(root, args)).out)).toEqual(keys);
});

it('compares a request type with the others, even if only it changed', async () => {
  const root = committed();
  const name = JSON.parse(readFileSync(join(root, 'schemas/address/request.json'), 'utf8')).subType
    .name;
  const request = join(root, 'schemas/mother_name/request.json');
  const text = readFileSync(request, 'utf8');
  writeFileSync(request, text.replace(/("subType": \{\s*"name": )"[^"]+"/, `$1"${name}"`));
  const { code, out } = await runCatalogue(root, ['lint', '--changed', 'HEAD']);
  expect(code).toBe(1);
  expect(out).toMatch(/error sub-type-twice/);
});

it('does not judge shared rules by a part of the request types', async () => {
  const root = committed();
  writeFileSync(join(root, 'schemas/mother_name/ui.hi.json'), '{ "ui:title": "माता का नाम" }');
  const { out } = await runCatalogue(root, ['check', '--changed', 'HEAD']);
  expect(out).toMatch(/mother_name/);
  expect(out).not.toMatch(/never-seen/);
});

it('explains an unknown revision', async () => {
  const { code, aside } = await runCatalogue(committed(), ['check', '--changed', 'nowhere']);
  expect(code).toBe(2);
  expect(aside).toMatch(/revision "nowhere" does not exist/);
});
