import {
  type Definition,
  isMultipleChoice,
  type Pointer,
  type Schema,
  typesOfWidget,
  uiAt,
} from '#engine';
import { isProvable } from '../shared/provable';
import type { Check } from './check';

type Words = Pick<Definition, 'ui' | 'request'>;

const typedText = (widget: string) => ({
  isMet: (_at: Pointer, schema: Schema) => schema.enum === undefined,
  message: `The widget ${widget} shows an empty box, and not the values of the enum. Use select or radio.`,
});

/** proof-widget reports a proof where none is asked for. */
const hasProof = (at: Pointer, { proof }: Schema, { proofs }: Words['request']) =>
  proof && (!isProvable(at) || proofs?.[at]);

/** What each widget requires, and the message where it is missing. */
const requirements: {
  [widget: string]: {
    isMet: (at: Pointer, schema: Schema, definition: Words) => unknown;
    message: string;
  };
} = {
  text: typedText('text'),
  textarea: typedText('textarea'),
  select: {
    isMet: (at, schema, { request }) => schema.enum ?? request.lists?.[at],
    message:
      'The widget select requires an enum in schema.json or a list in request.json. Add one.',
  },
  radio: {
    isMet: (_at, schema) => schema.enum ?? schema.type === 'boolean',
    message: 'The widget radio requires an enum in schema.json. Add it.',
  },
  checkboxes: {
    isMet: (_at, schema) => isMultipleChoice(schema) && schema.uniqueItems,
    message:
      'The widget checkboxes requires a list of values of an enum, each at most once: "items": { "type": "string", "enum": […] } and "uniqueItems": true in schema.json. Add what is missing.',
  },
  pincode: {
    isMet: (at, _schema, { request }) => request.lookUps?.[at],
    message:
      'The widget pincode requires a look-up in request.json. Add it, or use the widget text.',
  },
  otp: {
    isMet: (at, schema, { request }) => hasProof(at, schema, request),
    message:
      'The widget otp requires "proof" in schema.json and an entry under proofs in request.json. Add them.',
  },
  upload: {
    isMet: (_at, schema) => schema.upload,
    message: 'The widget upload requires "upload" in schema.json. Add it.',
  },
  table: {
    isMet: (at, _schema, { request }) => request.prefill?.[at],
    message: 'The widget table requires a prefill in request.json. Add it.',
  },
  button: {
    isMet: (_at, schema) => schema.enum?.length === 1 && schema.enum[0] === true,
    message: 'The widget button requires "enum": [true] in schema.json. Add it.',
  },
  links: {
    isMet: (at, _schema, { request }) => request.lists?.[at],
    message:
      'The widget links requires a list in request.json. Add it, or write the links as ui:links of a note.',
  },
  entries: {
    isMet: (at, schema, { ui }) =>
      !isMultipleChoice(schema) && (schema.readOnly || uiAt(ui, at)['ui:entries']),
    message:
      'The widget entries requires entries with fields, and ui:entries with its texts. Add it, or use the widget checkboxes for a choice of several values.',
  },
  webcam: {
    isMet: (at, schema, { request }) => schema.upload && hasProof(at, schema, request),
    message:
      'The widget webcam requires "upload" and "proof" in schema.json and an entry under proofs in request.json. Add them.',
  },
  date: {
    isMet: (_at, schema) => schema.format === 'date',
    message: 'The widget date requires "format": "date" in schema.json. Add it.',
  },
};

/** What a field lacks for a widget of its type, as a message; undefined where it lacks nothing. */
export function widgetLacks(
  widget: string,
  at: Pointer,
  schema: Schema,
  definition: Words,
): string | undefined {
  const requirement = requirements[widget];
  return requirement?.isMet(at, schema, definition) ? undefined : requirement?.message;
}

export const widgetNeeds: Check = {
  id: 'widget-needs',
  *run({ definition, fields }) {
    for (const { at, schema } of fields) {
      const widget = uiAt(definition.ui, at)['ui:widget'] ?? '';
      const types = typesOfWidget(widget) ?? [];
      // ui-widget reports a widget for another type.
      if (!types.includes(schema.type)) continue;
      const message = widgetLacks(widget, at, schema, definition);
      if (message !== undefined) yield { file: 'ui', at: `${at}/ui:widget`, message };
    }
  },
};
