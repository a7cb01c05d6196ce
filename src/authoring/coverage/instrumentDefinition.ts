import {
  type CompiledDefinition,
  fieldOfError,
  getAt,
  partsOf,
  type RuleError,
  type Schema,
  schemaLocations,
  uploadRule,
  type Validate,
  parentOf,
} from '#engine';
import { typeOf } from '../assertionHolds';
import { assertionsOf } from './assertions';
import { type CoverageEvent, eventOf } from './coverageEvent';
import { detailsOf } from './details';
import { rightlyFalse } from './conditionRules';
import { evaluatedSubschemas } from './evaluatedSubschemas';
import { usuallyEvents } from './usuallyRules';
import { memoizedDecisions, recordDecisions } from './recordCondition';

/** The same definition with validators that record their results. The engine runs it like any other. */
export function instrumentDefinition(
  definition: CompiledDefinition,
  record: (event: CoverageEvent) => void,
): CompiledDefinition {
  const validators: { [location: string]: Validate } = {};
  for (const [location, schema] of Object.entries(schemaLocations(definition)))
    validators[location] = instrument(definition, location, schema, record);
  return { ...definition, validators };
}

function instrument(
  { validators }: CompiledDefinition,
  location: string,
  schema: Schema,
  record: (event: CoverageEvent) => void,
): Validate {
  const validate = validators[location]!;
  const base = 'schema#';
  const recordResult = location.startsWith('schema#')
    ? memoizedDecisions(location, schema, record)
    : (value: unknown, isTrue: boolean, today: string | undefined) =>
        recordDecisions(location, schema, value, isTrue, today, record);
  const instrumented: Validate = function (data, other) {
    const isValid = validate.call(this, data, other);
    instrumented.errors = validate.errors;
    if (location !== 'schema') {
      recordResult(data, isValid, this?.today);
      return isValid;
    }
    record(eventOf(location, String(isValid)));
    const errors = isValid ? [] : instrumented.errors!;
    const broken = new Map(errors.map((error) => outcomeOf(error, data)));
    // The customer sees only the first rule that a field breaks: the others are not covered.
    const shown = new Set(firstOfEachField(errors, data));
    const masked = new Set(errors.filter((error) => !shown.has(error)).map((error) => idOf(error)));
    const failing = new Set(errors.map((error) => fieldOfError(error, data)));
    const holds = (condition: string, value: unknown) =>
      validators[base + condition]!.call(this, value);
    for (const evaluated of evaluatedSubschemas(schema, data, holds)) {
      const { schema: subschema, value, at } = evaluated;
      const around = { root: data, parent: getAt(data, parentOf(at)), today: this?.today };
      if (isValid) {
        for (const event of usuallyEvents(subschema, evaluated.location, value, around))
          record(event);
        const condition = `${evaluated.location}/if`;
        if (subschema.if && !holds(condition, value)) record(rightlyFalse(base + condition));
      }
      for (const assertion of assertionsOf(subschema, typeOf(value))) {
        const rule = evaluated.location + assertion;
        const id = `${rule} ${at}`;
        if (masked.has(id)) continue;
        const outcome = broken.get(id);
        record(eventOf(base + rule, outcome ?? 'held'));
        // Where another rule of the field is broken, a different limit would not be noticed.
        if (outcome === undefined && failing.has(at)) continue;
        for (const detail of detailsOf(subschema, partsOf(assertion)[0]!, value, around))
          record(eventOf(base + rule, detail));
      }
    }
    return isValid;
  };
  return instrumented;
}

function firstOfEachField(errors: RuleError[], data: unknown): RuleError[] {
  const first = new Map<string, RuleError>();
  for (const error of errors) {
    const at = fieldOfError(error, data);
    if (!first.has(at)) first.set(at, error);
  }
  return [...first.values()];
}

/** A rule and the answer that breaks it, with how: a file can be of a wrong type, empty or too large. */
function outcomeOf(error: RuleError, data: unknown): [string, string] {
  const { keyword, params, instancePath } = error;
  const outcome =
    (keyword === 'upload' && uploadRule(getAt(data, instancePath), params.limit)) || 'broken';
  return [idOf(error), outcome];
}

function idOf({ schemaPath, keyword, params, instancePath }: RuleError): string {
  const name = keyword === 'required' ? `/${params.missingProperty}` : '';
  return `${decodeURIComponent(schemaPath!.slice(1))}${name} ${instancePath}`;
}
