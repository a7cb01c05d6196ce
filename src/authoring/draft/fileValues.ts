import { isObject } from '#engine';
import { mediaTypeOf } from '../mediaTypes';

/** Files of each type, of another one, of the sizes around the limit, and an empty one. */
export function* fileValues(
  { extensions, maxBytes }: { extensions: string[]; maxBytes: number },
  value: unknown,
): Generator<object> {
  const name = (isObject(value) ? String(value.name) : 'file').replace(/\.\w+$/, '');
  const file = (extension: string, size: number) => ({
    id: `${name}.${extension}`,
    name: `${name}.${extension}`,
    size,
    type: mediaTypeOf(extension),
  });
  for (const extension of extensions) yield file(extension, Math.min(2000, maxBytes - 1));
  for (const size of [maxBytes - 1, maxBytes, 0]) yield file(extensions[0]!, size);
  yield file('zip', Math.min(2000, maxBytes - 1));
}
