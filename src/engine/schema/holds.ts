import type {
  CompiledDefinition,
  NormalizedAnswers,
  Pointer,
  RuleError,
} from '../definition/definition';

/**
 * Whether a value meets the JSON Schema at a location of a definition (see `schemaLocations`), for instance
 * `request#/steps/0/when`. Date rules compare with the day of the definition (see `asOf`) and throw without one.
 * A location that does not exist is a bug and throws. `root`: what its pointers lead into, if not into the value.
 */
export function holds(
  definition: CompiledDefinition,
  location: string,
  value: unknown,
  root: unknown = value,
): boolean {
  return errorsAt(definition, location, value, root) === undefined;
}

/** The answers that are allowed and yet do not meet their `usually`, in the order in which they are validated. */
export function unusualIn(
  { validators, today }: CompiledDefinition,
  answers: NormalizedAnswers,
): Pointer[] {
  const unusual: Pointer[] = [];
  validators.schema!.call({ today, unusual }, answers);
  return unusual;
}

/** The rules at a location that a value breaks; nothing where it meets them all. See {@link holds}. */
export function errorsAt(
  { validators, today }: CompiledDefinition,
  location: string,
  value: unknown,
  root: unknown = value,
): RuleError[] | undefined {
  const validate = validators[location];
  if (!validate) throw new Error(`There is no JSON Schema at "${location}".`);
  const isValid = validate.call(today === undefined ? undefined : { today }, value, {
    rootData: root,
  });
  return isValid ? undefined : (validate.errors ?? []);
}
