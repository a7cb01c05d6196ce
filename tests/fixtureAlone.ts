import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with one fixture as its only request type: a server with one definition starts quickly. */
export function fixtureAlone(name: 'household' | 'wellness'): string {
  const fixture = `tests/fixtures/${name}`;
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  cpSync('schemas/_shared', join(root, 'schemas/_shared'), { recursive: true });
  cpSync(`${fixture}/schemas`, join(root, 'schemas'), { recursive: true });
  const [service] = JSON.parse(readFileSync('catalogue.json', 'utf8')).serviceTypes;
  const requestTypes = [JSON.parse(readFileSync(`${fixture}/entry.json`, 'utf8'))];
  const catalogue = { serviceTypes: [{ ...service, requestTypes }] };
  writeFileSync(join(root, 'catalogue.json'), JSON.stringify(catalogue));
  return root;
}
