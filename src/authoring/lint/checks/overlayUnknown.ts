import { isObject, pointerOf } from '#engine';
import { nearest } from '../nearest';
import type { Check, Violation } from './check';

export const overlayUnknown: Check = {
  id: 'overlay-unknown',
  explains: 'What a second language says of a name that the first does not have is never shown.',
  run: ({ definition, values }) =>
    (['ui', 'request'] as const).flatMap((part) => {
      const overlays = new RegExp(`^schemas/${definition.key}/(${part}\\.[\\w-]+)\\.json$`);
      return Object.entries(values).flatMap(([path, over]) => {
        const name = overlays.exec(path)?.[1] as `${typeof part}.${string}` | undefined;
        return name ? [...strange(over, definition[part], name, '')] : [];
      });
    }),
};

function* strange(
  over: unknown,
  base: unknown,
  part: Violation['part'],
  at: string,
): Generator<Violation> {
  if (!isObject(over) || !isObject(base)) return;
  for (const [name, value] of Object.entries(over)) {
    if (name === '$schema') continue;
    const place = at + pointerOf(name);
    if (Object.hasOwn(base, name)) yield* strange(value, base[name], part, place);
    // Words that only one language needs are words all the same.
    else if (!at.endsWith('/ui:messages') && !name.startsWith('ui:')) {
      const close = nearest(name, Object.keys(base));
      yield {
        part,
        at: place,
        which: 'name',
        message: `The first language has no "${name}" here. ${close ? `Did you mean "${close}"?` : 'Take it out.'}`,
      };
    }
  }
}
