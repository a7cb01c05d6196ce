import { keywords, pointerOf, type Schema } from '#engine';
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import type { Diagnostic } from '../diagnostic';
import catalogue from '../metaschemas/catalogue.json' with { type: 'json' };
import example from '../metaschemas/example.json' with { type: 'json' };
import request from '../metaschemas/request.json' with { type: 'json' };
import schemaWords from '../metaschemas/schema.json' with { type: 'json' };
import ui from '../metaschemas/ui.json' with { type: 'json' };
import type { ShapeError } from './shapeError';
import { shapeErrorsOf } from './shapeErrors';
import { isNestedComputation, shapeMessage } from './shapeMessages';
import type { SourceFile } from './sourceFile';

/** A word with what it means here; other words of draft-07 have no meaning here. */
const described = ([name, word]: [string, object]) => {
  const meta = (draft07.properties as Schema)[name];
  return [name, { ...word, ...(meta === true ? {} : meta) }];
};

/** Draft-07 with the keywords of the engine: `$ref: "#"` inside of it refers to all of these. */
const schema = {
  ...draft07,
  $id: 'schema',
  properties: {
    ...Object.fromEntries(Object.entries(schemaWords.properties).map(described)),
    ...Object.fromEntries(
      keywords.map(({ name, description, metaSchema, isSoft }) => [
        name,
        {
          description,
          ...(isSoft ? { allOf: [metaSchema, { $ref: '#' }] } : metaSchema),
        },
      ]),
    ),
  },
};

/** The metaschema of each kind of file. Checks hold schema.json to the dialect. */
export const metaschemas = { catalogue, example, request, ui, schema };

export type FileKind = keyof typeof metaschemas;

const validators: { [kind in FileKind]?: (value: unknown) => ShapeError[] } = {};

/** Where a file does not match the metaschema of its kind, each with its line. */
export function validateShape(kind: FileKind, source: SourceFile): Diagnostic[] {
  const validate = (validators[kind] ??= shapeErrorsOf(metaschemas[kind] as Schema));
  const found = validate(source.value);
  // What a computation inside another has besides is not wrong by itself.
  const nested = new Set(found.filter(isNestedComputation).map(({ instancePath }) => instancePath));
  const isImplied = ({ keyword, instancePath }: ShapeError) =>
    keyword === 'additionalProperties' && nested.has(instancePath);
  const told = found.filter((error) => !isImplied(error));
  return told.map((error) => ({
    file: source.path,
    ...positionOf(error, source),
    severity: 'error',
    rule: 'shape',
    message: shapeMessage(error),
  }));
}

function positionOf(
  { keyword, params, propertyName, instancePath }: ShapeError,
  source: SourceFile,
) {
  const name = keyword === 'additionalProperties' ? params.additionalProperty : propertyName;
  return name === undefined
    ? source.positionOf(instancePath)
    : source.positionOf(instancePath + pointerOf(name), 'name');
}
