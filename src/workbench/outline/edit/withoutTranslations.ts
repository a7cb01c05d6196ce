import { overlayOf, translationOf } from '#authoring';
import type { Removals } from './removals';

/** Adds the words of overlays for what is removed from their base. */
export function withoutTranslations(file: string, removals: Map<string, Removals>): void {
  const base = removals.get(file);
  if (!base) return;
  base.close();
  for (const [path, overlay] of removals) {
    if (overlayOf(path)?.base !== file) continue;
    for (const pointer of base.pointers) {
      const { value, at, isNull } = translationOf(base.value, overlay.value, pointer);
      // An entry of a list may be null, which keeps the place.
      if (value !== undefined || (isNull && at.endsWith(pointer.slice(pointer.lastIndexOf('/')))))
        overlay.add(at);
    }
  }
}
