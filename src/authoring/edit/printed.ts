/** The longest line that a list stays in. */
const width = 100;

/**
 * A value as JSON in the layout of definitions: an object has a line for each property, a list of plain values stays in
 * one line where it fits. `isFlat`: everything in one line, as what surrounds it is.
 */
export function printed(
  value: unknown,
  indent: string,
  step: string,
  eol = '\n',
  isFlat = false,
): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const inner = indent + step;
  const below = (flat: boolean) =>
    isList
      ? value.map((entry) => printed(entry, inner, step, eol, flat))
      : Object.entries(value).map(
          ([name, part]) => `${JSON.stringify(name)}: ${printed(part, inner, step, eol, flat)}`,
        );
  if (below(true).length === 0) return isList ? '[]' : '{}';
  const line = below(true).join(', ');
  const isPlain = isList && value.every((entry) => typeof entry !== 'object' || entry === null);
  if (isFlat || (isPlain && indent.length + line.length < width - 20))
    return isList ? `[${line}]` : `{ ${line} }`;
  const lines = below(false).join(`,${eol}${inner}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}${eol}${inner}${lines}${eol}${indent}${close}`;
}
