import type { CompiledDefinition } from '#engine';
import { loadMessages } from '#form';

/** Of the fonts in otherScripts.css. */
const weights = [400, 600];

/** The page has the language of the definition, the form its own messages in it, and what it is written with is there. */
export async function speak({ language = 'en', ui }: CompiledDefinition): Promise<void> {
  if (document.documentElement.lang === language) return;
  document.documentElement.lang = language;
  const sample = JSON.stringify(ui);
  // A font that comes later moves the page; without one, the device writes with its own.
  await Promise.allSettled([
    loadMessages(),
    ...weights.map((weight) => document.fonts.load(`${weight} 1em 'Noto Sans Devanagari'`, sample)),
  ]);
}
