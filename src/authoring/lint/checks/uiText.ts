import { isObject, type Pointer, pointerOf } from '#engine';
import type { Check, Violation } from './check';

/** Words whose right side is no sentence. */
const silent = ['ui:widget', 'ui:autocomplete', 'ui:sections', '$schema'];

export const uiText: Check = {
  id: 'ui-text',
  explains: 'Empty words leave a gap on the screen; stray spaces are read aloud and look untidy.',
  run: ({ definition: { ui } }) => [...textsIn(ui, '')],
};

function* textsIn(part: unknown, at: Pointer): Generator<Violation> {
  if (typeof part === 'string') yield* judge(part, at);
  else if (Array.isArray(part))
    for (const [i, inner] of part.entries()) yield* textsIn(inner, at + pointerOf(i));
  else if (isObject(part))
    for (const [name, inner] of Object.entries(part))
      if (!silent.includes(name)) yield* textsIn(inner, at + pointerOf(name));
}

function* judge(text: string, at: Pointer): Generator<Violation> {
  if (text.trim() === '')
    yield { part: 'ui', at, message: 'These words are empty. Write them, or take them out.' };
  else if (text !== text.trim() || / {2}/.test(text))
    yield {
      part: 'ui',
      at,
      severity: 'warning',
      message: 'These words have spaces at an end, or two in a row. Take them out.',
    };
}
