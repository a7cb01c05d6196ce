/** In characters: a longer object is broken into lines. */
const width = 88;

/** JSON as it is written by hand: what fits into a line is on one line. */
export function fragment(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null)
    return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => fragment(one, inner))
    : Object.entries(value).map(
        ([name, one]) => `${JSON.stringify(name)}: ${fragment(one, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${onOneLine(one)}`,
  );
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
