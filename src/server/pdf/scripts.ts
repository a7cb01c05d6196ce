import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The scripts of India that the font of the papers lacks: Noto Sans has a font for each (SIL Open Font License 1.1). A
 * font is read when a text needs it.
 */
const scripts = [
  { name: 'bengali', signs: /\p{Script=Bengali}/u },
  { name: 'gujarati', signs: /\p{Script=Gujarati}/u },
  { name: 'gurmukhi', signs: /\p{Script=Gurmukhi}/u },
  { name: 'kannada', signs: /\p{Script=Kannada}/u },
  { name: 'malayalam', signs: /\p{Script=Malayalam}/u },
  { name: 'oriya', signs: /\p{Script=Oriya}/u },
  { name: 'tamil', signs: /\p{Script=Tamil}/u },
  { name: 'telugu', signs: /\p{Script=Telugu}/u },
];

/** The file of the font that a sign needs; undefined where there is none. */
export function fontFileFor(sign: string, isStrong: boolean): string | undefined {
  const found = scripts.find(({ signs }) => signs.test(sign));
  if (!found) return undefined;
  const { name } = found;
  const weight = isStrong ? 600 : 400;
  return require.resolve(
    `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}-normal.woff`,
  );
}
