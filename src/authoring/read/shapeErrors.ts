import { getAt, isObject, type Schema, type Validate } from '#engine';
import { createAjv } from '#engine/compile';
import { closest } from '../didYouMean';
import { branchesOf, likelyBranches } from './shapeBranches';
import type { ShapeError } from './shapeError';
import { formerNames } from './shapeMessages';

/** Keywords whose error only repeats that of a subschema. */
const repeating = new Set(['if', 'propertyNames']);

/** A function that returns why a value does not match a metaschema: one error for each cause. */
export function shapeErrorsOf(metaschema: Schema): (value: unknown) => ShapeError[] {
  const ajv = createAjv({ allErrors: true, verbose: true });
  const whole = ajv.compile(metaschema) as unknown as Validate;
  const compiled = new Map<Schema, Validate>();
  return (value) => errorsOf(whole, value);

  function errorsOf(validate: Validate, value: unknown): ShapeError[] {
    if (validate(value)) return [];
    const errors = validate.errors as ShapeError[];
    const unions = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
    const outer = unions.filter((union) => !unions.some((other) => isWithin(union, other)));
    const others = errors.filter(
      (error) =>
        !unions.includes(error) &&
        !repeating.has(error.keyword) &&
        !outer.some((union) => isWithin(error, union)),
    );
    return withoutSameCause([...others, ...outer.flatMap(errorsOfUnion)]);
  }

  /** The errors of the alternative that was most likely meant; that of the union itself where none was. */
  function errorsOfUnion(union: ShapeError): ShapeError[] {
    const branches = branchesOf(union.schema as Schema[], metaschema);
    const [best] = likelyBranches(branches, union.data)
      .map((branch) => errorsOf(validatorOf(branch), union.data))
      .filter((errors) => errors.length > 0)
      .sort((a, b) => a.length - b.length);
    return (
      best?.map((error) => ({
        ...error,
        instancePath: union.instancePath + error.instancePath,
      })) ?? [{ ...union, schema: branches }]
    );
  }

  function validatorOf(branch: Schema): Validate {
    let validate = compiled.get(branch);
    if (!validate) {
      // References of the branch are to the definitions of the metaschema as a whole.
      const { $id: _id, ...rest } = branch;
      const { $id: _root, $schema: _schema, ...root } = metaschema;
      const inWhole = branch === metaschema ? root : { definitions: root.definitions, ...rest };
      validate = ajv.compile(inWhole) as unknown as Validate;
      compiled.set(branch, validate);
    }
    return validate;
  }

  /** Whether an error comes from an alternative of a union. */
  function isWithin(error: ShapeError, union: ShapeError): boolean {
    return (
      error !== union &&
      error.instancePath.startsWith(union.instancePath) &&
      reachable(union.schema, metaschema).has(error.parentSchema)
    );
  }
}

const reached = new WeakMap<object, Set<unknown>>();

/** Every object inside a part of a metaschema, references followed. */
function reachable(part: unknown, root: Schema): Set<unknown> {
  const known = reached.get(part as object);
  if (known) return known;
  const found = new Set<unknown>();
  const visit = (value: unknown) => {
    if (value === null || typeof value !== 'object' || found.has(value)) return;
    found.add(value);
    if (isObject(value) && typeof value.$ref === 'string') visit(getAt(root, value.$ref.slice(1)));
    Object.values(value).forEach(visit);
  };
  visit(part);
  reached.set(part as object, found);
  return found;
}

/** A misspelled name is unknown and is missed under its right name: only the first is reported. */
function withoutSameCause(errors: ShapeError[]): ShapeError[] {
  const misspelled = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== 'required' ||
      !misspelled.some(
        (error) =>
          error.instancePath === instancePath &&
          isMisspelled(error.params.additionalProperty, params.missingProperty),
      ),
  );
}

const isMisspelled = (name: string, right: string): boolean =>
  formerNames[name] === right || closest(name, [right]) !== undefined;
