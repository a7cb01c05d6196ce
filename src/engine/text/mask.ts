import type { Mask, Schema, Ui } from '../definition/definition';

const hidden = '••••';

/**
 * A text as a mask lets it be read: •••• 1234. Of an e-mail address the part before the @ is masked. Nothing is read of a
 * text with fewer than twice as many characters as the mask shows; a masked text stays as it is.
 */
export function masked({ 'ui:mask': mask }: Ui, { format }: Schema, text: string): string {
  if (!mask || text === '' || isMasked(text)) return text;
  const at = format === 'email' ? text.indexOf('@') : -1;
  return at < 0 ? within(mask, text, ' ') : within(mask, text.slice(0, at), '') + text.slice(at);
}

function within({ first = 0, last = 0 }: Mask, text: string, gap: string): string {
  const characters = [...text];
  if (characters.length < 2 * (first + last)) return hidden;
  const start = characters.slice(0, first).join('');
  const end = last === 0 ? '' : characters.slice(-last).join('');
  return [start, hidden, end].filter((part) => part !== '').join(gap);
}

/** Whether a value was masked. */
export const isMasked = (value: unknown): boolean =>
  typeof value === 'string' && value.includes(hidden);
