import type { CompiledDefinition } from '#engine';
import { loadMessages } from '#form';

/** Of the fonts in otherScripts.css. */
const weights = [400, 600];

/** Sets the language of the page to that of the definition; loads the messages of the form in it, and its fonts. */
export async function applyLanguage({ language = 'en', ui }: CompiledDefinition): Promise<void> {
  if (document.documentElement.lang === language) return;
  document.documentElement.lang = language;
  const sample = JSON.stringify(ui);
  // A font that arrives later shifts the layout. Without it, the browser uses a font of the device.
  await Promise.allSettled([
    loadMessages(),
    ...weights.map((weight) => document.fonts.load(`${weight} 1em 'Noto Sans Devanagari'`, sample)),
  ]);
}
