/** The styles of this page in its width, without anything that is loaded: what depends on a width is decided. */
export const stylesOf = (page: Document): string =>
  [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(textOf)).join('\n');

function textOf(rule: CSSRule): string {
  if (rule instanceof CSSFontFaceRule) return '';
  if (rule instanceof CSSMediaRule) {
    const { mediaText } = rule.media;
    const inner = [...rule.cssRules].map(textOf).join('\n');
    if (!/width|height|orientation/.test(mediaText)) return `@media ${mediaText} {\n${inner}\n}`;
    return matchMedia(mediaText).matches ? inner : '';
  }
  return rule.cssText.replaceAll(/url\((?!["']?data:)[^)]*\)/g, 'none');
}
