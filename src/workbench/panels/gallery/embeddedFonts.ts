/** The fonts of this page that have signs of a text, as styles with the files in them: a page that loads nothing has them. */
export async function embeddedFonts(text: string): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => hasSignsIn(style.getPropertyValue('unicode-range'), text));
  return (await Promise.all(rules.map(withFile))).join('\n');
}

async function withFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\("?([^")]*)"?\)/.exec(cssText) ?? [];
  if (address === undefined || address.startsWith('data:')) return cssText;
  const file = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
  if (!file.ok) throw new Error(`${address}: ${file.status}`);
  const data = await dataAddress(await file.blob());
  return cssText.replace(/url\([^)]*\)/, () => `url("${data}")`);
}

/** Whether a text has a sign of a `unicode-range`, for instance `U+900-97F, U+25CC`. */
export const hasSignsIn = (range: string, text: string): boolean =>
  range.split(',').some((part) => {
    const [from = NaN, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    for (const sign of text) {
      const code = sign.codePointAt(0)!;
      if (code >= from && code <= to) return true;
    }
    return false;
  });

const dataAddress = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsDataURL(content);
  });
