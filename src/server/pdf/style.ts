import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** In points. */
export const margin = 56;

export const sizes = { note: 8, small: 9, body: 10.5, lead: 12, heading: 13, title: 22 };

export const colours = {
  ink: '#1f2933',
  muted: '#52606d',
  primary: '#0b4f5c',
  tint: '#e3f0f2',
  hairline: '#e2dcd3',
};

const require = createRequire(import.meta.url);

/** Noto Sans Devanagari (SIL Open Font License 1.1): Latin, Devanagari and the rupee sign in one font. */
export const fonts = {
  regular: readFileSync(
    require.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  ),
  strong: readFileSync(
    require.resolve('@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf'),
  ),
};
