import { isObject } from '#engine';

const width = 100;

/** The order in which an example is read. */
const order = [
  '$schema',
  'about',
  'as',
  'holds',
  'customer',
  'policy',
  'link',
  'today',
  'hasOpenRequest',
  'loaded',
  'lists',
  'answers',
  'lookedUp',
  'proofs',
  'signed',
  'steps',
  'stops',
  'problems',
  'refusal',
  'next',
];

/** An example as the text of its file, laid out as Prettier leaves it. */
export function exampleText(example: object): string {
  const entries = Object.entries(example).filter(([, value]) => value !== undefined);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const sorted = entries.sort(([one], [other]) => place(one) - place(other));
  return `${expanded(Object.fromEntries(sorted), 0)}\n`;
}

/** On one line where it fits. `before`: the width of what is left of it; `after`: of what follows. */
function laidOut(value: unknown, indent: number, before: number, after: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = onOneLine(value);
  const fits = before + line.length + after <= width && !mustBreak(value);
  return fits ? line : expanded(value, indent);
}

function expanded(value: object, indent: number): string {
  const inner = indent + 2;
  const pad = ' '.repeat(inner);
  const isList = Array.isArray(value);
  const entries = isList ? value.map((one) => ['', one] as const) : Object.entries(value);
  if (entries.length === 0) return isList ? '[]' : '{}';
  const lines = entries.map(([name, one], i) => {
    const key = isList ? '' : `${JSON.stringify(name)}: `;
    const after = i < entries.length - 1 ? 1 : 0;
    return `${pad}${key}${laidOut(one, inner, inner + key.length, after)}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const isOfNumbers = isList && value.every((one) => typeof one === 'number');
  const body = isOfNumbers ? filled(value, pad) : lines.join(',\n');
  return `${open}\n${body}\n${' '.repeat(indent)}${close}`;
}

/** Numbers share lines. */
function filled(numbers: number[], pad: string): string {
  const lines: string[] = [];
  for (const [i, number] of numbers.entries()) {
    const text = `${number}${i < numbers.length - 1 ? ',' : ''}`;
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + text.length > width) lines.push(pad + text);
    else lines[lines.length - 1] = `${last} ${text}`;
  }
  return lines.join('\n');
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${onOneLine(inner)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** Several objects with several properties each, or lists of lists, never share a line. */
function mustBreak(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).some(mustBreak);
  if (!Array.isArray(value)) return false;
  const isLarge = (one: unknown, isSuch: (one: unknown) => boolean) =>
    isSuch(one) && Object.keys(one as object).length > 1;
  const areLarge = (isSuch: (one: unknown) => boolean) =>
    value.every((one) => isLarge(one, isSuch));
  return (
    (value.length > 1 && (areLarge(isObject) || areLarge(Array.isArray))) || value.some(mustBreak)
  );
}
