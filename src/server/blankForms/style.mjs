import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** In points. */
export const margin = 48;
export const width = 595.28 - 2 * margin;
export const sizes = { small: 9, body: 10.5, heading: 12.5, title: 20 };

export const colours = { ink: '#1f2933', muted: '#52606d', line: '#52606d' };

const require = createRequire(import.meta.url);

/** Noto Sans Devanagari (SIL Open Font License 1.1). */
export const fonts = {
  regular: readFileSync(
    require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  ),
  strong: readFileSync(
    require.resolve('@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  ),
};
