import type { Catalogue } from '#engine';
import { checkCatalogue } from './checkCatalogue';

/** A catalogue from its text; nothing where it cannot be read. */
export function readCatalogue(text: unknown): Catalogue | undefined {
  if (typeof text !== 'string') return undefined;
  if (checkCatalogue(text, []).some(({ severity }) => severity === 'error')) return undefined;
  return JSON.parse(text);
}
