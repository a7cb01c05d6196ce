import { isObject, pointerOf } from '#engine';
import { didYouMean } from '../../didYouMean';
import type { Check, Violation } from './check';

export const overlayUnknown: Check = {
  id: 'overlay-unknown',
  *run({ definition, values }) {
    for (const base of ['ui', 'request'] as const) {
      const overlays = new RegExp(`^schemas/${definition.key}/(${base}\\.[\\w-]+)\\.json$`);
      for (const [path, overlay] of Object.entries(values)) {
        const file = overlays.exec(path)?.[1] as `${typeof base}.${string}` | undefined;
        if (file) yield* unknownKeys(overlay, definition[base], file, '');
      }
    }
  },
};

function* unknownKeys(
  overlay: unknown,
  base: unknown,
  file: Violation['file'],
  at: string,
): Generator<Violation> {
  if (!isObject(overlay) || !isObject(base)) return;
  for (const [name, value] of Object.entries(overlay)) {
    if (name === '$schema') continue;
    const inner = at + pointerOf(name);
    if (Object.hasOwn(base, name)) yield* unknownKeys(value, base[name], file, inner);
    // A language may have texts that the first one does not need.
    else if (!at.endsWith('/ui:messages') && !name.startsWith('ui:'))
      yield {
        file,
        at: inner,
        target: 'name',
        message: `Unknown key "${name}": the first language does not have it. ${didYouMean(name, Object.keys(base), 'Remove it.')}`,
      };
  }
}
