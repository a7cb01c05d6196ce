import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfProject, runCatalogue } from './runCatalogue';

const contact = {
  title: 'New contact',
  type: 'object',
  properties: { email: { type: 'string', format: 'email', maxLength: 60 } },
  required: ['email'],
};

function projectWith(files: { [name: string]: string }): string {
  const root = copyOfProject(['mother_name']);
  mkdirSync(join(root, 'sources'));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(root, 'sources', name), text);
  return root;
}

it('creates a request type that has no errors, and adds it to the catalogue', async () => {
  const root = projectWith({ 'contact.json': JSON.stringify(contact) });
  const { code, out } = await runCatalogue(root, ['import', 'sources/contact.json']);
  expect(out).toContain('created schemas/new_contact');
  expect(code).toBe(0);
  expect(readFileSync(join(root, 'catalogue.json'), 'utf8')).toContain('"new_contact"');
  const checked = await runCatalogue(root, ['lint', 'new_contact']);
  expect(checked.out).not.toContain(' error ');
});

it.each(['संपर्क', 'Constructor', 'CON'])('asks for another title than %s', async (title) => {
  const root = projectWith({ 'contact.json': JSON.stringify({ ...contact, title }) });
  const { code, out } = await runCatalogue(root, ['import', 'sources/contact.json']);
  expect(out).toContain('no key can be made of its title. Give it one with --title.');
  expect(code).toBe(1);
});

it('imports a folder with its UI schemas, and goes on after a file that it cannot read', async () => {
  const root = projectWith({
    'broken.json': '{ "type": ',
    'contact.json': `\uFEFF${JSON.stringify(contact)}`,
    'contact.ui.json': '{ "email": { "ui:help": "Where we write to", "ui:field": "own" } }',
  });
  const { code, out } = await runCatalogue(root, ['import', 'sources']);
  expect(code).toBe(1);
  expect(out).toContain('sources/broken.json was not imported. Invalid JSON in line 1');
  expect(out).toContain('sources/contact.ui.json#/email/ui:field left out');
  const ui = readFileSync(join(root, 'schemas/new_contact/ui.json'), 'utf8');
  expect(ui).toContain('Where we write to');
});

it('imports files of one title, and calls the later ones after their files, too', async () => {
  const root = projectWith({
    'contact.json': JSON.stringify(contact),
    'contact-2.json': JSON.stringify(contact),
  });
  const { code, out } = await runCatalogue(root, ['import', 'sources']);
  expect(code).toBe(0);
  expect(out).toContain('created schemas/new_contact ');
  expect(out).toContain('created schemas/contact_new_contact ');
  const again = await runCatalogue(root, ['import', 'sources']);
  expect(again.code).toBe(1);
});

it('follows no links in a folder, waits for no pipe, and goes on after them', async () => {
  const root = projectWith({
    'contact.json': JSON.stringify(contact),
    'other.json': JSON.stringify({ ...contact, title: 'Other' }),
    'package.json': '{ "name": "x", "version": "1.0.0" }',
  });
  writeFileSync(join(root, 'outside.json'), JSON.stringify({ ...contact, title: 'Outside' }));
  symlinkSync('../outside.json', join(root, 'sources/link.json'));
  symlinkSync('../outside.json', join(root, 'sources/other.ui.json'));
  execFileSync('mkfifo', [join(root, 'sources/pipe.json')]);
  const { code, out } = await runCatalogue(root, ['import', 'sources']);
  expect(code).toBe(1);
  expect(out).toContain('created schemas/new_contact');
  expect(out).toContain('sources/link.json was not imported: it, or its UI schema, is a symbolic');
  expect(out).toContain('sources/other.json was not imported: it, or its UI schema, is a symbolic');
  expect(out).toContain('sources/package.json was not imported. Nothing in this file can be asked');
  expect(out).toContain('sources/pipe.json was not imported. This is no ordinary file.');
  const named = await runCatalogue(root, ['import', 'sources/link.json']);
  expect(named.out).toContain('created schemas/outside');
});

it('never overwrites a request type', async () => {
  const root = projectWith({ 'contact.json': JSON.stringify(contact) });
  await runCatalogue(root, ['import', 'sources/contact.json']);
  const again = await runCatalogue(root, ['import', 'sources/contact.json']);
  expect(again.out).toContain('schemas/new_contact already exists');
  expect(again.code).toBe(1);
});

it.each([
  [['import'], 'Name a JSON Schema'],
  [['import', 'sources', '--title', 'One'], '--title is for one file'],
  [['import', 'sources/a.json', '--in', 'nothing'], 'Unknown service type "nothing"'],
])('says how it is called: %j', async (args, message) => {
  const root = projectWith({ 'a.json': '{}', 'b.json': '{}' });
  const { code, aside } = await runCatalogue(root, args);
  expect(aside).toContain(message);
  expect(code).toBe(2);
  expect(existsSync(join(root, 'schemas/a'))).toBe(false);
});
