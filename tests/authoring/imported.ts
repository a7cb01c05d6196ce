import { expect } from 'vitest';
import { knownCalls } from '../../src/api/knownCalls';
import { checkDefinition, importSchema } from '../../src/authoring';
import { filesBelow } from '../files';

const shared = filesBelow('schemas/_shared');

/** The files of what a schema becomes, as values, and its notes as `kind place`. */
export function imported(schema: unknown, ui?: unknown) {
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  const source = { schema: text, ...(ui !== undefined && { ui: JSON.stringify(ui) }) };
  const found = importSchema(source, { key: 'tried', title: 'Tried' }, knownCalls);
  if ('problem' in found) throw new Error(found.problem);
  const value = (name: string) => JSON.parse(found.files[`schemas/tried/${name}.json`]!);
  const errors = checkDefinition('tried', { ...found.files, ...shared }, knownCalls).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors).toEqual([]);
  const { notes, keywords, kept } = found.report;
  return {
    schema: value('schema'),
    ui: value('ui'),
    send: value('request').steps[0].send,
    as: value('request').steps[0].as,
    notes: notes.map(({ source: from, kind, at }) => `${kind} ${from === 'ui' ? 'ui ' : ''}${at}`),
    /** What the notes say at each place. */
    texts: Object.fromEntries(
      notes.map(({ at }) => [
        at,
        notes.flatMap((one) => (one.at === at ? one.message : [])).join(' '),
      ]),
    ),
    lost: keywords - kept,
  };
}

export const form = (properties: object, rest: object = {}) => ({
  type: 'object',
  properties,
  ...rest,
});

/** A text without remarks of the import. */
export const text = { type: 'string', maxLength: 20 };
