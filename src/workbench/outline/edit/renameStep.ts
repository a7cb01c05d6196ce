import { setInText } from '#authoring';
import { getAt, isObject, partsOf, type Pointer, pointerOf } from '#engine';
import { type Definition, pathIn } from '../model/definition';
import { replaceNames } from './renameField';
import type { Changes } from './texts';

/** Gives a step another name wherever request.json names it; nothing changes for a name that is taken, or none. */
export function renameStep(definition: Definition, step: Pointer, to: string): Changes {
  const path = pathIn(definition.key, 'request');
  const steps: unknown = getAt(definition.request, '/steps');
  const ids = Array.isArray(steps) ? steps.map((one): unknown => getAt(one, '/id')) : [];
  if (to === '' || ids.includes(to)) return {};
  const from: unknown = getAt(definition.request, `${step}/id`);
  const text = definition.texts[path]!;
  if (typeof from !== 'string' || from === '') return { [path]: setInText(text, `${step}/id`, to) };
  const named = [...namesIn(definition.request, '', from, to)];
  return { [path]: setInText(replaceNames(text, named), `${step}/id`, to) };
}

interface Named {
  at: Pointer;
  target: 'name' | 'value';
  text: string;
}

/** Every place that names a step: pointers to its response, `sentBy`, and rules that test its response. */
function* namesIn(value: unknown, at: Pointer, from: string, to: string): Generator<Named> {
  if (typeof value === 'string') {
    const start = pointerOf('steps', from);
    const isPointer = value === start || value.startsWith(`${start}/`);
    if (isPointer)
      yield { at, target: 'value', text: pointerOf('steps', to) + value.slice(start.length) };
    const isName = /\/sentBy$|\/steps\/required\/\d+$/.test(at) && partsOf(at).length > 2;
    if (isName && value === from) yield { at, target: 'value', text: to };
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const below = at + pointerOf(name);
    if (name === from && at.endsWith('/properties/steps/properties') && isObject(inner))
      yield { at: below, target: 'name', text: to };
    yield* namesIn(inner, below, from, to);
  }
}
