import type { Schema } from '#engine';
import { candidates } from './candidates';
import { meets } from './meets';
import { Random } from './random';

const around = { root: {}, parent: {}, today: '2000-01-01' };

/** The smallest value that a schema asks for. */
export function instanceOf(schema: Schema): unknown {
  if (schema.contains) return [instanceOf(schema.contains)];
  if (schema.properties || schema.required)
    return Object.fromEntries(
      ((schema.required ?? []) as string[]).map((name) => [
        name,
        instanceOf(schema.properties?.[name] ?? {}),
      ]),
    );
  const start = /^\^\(?([A-Za-z0-9]+)/.exec(schema.pattern ?? '')?.[1];
  const all = [...(start ? [start] : []), ...candidates([schema], around, new Random(0, 0))];
  return all.find((value) => meets(value, schema, around));
}
