import { canonicalText, formats, type Schema } from '#engine';
import { assertionHolds } from '../assertionHolds';

/** The assertions of a text that do not depend on other answers or on the day. */
const ownAssertions = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'enum',
  'const',
  'notRepeated',
  'noSpace',
];

/** Texts that formats differ about. */
export const odd = [
  "D'Souza",
  'A. B',
  'A-1',
  'Ünal',
  '1234567',
  '1234567890',
  '0123456789',
  '12.5',
  'A,B',
  'A/1',
  '😀',
  '-',
  '2026-13-45',
];

/** Whether a field can have a text of this length. May miss one that only its pattern has. */
export const hasTextOfLength = (schema: Schema, length: number): boolean =>
  (schema.format === undefined && schema.pattern === undefined) ||
  textOfLength(schema, length) !== undefined;

/** A text of this length that keeps the rules of its field, if one is known. */
export function textOfLength(schema: Schema, length: number): string | undefined {
  const example = formats.find(({ name }) => name === schema.format)?.example ?? 'A1';
  return lengthened(example, length).find((text) => keepsOwnRules(schema, text));
}

/** A text on which two formats differ and that keeps all other rules of the field, if one is known. */
export function textBetween(schema: Schema, format: string): string | undefined {
  const { format: own, ...others } = schema;
  const accepts = (name: string, text: string) =>
    assertionHolds({ format: name }, 'format', text, alone);
  return [...formats.map(({ example }) => example), ...odd].find(
    (text) =>
      keepsOwnRules(others, text) &&
      accepts(own, canonicalText(schema, text)) !== accepts(format, canonicalText(schema, text)),
  );
}

const alone = { root: undefined, parent: undefined, today: undefined };

/** Whether a text that is typed keeps the rules of its field that do not depend on other answers or on the day. */
export function keepsOwnRules(schema: Schema, typed: string): boolean {
  const text = canonicalText(schema, typed);
  return (
    text !== '' &&
    ownAssertions.every((name) => !(name in schema) || assertionHolds(schema, name, text, alone))
  );
}

/** Texts of exactly a length that start or end as the example does. */
function lengthened(example: string, length: number): string[] {
  if (length <= example.length) return [example.slice(0, length), example.slice(-length)];
  const missing = length - example.length;
  return ['a', 'A', '1', '0'].flatMap((character) => {
    const filler = character.repeat(missing);
    return [filler + example, example + filler, example.replace(/(?<=^.)/u, filler)];
  });
}
