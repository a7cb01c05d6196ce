import type { Diagnostic, Files } from '#authoring';
import { nearestWords } from './nearestWords';
import { removalAt } from './removalAt';
import { singleSpacesAt } from './singleSpacesAt';

/** A correction that a press makes. */
export interface QuickFix {
  kind: 'replace' | 'remove';
  /** What is written instead, or what goes. */
  word: string;
  /** The texts that change. */
  texts: Files;
}

/** The corrections of a problem that follow from what is wrong; none where a person has to decide. */
export function quickFixes(diagnostic: Diagnostic, texts: Files): QuickFix[] {
  const { file, message } = diagnostic;
  const text = texts[file];
  if (text === undefined) return [];
  const [before, meant] = meantIn(message);
  if (meant !== undefined) {
    const fixed = nearestWords(text, diagnostic, quotedIn(before), meant);
    return fixed === undefined ? [] : [{ kind: 'replace', word: meant, texts: { [file]: fixed } }];
  }
  if (message.endsWith(' spaces. Remove them.')) {
    const tidied = singleSpacesAt(text, diagnostic);
    return tidied ? [{ kind: 'replace', word: tidied.word, texts: { [file]: tidied.text } }] : [];
  }
  if (!message.endsWith(' Remove it.')) return [];
  const removed = removalAt(text, diagnostic, quotedIn(message));
  if (!removed) return [];
  return [{ kind: 'remove', word: removed.word, texts: { [file]: removed.text } }];
}

/** What is said before the word that was meant, and that word. */
function meantIn(message: string): [before: string, meant: string | undefined] {
  const found = /Did you mean "([^"]*)"\?/.exec(message);
  return found ? [message.slice(0, found.index), found[1]] : [message, undefined];
}

/** The words in quotes, the last one first: it is nearest to what was meant. */
const quotedIn = (message: string): string[] =>
  [...message.matchAll(/"([^"]*)"/g)].map(([, word]) => word!).reverse();
