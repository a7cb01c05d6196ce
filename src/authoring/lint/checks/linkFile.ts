import { type Pointer, pointerOf, refusalRules } from '#engine';
import { didYouMean } from '../../didYouMean';
import { valuesIn } from '../../walk';
import type { Check } from './check';

export const linkFile: Check = {
  id: 'link-file',
  *run({ definition: { ui, request }, publicFiles }) {
    for (const { at, next } of refusalRules(request)) {
      const { href } = next ?? {};
      if (href === undefined || href.startsWith('tel:')) continue;
      const message = flawOf({ href, download: true }, publicFiles);
      if (message) yield { file: 'request', at: at + pointerOf('next', 'href'), message };
    }

    for (const [at, value] of valuesIn(ui)) {
      if (!at.endsWith('/ui:links') || !Array.isArray(value)) continue;
      for (const [i, link] of (value as { href: string; download?: boolean }[]).entries()) {
        const message = flawOf(link, publicFiles);
        if (message) yield { file: 'ui', at: at + hrefAt(i), message };
      }
    }
  },
};

/** A host with a domain, a port if any, and what is behind it. */
const isAddress = /^https:\/\/[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d+)?(?:[/?#]|$)/u;

const hrefAt = (i: number): Pointer => pointerOf(i, 'href');

function flawOf(
  { href, download }: { href: string; download?: boolean },
  publicFiles: string[] | undefined,
): string | undefined {
  if (/\s/.test(href)) return 'An address has no spaces. Write %20, or remove them.';
  if (href.startsWith('https://'))
    return isAddress.test(href) ? undefined : `"${href}" is no address. Correct it.`;
  // A path with an extension is a file; any other one is a screen of the portal.
  const [path] = href.split(/[?#]/) as [string];
  if (!download && !/\.\w+$/.test(path)) return undefined;
  if (!publicFiles || publicFiles.includes(path)) return undefined;
  return `The file public${path} does not exist. ${didYouMean(path, publicFiles, 'Add it, or correct the address.')}`;
}
