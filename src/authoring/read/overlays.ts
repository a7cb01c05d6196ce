import { isObject } from '#engine';

/** A file with the texts of another language, beside the one that it is laid over. */
export interface OverlayFile {
  path: string;
  /** The file of the first language, `schemas/pan_card/ui.json` for `schemas/pan_card/ui.hi.json`. */
  base: string;
  language: string;
}

const overlayName = /^((?:schemas\/[^/]+\/)?[^/.]+)\.([^/]+)\.json$/;

/** The overlay that a path names, or undefined. */
export function overlayOf(path: string): OverlayFile | undefined {
  const [, base, language] = overlayName.exec(path) ?? [];
  return language === undefined ? undefined : { path, base: `${base}.json`, language };
}

export const isOverlay = (path: string): boolean => overlayName.test(path);

/** `schemas/pan_card/ui.json` and `hi` → `schemas/pan_card/ui.hi.json` */
export const overlayPath = (base: string, language: string): string =>
  base.replace(/\.json$/, `.${language}.json`);

/** The language of a definition exists as soon as it has an overlay of its own; shared words alone give none. */
export function languagesOf(key: string, paths: string[]): string[] {
  const own = paths.flatMap((path) => {
    const overlay = overlayOf(path);
    const isOwn = ['ui', 'request'].some((name) => overlay?.base === `schemas/${key}/${name}.json`);
    return isOwn ? [overlay!.language] : [];
  });
  return [...new Set(own)].sort();
}

/** What is merged: `$schema` is for editors. */
export function withoutSchema(overlay: unknown): unknown {
  if (!isObject(overlay)) return overlay;
  const { $schema: _schema, ...texts } = overlay;
  return texts;
}
