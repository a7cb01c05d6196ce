import { isObject, pointerOf, type Schema } from '#engine';
import type { Part, Rewrite } from './rewrite';

/** One of several objects, with the values of the property that tells it apart. */
interface Branch {
  index: number;
  schema: Schema;
  /** How it tests the property: `const` or `enum`. */
  test: 'const' | 'enum';
  values: unknown[];
}

/**
 * `oneOf` or `anyOf` of objects that a property tells apart, by another constant in each, becomes a choice of these
 * values and a condition for each branch.
 */
export const alternatives: Rewrite = (schema, part) => {
  for (const keyword of ['oneOf', 'anyOf']) {
    const found = discriminated(schema, keyword);
    if (!found) continue;
    delete schema[keyword];
    delete schema.discriminator;
    describeChoice(schema, keyword, found, part);
    schema.allOf = Array.isArray(schema.allOf) ? schema.allOf : [];
    for (const branch of found.branches) addCondition(schema, keyword, found.name, branch, part);
    if (schema.allOf.length === 0) delete schema.allOf;
  }
};

interface Discriminated {
  name: string;
  branches: Branch[];
}

function discriminated(schema: Schema, keyword: string): Discriminated | undefined {
  const branches: unknown = schema[keyword];
  if (!Array.isArray(branches) || branches.length === 0 || !branches.every(isAlternative))
    return undefined;
  const { propertyName } = isObject(schema.discriminator) ? schema.discriminator : {};
  const names =
    typeof propertyName === 'string' ? [propertyName] : Object.keys(branches[0]!.properties);
  for (const name of names) {
    const found = branches.flatMap((branch, index) => branchOf(branch, index, name) ?? []);
    const values = found.flatMap((one) => one.values);
    if (found.length === branches.length && new Set(values).size === values.length)
      return { name, branches: found };
  }
  return undefined;
}

/** What is said of an object, apart from the texts and the type, goes into its condition. */
const ofAlternatives = new Set(
  'type title description properties required if then allOf additionalProperties $comment'.split(
    ' ',
  ),
);

const isAlternative = (branch: unknown): branch is Schema =>
  isObject(branch) &&
  isObject(branch.properties) &&
  Object.values(branch.properties).every(isObject) &&
  Array.isArray(branch.required ?? []) &&
  [undefined, false].includes(branch.additionalProperties) &&
  Object.keys(branch).every((name) => ofAlternatives.has(name));

function branchOf(schema: Schema, index: number, name: string): Branch | undefined {
  const test: Schema | undefined = Object.hasOwn(schema.properties, name)
    ? schema.properties[name]
    : undefined;
  if (test && 'const' in test) return { index, schema, test: 'const', values: [test.const] };
  return test && Array.isArray(test.enum)
    ? { index, schema, test: 'enum', values: test.enum }
    : undefined;
}

/** Describes the property that tells the branches apart as a choice, where the object itself does not. */
function describeChoice(
  schema: Schema,
  keyword: string,
  { name, branches }: Discriminated,
  { move }: Part,
): void {
  const place = `/properties${pointerOf(name)}`;
  schema.properties = isObject(schema.properties) ? schema.properties : {};
  const known: unknown = schema.properties[name];
  const isMust =
    keyword === 'oneOf' || branches.every(({ schema: { required } }) => required?.includes(name));
  const required: string[] = Array.isArray(schema.required) ? schema.required : [];
  if (isMust && !required.includes(name)) {
    schema.required = [...required, name];
    move(`/required/${required.length}`, `/${keyword}`);
  }
  if (isObject(known) && ('enum' in known || 'const' in known || 'oneOf' in known)) return;
  const { const: _const, enum: _enum, ...texts }: Schema = branches[0]!.schema.properties[name];
  const choices = branches.flatMap(({ index, schema: { title }, values }) =>
    values.map((value) => ({
      choice: { const: value, ...(values.length === 1 && title !== undefined && { title }) },
      index,
    })),
  );
  if (!known) move(place, `/${keyword}/${choices[0]!.index}${place}`);
  schema.properties[name] = {
    ...texts,
    ...(known as object),
    oneOf: choices.map(({ choice }) => choice),
  };
  for (const [i, { index }] of choices.entries()) {
    move(`${place}/oneOf/${i}`, `/${keyword}/${index}${place}`);
    move(`${place}/oneOf/${i}/title`, `/${keyword}/${index}/title`);
  }
}

/** The condition of a branch, unless it asks for nothing more than the property itself. */
function addCondition(
  schema: Schema,
  keyword: string,
  name: string,
  { index, schema: branch, test }: Branch,
  { move }: Part,
): void {
  const {
    type: _type,
    title: _title,
    description: _text,
    $comment: _comment,
    additionalProperties: _closed,
    ...then
  } = branch;
  const { [name]: own, ...properties } = branch.properties as Record<string, Schema>;
  const required = ((branch.required ?? []) as string[]).filter((one) => one !== name);
  then.properties = properties;
  then.required = required;
  for (const [part, value] of Object.entries({ properties, required }))
    if (Object.keys(value).length === 0) delete then[part];
  if (Object.keys(then).length === 0) return;
  const at = `/allOf/${schema.allOf.length}`;
  const written = `/${keyword}/${index}`;
  const tested = `/properties${pointerOf(name)}`;
  schema.allOf.push({
    if: { properties: { [name]: { [test]: own![test] } }, required: [name] },
    then,
  });
  move(at, written);
  move(`${at}/then`, written);
  move(`${at}/if`, written + tested);
  move(`${at}/if${tested}`, written + tested);
  for (const [i, one] of required.entries())
    move(`${at}/then/required/${i}`, `${written}/required/${branch.required.indexOf(one)}`);
}
