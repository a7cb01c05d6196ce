import { type Diagnostic, overlayOf } from '#authoring';
import type { AskedWords } from '../panel';
import { placeAt } from './places';

/** What the table of words is to show for a problem of a translation; undefined for any other problem. */
export function wordsFor(
  { file, rule, message, line, column }: Diagnostic,
  text: string | undefined,
): AskedWords | undefined {
  const overlay = overlayOf(file);
  if (!overlay) return undefined;
  const { language } = overlay;
  if (rule === 'overlay-missing') {
    const [, asked = ''] = / Add "([^"]*)"\.$/.exec(message) ?? [];
    return { language, asked, onlyGaps: true };
  }
  if (rule !== 'overlay-english' && rule !== 'overlay-placeholder') return undefined;
  const value: unknown = placeAt(text ?? '', { line, column })?.node.value;
  return { language, asked: typeof value === 'string' ? value : '', onlyGaps: false };
}
