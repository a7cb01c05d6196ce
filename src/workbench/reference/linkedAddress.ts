/** Where a link of a document leads: `calls.md` in `docs/language.md#maps` → `docs/calls.md`. */
export function linkedAddress(from: string, href: string): string {
  if (/^[a-z]+:/.test(href)) return href;
  const { pathname, hash } = new URL(href, `file:///${from}`);
  return pathname.slice(1) + hash;
}
