import {
  activeSchema,
  type CompiledDefinition,
  drawnSections,
  getAt,
  labelOf,
  type Schema,
  setAt,
  resolveAnswers,
} from '../src/engine';
import { descriptionOf } from '../src/engine/schema/fields';
import { formats } from '../src/engine/formats';
import { messageFor } from '../src/engine/text/messageFor';
import { contextOf, exampleNamed } from '../tests/examples';
import { definitionOf } from '../tests/files';
import type { Field, Given, Rules, Section } from './shapes';

const key = 'revival_application';
const exampleName = 'accepted-everything-open';

export const definition: CompiledDefinition = definitionOf(key);

const example = exampleNamed(key, exampleName);

/** The data of the form's page; the saved health record has every answer, so that every condition is true. */
export function givenData(): Given {
  const { customer, policies, policy, loaded, today } = contextOf(definition, example);
  const brought = { ...loaded, health: example.answers };
  const responses: Given['responses'] = {};
  for (const { call, keep } of definition.request.load ?? []) {
    const response = {};
    for (const [to, from] of Object.entries(keep)) setAt(response, from, getAt(brought, to));
    responses[call] = response;
  }
  return {
    customer,
    policies,
    policyNo: policy!.policyNo,
    today,
    answers: openAnswers(),
    responses,
  };
}

function openAnswers() {
  const context = contextOf(definition, example);
  return resolveAnswers(definition, context, example.answers);
}

/** The same sections and fields, by row, for the pages without a definition. */
export function sectionsToWrite(): Section[] {
  const active = activeSchema(definition, openAnswers());
  return drawnSections(definition, active).flatMap(({ title, description, columns, fields }) => {
    const shown = fields.filter((name) => isShown(name, active));
    const rows = columns
      ? columns[0]!.fields.map((_, i) =>
          columns.flatMap(({ title: party, fields: ofParty }) =>
            shown.includes(ofParty[i]!) ? [fieldOf(ofParty[i]!, active, party)] : [],
          ),
        )
      : shown.map((name) => [fieldOf(name, active)]);
    return rows.length > 0 ? [{ title: title ?? '', description, rows }] : [];
  });
}

const isShown = (name: string, active: Schema) =>
  active.properties[name].type !== 'null' && definition.ui[name]?.['ui:widget'] !== 'hidden';

function fieldOf(name: string, active: Schema, party?: string): Field {
  const described = { ...descriptionOf(definition.schema, `/${name}`), ...active.properties[name] };
  const { type, enum: values } = described;
  const ui = definition.ui[name] ?? {};
  const kind = ui['ui:widget'];
  const names: string[] | undefined = ui['ui:enumNames'];
  return {
    name,
    label: labelOf(definition, `/${name}`),
    kind,
    party,
    help: ui['ui:help'],
    rules: rulesOf(name, described, (active.required ?? []).includes(name)),
    options:
      kind === 'checkbox' || (type === 'boolean' && !values)
        ? undefined
        : values?.map((value: unknown, i: number) => [String(value), names?.[i] ?? String(value)]),
  };
}

function rulesOf(name: string, { format, maxLength }: Schema, isRequired: boolean): Rules {
  const message = (rule: string, limit?: unknown) =>
    messageFor(definition, { at: `/${name}`, rule, limit });
  const pattern = formats.find((one) => one.name === format)?.validate;
  return {
    ...(isRequired && { required: message('required') }),
    ...(maxLength && { maxLength: { value: maxLength, message: message('maxLength', maxLength) } }),
    ...(pattern instanceof RegExp && {
      pattern: { source: pattern.source, flags: pattern.flags, message: message('format', format) },
    }),
  };
}

/** Every visible field when every condition is true. */
export const shownFields = (): string[] =>
  sectionsToWrite().flatMap(({ rows }) => rows.flat().map(({ name }) => name));
