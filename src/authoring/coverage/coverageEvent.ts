import {
  type CompiledDefinition,
  getAt,
  schemaLocations,
  type RuleError,
  type Schema,
  uploadRule,
  type Validate,
} from '#engine';
import { rulesAt, typeOf } from './judged';
import { visit } from './visit';

/** Something that was seen to happen, as text, so that it can be counted: a rule, and which way it went. */
export type CoverageEvent = string;

export const eventOf = (rule: string, way: string): CoverageEvent => `${rule} ${way}`;

/** Where the rules of a place begin: `schema` → `schema#`. */
export const baseOf = (place: string): string => (place.includes('#') ? place : `${place}#`);

/**
 * The same definition, whose validators note what they were seen to say. The doors are asked as always, and nothing
 * in them knows that somebody looks on.
 */
export function observed(
  definition: CompiledDefinition,
  note: (event: CoverageEvent) => void,
): CompiledDefinition {
  const validators: { [place: string]: Validate } = {};
  for (const [place, schema] of Object.entries(schemaLocations(definition)))
    validators[place] = watch(definition, place, schema, note);
  return { ...definition, validators };
}

function watch(
  { validators }: CompiledDefinition,
  place: string,
  schema: Schema,
  note: (event: CoverageEvent) => void,
): Validate {
  const validate = validators[place]!;
  const base = baseOf(place);
  const watched: Validate = function (data) {
    const isValid = validate.call(this, data);
    watched.errors = validate.errors;
    note(eventOf(place, String(isValid)));
    const errors = isValid ? [] : watched.errors!;
    const broken = new Map(errors.map((error) => wayOf(error, data)));
    // Of several rules that a field breaks only the first is told to the customer: the others prove nothing.
    const told = place === 'schema' ? new Set(firstOfEach(errors)) : undefined;
    const masked = new Set(
      errors.filter((error) => told?.has(error) === false).map((error) => ruleAndValue(error)),
    );
    const holds = (condition: string, value: unknown) =>
      validators[base + condition]!.call(this, value);
    for (const { part, place: within, value, at } of visit(schema, data, holds))
      for (const rule of rulesAt(part, typeOf(value))) {
        const id = `${within}${rule} ${at}`;
        if (!masked.has(id)) note(eventOf(base + within + rule, broken.get(id) ?? 'held'));
      }
    return isValid;
  };
  return watched;
}

/** The first error at each field. */
function firstOfEach(errors: RuleError[]): RuleError[] {
  const first = new Map<string, RuleError>();
  for (const error of errors) {
    const { instancePath, keyword, params } = error;
    const at = keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath;
    if (!first.has(at)) first.set(at, error);
  }
  return [...first.values()];
}

/** A broken rule at one value, and the way in which it is broken. */
function wayOf(error: RuleError, data: unknown): [string, string] {
  const { keyword, params, instancePath } = error;
  const way = keyword === 'upload' ? uploadRule(getAt(data, instancePath), params.limit) : 'broken';
  return [ruleAndValue(error), way];
}

function ruleAndValue({ schemaPath, keyword, params, instancePath }: RuleError): string {
  const name = keyword === 'required' ? `/${params.missingProperty}` : '';
  return `${decodeURIComponent(schemaPath.slice(1))}${name} ${instancePath}`;
}
