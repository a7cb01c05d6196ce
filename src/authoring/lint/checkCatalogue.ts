import { type Catalogue, isKey } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { closest } from '../didYouMean';
import { readSourceFile } from '../read/sourceFile';
import { validateShape } from '../read/validateShape';
import { entriesIn } from './catalogueKeys';
import { catalogueOffers } from './catalogueOffers';
import { catalogueSearch } from './catalogueSearch';
import { catalogueSense } from './catalogueSense';

/**
 * What is wrong with catalogue.json: its shape, duplicate keys, and folders without an entry. `folders`: the keys of
 * the folders below `schemas/`.
 */
export function checkCatalogue(text: string, folders: string[]): Diagnostic[] {
  const source = readSourceFile('catalogue.json', text);
  if (source.diagnostics.length > 0) return source.diagnostics;
  const shape = validateShape('catalogue', source);
  if (shape.length > 0) return shape;
  const diagnostics: Diagnostic[] = [];
  const report = (at: string, rule: string, message: string) =>
    diagnostics.push({
      file: source.path,
      ...source.positionOf(at),
      severity: 'error',
      rule,
      message,
    });
  const catalogue = source.value as Catalogue;
  const keys = new Set<string>();
  for (const { key, at } of entriesIn(catalogue)) {
    if (keys.has(key))
      report(at, 'catalogue-twice', `The key "${key}" is duplicated. Remove one entry.`);
    keys.add(key);
  }
  for (const [i, { opens }] of catalogue.serviceTypes.entries())
    if (opens !== undefined && !keys.has(opens))
      report(
        `/serviceTypes/${i}/opens`,
        'catalogue-opens',
        `The request type "${opens}" does not exist in this catalogue. Use the key of an entry.`,
      );
  for (const check of [catalogueSense, catalogueSearch, catalogueOffers])
    diagnostics.push(...check(source, catalogue));
  for (const folder of folders.filter((name) => !keys.has(name))) {
    if (!isKey(folder)) {
      report(
        '',
        'catalogue-folder',
        `The name of the folder schemas/${folder} cannot be the key of a request type. Use letters, digits, "-" and "_", a letter first, at most 100 characters, and no name that systems reserve, such as "con" or "constructor".`,
      );
      continue;
    }
    const close = closest(folder, [...keys]);
    report(
      '',
      'catalogue-folder',
      `schemas/${folder} has no entry in the catalogue, so that no customer finds it. Add an entry with the key "${folder}"${close ? `, or correct "${close}"` : ''}.`,
    );
  }
  return diagnostics;
}
