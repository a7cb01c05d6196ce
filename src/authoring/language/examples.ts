import { isObject } from '#engine';
import { fragment } from './fragment';
import type { Use } from './uses';

/** In lines: what follows in a longer example is left out. */
const mostLines = 12;

/** The shortest use of a word, in a definition of the portal where there is one. */
export function shortest(uses: Use[]): Use | undefined {
  const [found] = uses.toSorted((a, b) => rankOf(a) - rankOf(b));
  return found;
}

const rankOf = ({ file, value }: Use): number =>
  fragment(value).length + (isEmpty(value) ? 2000 : 0) + (file.startsWith('schemas/') ? 0 : 1000);

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) || isObject(value)) && Object.keys(value).length === 0;

/** How a word is used, and where: behind its line if it fits, else below it. */
export function exampleBelow(use: Use, indent: string): string {
  const text = `${JSON.stringify(use.name)}: ${fragment(use.value)}`;
  const lines = text.split('\n');
  if (lines.length === 1) return ` Example: \`${text}\` (${linkTo(use)}).`;
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines - 1), '…'] : lines;
  const block = ['```json', ...shown, '```'].map((line) => indent + line);
  return [` Example (${linkTo(use)}):`, '', ...block, ''].join('\n');
}

/** The object that uses a value where it is short, and where it is. */
export function exampleInLine(use: Use): string {
  const text = fragment(use.holder);
  return text.includes('\n')
    ? ` Used in ${linkTo(use)}.`
    : ` Example: \`${text}\` (${linkTo(use)}).`;
}

/** The address is that in a document of `docs/`. */
function linkTo({ file }: Use): string {
  const folder = file.split('/').findLast((part) => !part.includes('.') && part !== 'examples');
  return `[${folder ?? file}](../${file})`;
}
