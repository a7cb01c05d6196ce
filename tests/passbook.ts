import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fixture = 'tests/fixtures/passbook';

/** Adds a request type as an analyst does: a folder and a catalogue entry. `root` contains `catalogue.json` and `schemas/`. */
export function addPassbookTo(root: string): void {
  cpSync(`${fixture}/schemas`, join(root, 'schemas'), { recursive: true });
  const catalogue = JSON.parse(readFileSync(join(root, 'catalogue.json'), 'utf8'));
  const entry = JSON.parse(readFileSync(`${fixture}/entry.json`, 'utf8'));
  catalogue.serviceTypes[0].requestTypes.push(entry);
  writeFileSync(join(root, 'catalogue.json'), JSON.stringify(catalogue));
}

/** A copy of the project's definitions with that additional request type. */
export function definitionsWithPassbook(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  for (const part of ['catalogue.json', 'schemas'])
    cpSync(part, join(root, part), { recursive: true });
  addPassbookTo(root);
  return root;
}
