import type { Schema } from '../definition/definition';
import { formatNamed } from '.';
import type { Format } from './format';

/** Patterns of nothing but digits, with anchors, groups, alternatives, and how often. */
const ofDigits =
  /^(?:[\^$|?*+]|\((?:\?:)?|\)|\{\d+(?:,\d*)?\}|\\d|[0-9]|\[(?:\\d|[0-9](?:-[0-9])?)+\])+$/;

/** The same of letters and digits. */
const ofLettersAndDigits =
  /^(?:[\^$|?*+]|\((?:\?:)?|\)|\{\d+(?:,\d*)?\}|\\d|[A-Za-z0-9]|\[(?:\\d|[A-Z](?:-[A-Z])?|[a-z](?:-[a-z])?|[0-9](?:-[0-9])?)+\])+$/;

/** The only characters that a text of a field has, where its format says so, or its pattern shows it. */
export function charactersOf({ format, pattern }: Schema): Format['characters'] {
  const { characters } = formatNamed(format) ?? {};
  if (characters || typeof pattern !== 'string') return characters;
  if (ofDigits.test(pattern)) return 'digits';
  return ofLettersAndDigits.test(pattern) ? 'alphanumeric' : undefined;
}
