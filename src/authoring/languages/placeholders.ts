import { placeholdersIn, type Pointer } from '#engine';
import { didYouMean } from '../didYouMean';
import type { TextKind } from './texts';

/** Placeholders that are filled in texts of a kind whether or not the first language uses them. */
const alwaysFilled = {
  messages: ['label', 'limit'],
  ui: ['careContact', 'tollFreeNumber', 'brandName'],
};

/** Values by their pointers: what is read where there is none is translated. */
const namesIn = (text: string): string[] => [
  ...new Set(placeholdersIn(text).map(({ name, pointer }) => name ?? pointer!)),
];

/** How the placeholders of a translation differ from those of its text, and what to do; undefined if they agree. */
export function placeholderProblem(
  kind: TextKind,
  at: Pointer,
  text: string,
  translation: string,
): string | undefined {
  const [known, used] = [namesIn(text), namesIn(translation)];
  const isMessage = kind === 'words' || at.includes('/ui:messages/');
  const filled = isMessage ? alwaysFilled.messages : kind === 'ui' ? alwaysFilled.ui : [];
  const lost = known.filter((name) => !used.includes(name)).map((name) => `{${name}}`);
  const [unknown] = used.filter((name) => !known.includes(name) && !filled.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(
      `{${unknown}}`,
      lost,
      lost.length > 0 ? `Write ${lost[0]}.` : 'Remove it.',
    );
    return `Unknown placeholder "{${unknown}}": the text of the first language does not have it. ${hint}`;
  }
  return lost.length > 0
    ? `The placeholder ${lost.join(', ')} of the first language is missing. Add it: "${text}"`
    : undefined;
}
