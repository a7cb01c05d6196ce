import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownCalls } from '../../src/api/knownCalls';
import {
  checkCatalogue,
  checkDefinition,
  checkLanguages,
  readDefinition,
} from '../../src/authoring';
import type { Catalogue } from '../../src/engine';
import { placeOfEntry, withMovedEntry } from '../../src/workbench/catalogue/catalogueEdits';
import { diagnosticsOfEntry } from '../../src/workbench/catalogue/diagnosticsOfEntry';
import {
  brokenCatalogue,
  copiedType,
  newType,
  removedType,
  renamedType,
  takenKey,
} from '../../src/workbench/catalogue/typeEdits';
import { treeOf } from '../../src/workbench/catalogue/treeOf';
import type { Changes } from '../../src/workbench/outline/edit/texts';
import { filesBelow } from '../files';

const texts = {
  ...filesBelow('schemas'),
  'catalogue.json': readFileSync('catalogue.json', 'utf8'),
  'catalogue.hi.json': readFileSync('catalogue.hi.json', 'utf8'),
};
const keys = readdirSync('schemas').filter((name) => /^[a-z]/i.test(name) && !name.includes('.'));
const catalogue: Catalogue = JSON.parse(texts['catalogue.json']);
/** With signatures, lists, screens of their own, names of more words, and plain ones: checking the largest takes long. */
const some = [
  'pan_card',
  'nominee',
  'dgh_form',
  'investment-strategy',
  'policy-document',
  'fund_switch',
  'policy_assignment_request',
];

const offered = catalogue.serviceTypes.flatMap(({ requestTypes }) =>
  requestTypes.map(({ key }) => key),
);

const after = (changes: Changes) => {
  const result: { [path: string]: string } = { ...texts };
  for (const [path, text] of Object.entries(changes))
    if (text === null) delete result[path];
    else result[path] = text;
  return result;
};

const filesOf = (all: { [path: string]: string }, key: string) =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([path]) => path.startsWith(`schemas/${key}/`) || path.startsWith('schemas/_shared/'),
    ),
  );

