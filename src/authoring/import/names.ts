import { fieldNameProblem, longestFieldName } from '#engine';

/** Names that mean something else in the files of a request type. */
const reserved = new Set(['policy', 'items']);

/** What a number at the end of a name needs. */
const numberLength = 6;

/** The names of fields, each once: letters, digits and underscores, a letter first. */
export class Names {
  readonly #taken = new Set<string>();

  /** The name for a property at this path of the source. */
  give(path: readonly string[]): string {
    const wanted =
      path
        .map(allowed)
        .filter(Boolean)
        .join('_')
        .replace(/^[^A-Za-z]+/, '')
        .slice(0, longestFieldName - numberLength) || 'field';
    const isReserved = reserved.has(wanted) || fieldNameProblem(wanted) === 'reserved';
    let name = isReserved ? `${wanted}_` : wanted;
    for (let i = 2; this.#taken.has(name); i++) name = `${wanted}_${i}`;
    this.#taken.add(name);
    return name;
  }
}

const allowed = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');

/** `dateOfBirth` → `Date of birth` */
export function titleOfName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/g, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (/^(?:A$|[A-Z][a-z])/.test(word) ? word.toLowerCase() : word));
  const text = words.join(' ') || 'Field';
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What customers read for a value that is a name in code, such as `fixedDeposit` or `DEPENDENT_PARENT`; others stay. */
export function labelOfValue(value: string): string {
  const isLower = /^[a-z]+(?:[A-Z_-][A-Za-z0-9]*)*$/.test(value);
  const isUpper = /^[A-Z]+(?:_[A-Z]+)+$/.test(value);
  return isLower || isUpper ? titleOfName(isUpper ? value.toLowerCase() : value) : value;
}
