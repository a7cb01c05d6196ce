import { pointerOf, type RuleError, type Schema, type Validate } from '#engine';
import { compileAll } from '#engine/compile';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import type { Diagnostic } from '../diagnostic';
import { didYouMean } from '../didYouMean';
import catalogue from '../metaschemas/catalogue.json' with { type: 'json' };
import example from '../metaschemas/example.json' with { type: 'json' };
import request from '../metaschemas/request.json' with { type: 'json' };
import ui from '../metaschemas/ui.json' with { type: 'json' };
import type { SourceFile } from './sourceFile';

/** The metaschema of each kind of file. For schema.json it is draft-07; checks hold it to the dialect. */
const metaschemas = { catalogue, example, request, ui, schema: { $ref: draft07.$id } };

export type FileKind = keyof typeof metaschemas;

let validators: { [kind: string]: Validate } | undefined;

/** Where a file does not match the metaschema of its kind, each with its line. */
export function validateShape(kind: FileKind, source: SourceFile): Diagnostic[] {
  validators ??= compileAll(metaschemas as { [kind: string]: Schema });
  const validate = validators[kind]!;
  if (validate(source.value)) return [];
  const errors = validate.errors!.filter(
    ({ keyword }) => !['if', 'anyOf', 'oneOf'].includes(keyword),
  );
  return (errors.length > 0 ? errors : validate.errors!).map((error) => {
    const { instancePath, keyword, params } = error;
    const unknown = keyword === 'additionalProperties' ? params.additionalProperty : undefined;
    const position =
      unknown === undefined
        ? source.positionOf(instancePath)
        : source.positionOf(instancePath + pointerOf(unknown), 'name');
    return {
      file: source.path,
      ...position,
      severity: 'error',
      rule: 'shape',
      message: messageOf(error),
    };
  });
}

/** Properties that had another name before. */
const formerNames: { [former: string]: string } = {
  says: 'message',
  say: 'messageFrom',
  sayIn: 'showIn',
};

const messages: { [keyword: string]: (error: RuleError) => string } = {
  required: ({ instancePath, params }) =>
    `${subject(instancePath)} must have the property "${params.missingProperty}". Add it.`,
  additionalProperties: ({ params, ...error }) => {
    const known = Object.keys(parentSchemaOf(error).properties ?? {});
    const renamed = formerNames[params.additionalProperty];
    const hint =
      renamed && known.includes(renamed)
        ? `It is called "${renamed}" now.`
        : known.length > 0
          ? didYouMean(params.additionalProperty, known)
          : 'Write the name of a field as a pointer, "/pincode".';
    return `Unknown property "${params.additionalProperty}". ${hint}`;
  },
  type: ({ instancePath, params }) => `${subject(instancePath)} must be of type ${params.type}.`,
  pattern: ({ instancePath, params }) =>
    `${subject(instancePath)} must match the pattern ${params.pattern}.`,
  uniqueItems: ({ instancePath }) => `${subject(instancePath)} has a duplicated item. Remove it.`,
  enum: ({ instancePath, params }) =>
    `${subject(instancePath)} must be one of: ${params.allowedValues.join(', ')}.`,
};

function messageOf(error: RuleError): string {
  return (
    messages[error.keyword]?.(error) ??
    `${subject(error.instancePath)} does not satisfy ${error.keyword} ${JSON.stringify(error.params)}.`
  );
}

const subject = (instancePath: string) => (instancePath === '' ? 'The file' : `"${instancePath}"`);

/** The subschema of the metaschema that reported an error; Ajv adds it with `verbose`. */
function parentSchemaOf(error: object): Schema {
  return (error as { parentSchema?: Schema }).parentSchema ?? {};
}
