const tokenName = 'workbench token';

/**
 * Reads the token from the fragment of the URL, which browsers send to no server, and stores it for this tab. Undefined
 * where the page was opened without it.
 */
export function readToken(): string | undefined {
  const [, given] = /^#token=([\w-]+)$/.exec(window.location.hash) ?? [];
  if (given !== undefined) {
    sessionStorage.setItem(tokenName, given);
    window.history.replaceState(null, '', window.location.pathname);
  }
  return sessionStorage.getItem(tokenName) ?? undefined;
}

/** What is open: a request type, or else the catalogue or a shared piece by its path. */
export interface Place {
  key?: string;
  path?: string;
  /** The position to scroll to. A new object each time, so that the same position can be shown again. */
  position?: Position;
}

/** Lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

const lastPlace = (root: string) => `workbench place ${root}`;

/**
 * The place in the fragment of the URL: `#nominee`, `#nominee/schemas/nominee/ui.json` or `#/catalogue.json`. Where there
 * is none, because the workbench was started again, the place that was open last in this folder.
 */
export function placeInAddress(root: string): Place {
  const fragment = window.location.hash || (localStorage.getItem(lastPlace(root)) ?? '');
  const [, key, path] = /^#([^/]*)(?:\/(.*))?$/.exec(fragment) ?? [];
  return { ...(key && { key }), ...(path && { path: decodeURI(path) }) };
}

export function showInAddress({ key = '', path }: Place, root: string): void {
  const fragment = `#${key}${path === undefined ? '' : `/${encodeURI(path)}`}`;
  window.history.replaceState(null, '', fragment);
  try {
    localStorage.setItem(lastPlace(root), fragment);
  } catch {
    // Full, or not allowed: the workbench opens at its first request type.
  }
}
