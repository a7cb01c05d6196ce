import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fixture = 'tests/fixtures/wellness';

/** Only that request type: a server with one definition starts quickly. */
export function wellnessAlone(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  cpSync('schemas/_shared', join(root, 'schemas/_shared'), { recursive: true });
  cpSync(`${fixture}/schemas`, join(root, 'schemas'), { recursive: true });
  const [service] = JSON.parse(readFileSync('catalogue.json', 'utf8')).serviceTypes;
  const requestTypes = [JSON.parse(readFileSync(`${fixture}/entry.json`, 'utf8'))];
  const catalogue = { serviceTypes: [{ ...service, requestTypes }] };
  writeFileSync(join(root, 'catalogue.json'), JSON.stringify(catalogue));
  return root;
}

/** A copy of the project's definitions with a small request type that has drafts and a PDF. */
export function definitionsWithWellness(): string {
  const root = mkdtempSync(join(tmpdir(), 'portal-definitions-'));
  for (const part of ['catalogue.json', 'schemas'])
    cpSync(part, join(root, part), { recursive: true });
  cpSync(`${fixture}/schemas`, join(root, 'schemas'), { recursive: true });
  const catalogue = JSON.parse(readFileSync(join(root, 'catalogue.json'), 'utf8'));
  catalogue.serviceTypes[0].requestTypes.push(
    JSON.parse(readFileSync(`${fixture}/entry.json`, 'utf8')),
  );
  writeFileSync(join(root, 'catalogue.json'), JSON.stringify(catalogue));
  return root;
}
