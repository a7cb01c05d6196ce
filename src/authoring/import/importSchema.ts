import { subTypeField } from '#engine';
import type { KnownCalls } from '../lint/checks/check';
import type { Files } from '../read/readDefinition';
import { assemble } from './assemble';
import { Hints } from './hints';
import { type ImportReport, Notes } from './importReport';
import { mend } from './mend';
import { readJson } from './readJson';
import { Scope } from './scope';
import { addForm } from './form';
import { submitTextOf } from './submitText';

export interface ImportSource {
  /** The text of a JSON Schema, draft-04 to 2020-12. */
  schema: string;
  /** The text of an RJSF UI schema. */
  ui?: string | undefined;
}

/** The files of a request type from a JSON Schema, and what is different in them; or why there is none. */
export type Imported =
  { files: Files; report: ImportReport } | { problem: string; source: 'schema' | 'ui' };

/**
 * Makes a request type of a JSON Schema and, where there is one, its RJSF UI schema. The schema may be of any draft and
 * may have mistakes: what a definition cannot say is left out, and the report says so at its place. `calls`: those of
 * the server.
 */
export function importSchema(
  { schema, ui }: ImportSource,
  { key, title }: { key: string; title: string },
  calls?: KnownCalls,
): Imported {
  const read = readJson(schema);
  if ('problem' in read) return { ...read, source: 'schema' };
  const readUi = readJson(ui === undefined || ui.trim() === '' ? '{}' : ui);
  if ('problem' in readUi) return { ...readUi, source: 'ui' };
  const notes = new Notes();
  for (const [source, { repeated, unreadable }] of [
    ['schema', read],
    ['ui', readUi],
  ] as const) {
    for (const at of unreadable)
      notes.changed(
        at,
        'It has a character that is no text, which is left out: no screen shows it, and no database stores it.',
        source,
      );
    for (const at of repeated)
      notes.leftOut(
        at,
        'This name is written more than once in one object, and only the last value counts. Give each its own.',
        source,
      );
  }
  const scope = new Scope(0, notes, ['policyNumber', subTypeField]);
  const hints = new Hints(readUi.value, '', notes);
  const description = addForm(read.value, scope, hints, notes);
  const submit = submitTextOf(hints);
  hints.leaveRest();
  const parts = assemble(scope, { key, title, description, submit });
  mend(parts, calls, (field) => scope.origins.get(field), notes);
  const fields = Object.keys(scope.ui).filter((name) => Object.hasOwn(parts.ui, name)).length;
  if (fields === 0) return { problem: nothingToAsk(notes), source: 'schema' };
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [
      `schemas/${key}/${name}.json`,
      `${JSON.stringify(value, null, 2)}\n`,
    ]),
  );
  return { files, report: notes.report(fields) };
}

/** A file of another kind, or a schema of which nothing is left: customers would get an empty form. */
function nothingToAsk(notes: Notes): string {
  const [first] = notes.report(0).notes.filter(({ source }) => source === 'schema');
  const reason = first ? ` ${first.at === '' ? '' : `${first.at}: `}${first.message}` : '';
  return `Nothing in this file can be asked for in a form: it describes no field.${reason}`;
}
