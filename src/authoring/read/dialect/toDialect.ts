import { getAt, isObject, type Pointer, pointerOf, type Schema, setAt, type Ui } from '#engine';
import { subschemas } from '../../walk';
import { Origins } from './origins';
import { rewrites } from './rewrites';
import type { Part } from './rewrite';

/**
 * Reads what schemas from elsewhere have in the terms of the engine, so that nothing else has to know it (see
 * {@link rewrites}). What cannot be read so stays as it is, and lint says how to write it. Changes `parts`, whose
 * references are replaced; a schema without ui.json is read all the same. Returns where what was moved is written.
 */
export function toDialect({ schema, ui }: { schema?: Schema; ui?: Ui }): Origins {
  const origins = new Origins();
  if (isObject(schema)) read(schema, '', '', true);
  return origins;

  /** `place` is the pointer into what the engine reads, `at` that of the answer. */
  function read(described: Schema, place: Pointer, at: Pointer, isField: boolean): void {
    const writtenAt = (from: Pointer) => origins.of('schema', place + from);
    const part: Part = {
      at,
      isField,
      move: (to, from) => origins.note({ file: 'schema', at: place + to }, writtenAt(from)),
      say(name, text, from) {
        const target = at + pointerOf(name);
        if (!ui || getAt(ui, target) !== undefined || !isRead(ui, at)) return;
        setAt(ui, target, text);
        for (const [i, one] of [from].flat().entries()) {
          const place = Array.isArray(text) ? target + pointerOf(i) : target;
          origins.note({ file: 'ui', at: place }, writtenAt(one));
        }
      },
    };
    for (const rewrite of rewrites) rewrite(described, part);
    for (const inner of subschemas(described))
      if (isObject(inner.schema))
        read(inner.schema, place + inner.location, at + inner.at, inner.keyword === 'properties');
    withoutNullable(described);
  }
}

/** Where a field may be `null`, its name is required and an answer is not. */
function withoutNullable(schema: Schema): void {
  const { required, properties } = schema;
  if (!Array.isArray(required) || !isObject(properties)) return;
  const needed = required.filter((name) => (properties[name] as Schema)?.nullable !== true);
  if (needed.length === required.length) return;
  if (needed.length > 0) schema.required = needed;
  else delete schema.required;
}

/** Whether a customer reads what ui.json has for a field. */
function isRead(ui: Ui, at: Pointer): boolean {
  const own: unknown = getAt(ui, at) ?? {};
  return isObject(own) && own['ui:widget'] !== 'hidden';
}
