import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of the project's definitions with one request type more, added as an analyst adds it: a folder and
 * a catalogue entry. Gives the folder that holds `catalogue.json` and `schemas/`.
 */
export function definitionsWithPassbook(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  const fixture = 'tests/fixtures/passbook';
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  cpSync(`${fixture}/schemas`, join(root, 'schemas'), { recursive: true });
  const catalogue = JSON.parse(readFileSync('catalogue.json', 'utf8'));
  catalogue.serviceTypes[0].requestTypes.push(
    JSON.parse(readFileSync(`${fixture}/entry.json`, 'utf8')),
  );
  writeFileSync(join(root, 'catalogue.json'), JSON.stringify(catalogue));
  return root;
}
