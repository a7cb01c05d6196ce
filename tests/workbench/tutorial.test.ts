import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyType, type WordRow } from '../../src/authoring';
import { getAt } from '../../src/engine';
import * as fixtures from '../../src/server/integrations/demoContext';
import { Checker } from '../../src/workbench/checker/checker';
import english from '../../src/workbench/locales/en.json';
import { addField } from '../../src/workbench/outline/edit/addField';
import {
  fieldFromPiece,
  type KindName,
  nameFor,
  newField,
} from '../../src/workbench/outline/edit/kinds';
import type { Texts } from '../../src/workbench/outline/edit/texts';
import { projectFiles } from '../files';

const page = readFileSync('docs/authoring.md', 'utf8');

/** The rows of the table in a step of the tutorial, without its head. */
function tableOf(step: number): string[][] {
  const text = page.slice(page.indexOf(`### ${step}. `), page.indexOf(`### ${step + 1}. `));
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const key = 'passbook_copy';
const isShared = (path: string) => path.startsWith('schemas/_shared/');

/** The request type that the tutorial makes, as far as the second step. */
function made(): Texts {
  let texts: Texts = {
    ...Object.fromEntries(Object.entries(projectFiles).filter(([path]) => isShared(path))),
    ...emptyType({ key, title: 'Passbook copy' }),
  };
  const rows = tableOf(2);
  const further = rows.flatMap(([title, , choice]) => (title === '' ? [choice!] : []));
  for (const [title, kind, choice, required] of rows.filter(([one]) => one !== '')) {
    const wanted = {
      title: title!,
      name: nameFor(title!),
      isRequired: !required!.includes('off'),
    };
    const choices = choice === '' ? [] : [choice!, ...further];
    const field = kind!.startsWith('shared: ')
      ? pieceOf(kind!, wanted)
      : newField(kindCalled(kind!), { ...wanted, choices });
    const { changes } = addField(key, texts, field, { section: 0 });
    texts = { ...texts, ...(changes as Texts) };
  }
  return texts;
}

const kindCalled = (label: string): KindName =>
  Object.entries(english.outline.kindsOfField).find(([, one]) => one === label)![0] as KindName;

function pieceOf(kind: string, wanted: { title: string; name: string; isRequired: boolean }) {
  const [, file, name] = /^shared: (\w+) · (\w+)/.exec(kind)!;
  const pieces = JSON.parse(projectFiles[`schemas/_shared/${file}.json`]!);
  const ref = `../_shared/${file}.json#/$defs/${name}`;
  return fieldFromPiece(ref, getAt(pieces, `/$defs/${name}`) as object, wanted);
}

it('lists the words that are to be translated, in their order', () => {
  const checker = new Checker(fixtures);
  checker.handle({ type: 'files', texts: made() }).next();
  const query = { type: 'words', key, language: 'hi' } as const;
  const [answer] = checker.handle({ type: 'query', id: 1, query });
  const rows = (answer as unknown as { result: WordRow[] }).result;
  const words = rows.filter(({ file }) => !isShared(file)).map(({ text }) => text);
  // What the sixth step takes away.
  const left = words.filter((text) => text !== 'Please enter City');
  expect(left).toHaveLength(words.length - 1);
  expect(tableOf(7).map(([text]) => text)).toEqual(left);
  expect(page).toContain(`: ${left.length} texts are left`);
});
