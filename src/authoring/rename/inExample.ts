import { getAt, isObject, type Pointer, pointerOf } from '#engine';
import { type FieldRename, type Occurrence, renamedPointer } from './fieldName';

/** What an example states by the names or the pointers of fields; the rest is the insurer's. */
const parts = [
  '/answers',
  '/opens/answers',
  '/shows',
  '/lists',
  '/lookedUp',
  '/problems',
  '/unusual',
  '/proofs',
];

/** The names of the fields that a section shows. */
const shownName = /^\/shows\/\d+\/fields\/\d+(\/field)?$/;

/** Every place in an example that names a field. */
export function* occurrencesInExample(
  value: unknown,
  file: string,
  rename: FieldRename,
): Generator<Occurrence> {
  if (!isObject(value)) return;
  for (const part of parts) yield* inside(getAt(value, part), part, '');
  for (const i of Array.isArray(value.steps) ? value.steps.keys() : []) {
    const at = `/steps/${i}/choices/field`;
    yield* inside(getAt(value, at), at, '');
  }

  /** `field`: the pointer of the answer that the names down to here lead to. */
  function* inside(inner: unknown, at: Pointer, field: Pointer): Generator<Occurrence> {
    if (typeof inner === 'string') {
      const renamed = shownName.test(at)
        ? renamedPointer(`/${inner}`, rename)?.slice(1)
        : /\/(at|field)$/.test(at)
          ? renamedPointer(inner, rename)
          : undefined;
      if (renamed !== undefined) yield { file, at, target: 'value', text: renamed };
    } else if (inner !== null && typeof inner === 'object')
      for (const [name, below] of Object.entries(inner)) {
        const place = at + pointerOf(name);
        const named = name.startsWith('/') ? name : field + pointerOf(name);
        const renamed = Array.isArray(inner) ? undefined : renamedPointer(named, rename);
        // A pointer that only leads through the field names it in one of its parents, which is renamed there.
        if (renamed !== undefined && (name.startsWith('/') || isLast(named, rename)))
          yield {
            file,
            at: place,
            target: 'name',
            text: name.startsWith('/') ? renamed : renamed.slice(renamed.lastIndexOf('/') + 1),
          };
        yield* inside(below, place, named);
      }
  }
}

const isLast = (named: Pointer, { from }: FieldRename): boolean =>
  named.split('/').length === from.split('/').length;
