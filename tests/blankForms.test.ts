import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Ui } from '../src/engine/definition/definition';
import { definitionOf, keysOf, projectFiles } from './files';

const sources = 'src/server/blankForms';
const names = readdirSync(sources).filter((name) => name.endsWith('.json'));
const pdfOf = (name: string) => readFileSync(`public/forms/${name.replace('.json', '.pdf')}`);

/** The links of a form to files of the portal. */
function linksIn(ui: Ui): { href: string; download?: boolean }[] {
  const inner = Object.entries(ui).filter(([name]) => !name.startsWith('ui:'));
  return [...(ui['ui:links'] ?? []), ...inner.flatMap(([, part]) => linksIn(part))].filter(
    ({ href }) => href.startsWith('/'),
  );
}

it.each(names)('%s has an up-to-date PDF: tagged, in its language, A4', (name) => {
  const text = pdfOf(name).toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain(
    createHash('sha256')
      .update(readFileSync(`${sources}/${name}`))
      .digest('hex'),
  );
  for (const part of [
    '/Marked true',
    name.includes('.hi.') ? '/Lang (hi-IN)' : '/Lang (en-IN)',
    '/DisplayDocTitle true',
    '[0 0 595.28 841.89]',
  ])
    expect(text).toContain(part);
});

it('every form that a request type links to exists', () => {
  const links = ['en', 'hi'].flatMap((language) =>
    keysOf(projectFiles).flatMap((key) => linksIn(definitionOf(key, projectFiles, language).ui)),
  );
  expect(links.map(({ href }) => href).sort()).toEqual(
    names.map((name) => `/forms/${name.replace('.json', '.pdf')}`).sort(),
  );
  for (const { href, download } of links) {
    expect(existsSync(`public${href}`)).toBe(true);
    expect(download).toBe(true);
  }
});
