import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fixture = 'tests/fixtures/wellness';

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