const errorsOf = (all: { [path: string]: string }, key: string) =>
  [
    ...checkDefinition(key, filesOf(all, key), knownCalls),
    ...checkLanguages(key, filesOf(all, key), knownCalls).diagnostics,
  ]
    .filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file} ${message}`);

const titlesOf = (text: string) =>
  (JSON.parse(text) as Catalogue).serviceTypes.map(({ requestTypes }) =>
    requestTypes.map(({ key }) => key),
  );

describe('a new request type', () => {
  const named = { key: 'passbook_copy', title: 'Passbook copy', service: 'policy_details' };

  it('reads, and is in the catalogue', () => {
    const all = after(newType(texts, named));
    expect(readDefinition(named.key, filesOf(all, named.key))).toHaveProperty('definition');
    expect(
      checkCatalogue(all['catalogue.json']!, [...keys, named.key]).filter(
        ({ severity }) => severity === 'error',
      ),
    ).toEqual([]);
    expect(titlesOf(all['catalogue.json']!)[0]).toContain(named.key);
  });

  it('leaves the rest of the catalogue as it was written', () => {
    const { 'catalogue.json': text } = newType(texts, named);
    const added = text!
      .split('\n')
      .filter((line) => !texts['catalogue.json'].split('\n').includes(line));
    expect(added.length).toBeLessThan(8);
  });

  it('gets a catalogue where there is none, or one without service types', () => {
    const { 'catalogue.json': _without, ...others } = texts;
    for (const before of [others, { ...others, 'catalogue.json': '{}\n' }]) {
      const { 'catalogue.json': text } = newType(before, { ...named, service: '' });
      expect(checkCatalogue(text!, [named.key]).filter((one) => one.severity === 'error')).toEqual(
        [],
      );
      expect(titlesOf(text!)).toEqual([[named.key]]);
    }
  });

  it('needs a key that differs from others by more than capitals', () => {
    expect(takenKey('PAN_card', keys, undefined)).toBe('pan_card');
    expect(takenKey('Pan_card', keys, 'pan_card')).toBe('pan_card');
    expect(takenKey('pan_card', keys, 'pan_card')).toBeUndefined();
    expect(takenKey('passbook', keys, undefined)).toBeUndefined();
  });

  it.each(some)('like %s has no other errors than that one', (key) => {
    const all = after(copiedType(texts, key, { ...named, key: 'copied_one' }, () => false));
    expect(errorsOf(all, 'copied_one').map((error) => error.replace('copied_one', key))).toEqual(
      errorsOf(texts, key),
    );
  });
});

describe('renaming', () => {
  it.each(some)('takes %s with all that names it', (key) => {
    const to = { key: 'renamed_one', title: 'Renamed' };
    const all = after(renamedType(texts, key, to));
    expect(Object.keys(all).filter((path) => path.startsWith(`schemas/${key}/`))).toEqual([]);
    expect(errorsOf(all, to.key).map((error) => error.replace(to.key, key))).toEqual(
      errorsOf(texts, key),
    );
    const known = keys.map((one) => (one === key ? to.key : one));
    expect(checkCatalogue(all['catalogue.json']!, known)).toEqual(
      checkCatalogue(texts['catalogue.json'], keys),
    );
    for (const path of ['catalogue.json', 'catalogue.hi.json']) {
      const { serviceTypes, popular, screens = {}, otherwise }: Catalogue = JSON.parse(all[path]!);
      // A service type may have the same key, and other systems have names of their own.
      const entries = serviceTypes.flatMap(({ opens, requestTypes = [] }) => [
        opens,
        ...requestTypes.flatMap((entry) => [entry.key, ...(entry.behind ?? [])]),
      ]);
      const opened = Object.values(screens).map((one) => (typeof one === 'string' ? one : one.key));
      expect([...entries, ...opened, ...(popular ?? []), otherwise]).not.toContain(key);
    }
  });

  it('of the title alone moves no file', () => {
    const changes = renamedType(texts, 'pan_card', { key: 'pan_card', title: 'PAN' });
    const changed = Object.entries(changes).filter(
      ([path, text]) => text !== texts[path as 'catalogue.json'],
    );
    expect(changed.map(([path]) => path)).toEqual(['catalogue.json']);
  });
});

describe('removing', () => {
  it.each(offered)('takes %s out of the catalogue and the disk', (key) => {
    const all = after(removedType(texts, key));
    expect(Object.keys(all).some((path) => path.startsWith(`schemas/${key}/`))).toBe(false);
    expect(placeOfEntry(all['catalogue.json']!, key)).toBeUndefined();
    expect(() => JSON.parse(all['catalogue.json']!)).not.toThrow();
  });

  it.each(keys)('leaves no %s where the catalogue names it', (key) => {
    const { 'catalogue.json': text } = after(removedType(texts, key));
    const { serviceTypes, popular, screens = {}, otherwise }: Catalogue = JSON.parse(text!);
    const named = serviceTypes.flatMap(({ opens, requestTypes }) => [
      opens,
      ...requestTypes.flatMap((entry) => [entry.key, ...(entry.behind ?? [])]),
    ]);
    const opened = Object.values(screens).map((one) => (typeof one === 'string' ? one : one.key));
    expect([...named, ...opened, ...(popular ?? []), otherwise]).not.toContain(key);
    // What is named elsewhere stays.
    const lost = titlesOf(texts['catalogue.json']).flat().length - titlesOf(text!).flat().length;
    expect(lost).toBe(offered.includes(key) ? 1 : 0);
  });
});

it('names the catalogue or overlay that is no JSON', () => {
  expect(brokenCatalogue(texts)).toBeUndefined();
  expect(brokenCatalogue({})).toBeUndefined();
  expect(brokenCatalogue({ ...texts, 'catalogue.json': '{' })).toBe('catalogue.json');
  expect(brokenCatalogue({ ...texts, 'catalogue.hi.json': '' })).toBe('catalogue.hi.json');
});

describe('moving', () => {
  it.each(offered)('%s down and up again gives the same text', (key) => {
    const down = withMovedEntry(texts['catalogue.json'], key, 1);
    const isLast = titlesOf(texts['catalogue.json']).at(-1)!.at(-1) === key;
    expect(down === texts['catalogue.json']).toBe(isLast);
    if (!isLast)
      expect(titlesOf(withMovedEntry(down, key, -1))).toEqual(titlesOf(texts['catalogue.json']));
  });

  it('changes nothing but the order', () => {
    const [first, second] = titlesOf(texts['catalogue.json'])[0]!;
    const moved = titlesOf(withMovedEntry(texts['catalogue.json'], first!, 1))[0]!;
    expect(moved.slice(0, 2)).toEqual([second, first]);
  });
});

describe('the tree', () => {
  it('has every request type once', () => {
    const shown = treeOf(texts['catalogue.json'], keys, (key) => key).flatMap(({ types }) =>
      types.map(({ key }) => key),
    );
    expect(shown.toSorted()).toEqual(keys.toSorted());
  });

  it.each(['', '{', '{ "serviceTypes": [ { "title": "A', '{ "serviceTypes": 3 }', '[]'])(
    'has every request type while the catalogue is %j',
    (text) => {
      const shown = treeOf(text, keys, (key) => key).flatMap(({ types }) =>
        types.map(({ key }) => key),
      );
      expect(shown.toSorted()).toEqual(keys.toSorted());
    },
  );
});

it('says at a request type what its entry in the catalogue lacks', () => {
  const all = after(
    newType(texts, { key: 'new_one', title: 'New one', service: 'policy_related' }),
  );
  const text = all['catalogue.json']!;
  const found = checkCatalogue(text, [...keys, 'new_one']);
  expect(diagnosticsOfEntry(text, found, 'new_one').map(({ rule }) => rule)).toEqual([
    'catalogue-keywords',
  ]);
  expect(diagnosticsOfEntry(text, found, 'pan_card')).toEqual([]);
  expect(diagnosticsOfEntry(text, found, 'not_there')).toEqual([]);
});
