import { feedLine, type FeedLine } from '#api';
import { isReadable } from '#engine';
import { createAjv } from '#engine/compile';
import { type Line, longestLine } from './lines';
import { problemOf, type SchemaError } from './schemaProblems';

const validate = createAjv({ allErrors: true }).compile<FeedLine>(feedLine);

/** No customer needs more to be corrected. */
const mostProblems = 10;

/**
 * The record of a line, or what is wrong with it and what to do. Undefined for an empty line. Problems name places and
 * no values: the values are personal.
 */
export function readLine({ bytes }: Line): FeedLine | { problems: string[] } | undefined {
  if (!bytes)
    return { problems: [`The line is longer than ${longestLine} bytes. Split its premiums off.`] };
  let record: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
    if (text === '') return undefined;
    record = JSON.parse(text);
  } catch (error) {
    if (error instanceof TypeError)
      return { problems: ['The line is not UTF-8. Write the file in UTF-8.'] };
    return { problems: ['The line is not JSON. Write one whole JSON object on each line.'] };
  }
  if (!validate(record))
    return { problems: distinct((validate.errors as SchemaError[]).flatMap(problemOf)) };
  const problems = [...unreadable(record, ''), ...repeated(keysOf(record))];
  return problems.length > 0 ? { problems: distinct(problems) } : record;
}

const distinct = (problems: string[]) => [...new Set(problems)].slice(0, mostProblems);

/** Texts that no database keeps: NUL, and halves of characters. */
export function unreadable(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return isReadable(value) ? [] : [`${path} has characters that cannot be stored. Remove them.`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) =>
    isReadable(name) ? unreadable(part, `${path}/${name}`) : [`${path} has an unreadable name.`],
  );
}

/** The numbers that a record has twice; `keys` are a name and a number each. */
export function repeated(keys: string[]): string[] {
  const seen = new Set<string>();
  const isSeen = (key: string) => seen.has(key) || !seen.add(key);
  return keys
    .filter(isSeen)
    .map((key) => `${key.split(' ')[0]}: a number is there twice. Write it once.`);
}

/** What only one record can have: its client id, its policy numbers and its transaction numbers. */
export function keysOf(record: FeedLine): string[] {
  const client = `clientId ${record.clientId}`;
  if ('deleted' in record) return [client];
  return [
    client,
    ...record.policies.flatMap(({ policyNumber, premiums }) => [
      `policyNumber ${policyNumber}`,
      ...premiums.flatMap(({ txnId }) => (txnId === undefined ? [] : [`txnId ${txnId}`])),
    ]),
  ];
}
