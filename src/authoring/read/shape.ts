import { pointerOf, type RuleError, type Schema, type Validate } from '#engine';
import { compileAll } from '#engine/compile';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import type { Diagnostic } from '../lint/diagnostic';
import catalogue from '../metaschemas/catalogue.json' with { type: 'json' };
import example from '../metaschemas/example.json' with { type: 'json' };
import request from '../metaschemas/request.json' with { type: 'json' };
import ui from '../metaschemas/ui.json' with { type: 'json' };
import type { SourceFile } from './sourceFile';
import { nearest } from '../lint/nearest';

/** What the shape of each kind of file must be. A schema.json is a JSON Schema; its dialect is checked by itself. */
const metaschemas = { catalogue, example, request, ui, schema: { $ref: draft07.$id } };

export type Kind = keyof typeof metaschemas;

let validators: { [kind: string]: Validate } | undefined;

/** Where a file of a kind is not of the shape that its metaschema asks for, each with its line. */
export function shapeFindings(kind: Kind, source: SourceFile): Diagnostic[] {
  validators ??= compileAll(metaschemas as { [kind: string]: Schema });
  const validate = validators[kind]!;
  if (validate(source.value)) return [];
  const errors = validate.errors!.filter(
    ({ keyword }) => !['if', 'anyOf', 'oneOf'].includes(keyword),
  );
  return (errors.length > 0 ? errors : validate.errors!).map((error) => {
    const { instancePath, keyword, params } = error;
    const unknown = keyword === 'additionalProperties' ? params.additionalProperty : undefined;
    const pointer = unknown === undefined ? instancePath : instancePath + pointerOf(unknown);
    return {
      file: source.path,
      ...source.placeOf(pointer, unknown === undefined ? 'value' : 'name'),
      severity: 'error',
      rule: 'shape',
      message: sentence(error),
    };
  });
}

const sentences: { [keyword: string]: (error: RuleError) => string } = {
  required: ({ instancePath, params }) =>
    `${where(instancePath)} lacks "${params.missingProperty}". Add it.`,
  additionalProperties: ({ params, ...error }) => {
    const known = Object.keys(parentSchemaOf(error).properties ?? {});
    const close = nearest(params.additionalProperty, known);
    const hint = close
      ? `Did you mean "${close}"?`
      : known.length > 0
        ? `Known are: ${known.join(', ')}.`
        : 'A field is written as a pointer, "/pincode".';
    return `"${params.additionalProperty}" is not known here. ${hint}`;
  },
  type: ({ instancePath, params }) => `${where(instancePath)} must be of type ${params.type}.`,
  pattern: ({ instancePath, params }) =>
    `${where(instancePath)} is not written as expected (${params.pattern}).`,
  uniqueItems: ({ instancePath }) => `${where(instancePath)} has an entry twice. Remove one.`,
  enum: ({ instancePath, params }) =>
    `${where(instancePath)} must be one of ${params.allowedValues.join(', ')}.`,
};

function sentence(error: RuleError): string {
  return (
    sentences[error.keyword]?.(error) ??
    `${where(error.instancePath)} breaks the rule ${error.keyword} ${JSON.stringify(error.params)}.`
  );
}

const where = (instancePath: string) => (instancePath === '' ? 'The file' : `"${instancePath}"`);

/** The metaschema part in which an error arose; Ajv hands it over with `verbose`. */
function parentSchemaOf(error: object): Schema {
  return (error as { parentSchema?: Schema }).parentSchema ?? {};
}
