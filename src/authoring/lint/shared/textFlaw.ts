import { fillPlaceholders, hasInvisible } from '#engine';

/** What an author writes where a text is still to come. */
const stillToCome =
  /\b(?:TODO|TBD|FIXME)\b|^\W*(?:todo|tbd|fixme|[Xx]{3,})\W*$|^\?+$|\b[Ll]orem ipsum\b/;

/** A text with its invisible signs and its other spaces by their numbers. */
export const visible = (text: string): string =>
  text.replace(
    /\p{Cf}|[^\S ]/gu,
    (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );

/** The first that is true of a text is reported. */
const flaws: {
  isTrue: (text: string, at: string) => boolean;
  severity?: 'warning';
  message: (text: string) => string;
}[] = [
  {
    isTrue: (text) => text.trim() === '',
    message: () => 'This text is empty. Write it, or remove it.',
  },
  {
    isTrue: hasInvisible,
    message: (text) =>
      `"${visible(text).slice(0, 40)}" has a sign that no screen shows, written here as \\u…. Write the text again without it.`,
  },
  {
    isTrue: (text) => stillToCome.test(text),
    message: (text) =>
      `"${text.trim().slice(0, 30)}" stands for a text that is still to come. Write it.`,
  },
  {
    isTrue: (text) => text !== text.trim() || / {2}/.test(text),
    severity: 'warning',
    message: () => 'This text has leading, trailing or double spaces. Remove them.',
  },
  {
    isTrue: (text, at) =>
      at === '/success/message' && !/\p{L}/u.test(fillPlaceholders(text, () => '')),
    severity: 'warning',
    message: () => 'This message is only a number. Say what it is.',
  },
];

/** What is wrong with a text that a customer reads, if anything. */
export function textFlaw(
  text: string,
  at: string,
): { severity: 'error' | 'warning'; message: string } | undefined {
  const flaw = flaws.find(({ isTrue }) => isTrue(text, at));
  return flaw && { severity: flaw.severity ?? 'error', message: flaw.message(text) };
}
