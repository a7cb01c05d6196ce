import { type Definition, type Schema, uiAt } from '#engine';
import type { Check } from './check';

/** What a widget cannot do without, and the words when it is missing. */
const needs: {
  [widget: string]: {
    isThere: (at: string, schema: Schema, definition: Definition) => unknown;
    message: string;
  };
} = {
  select: {
    isThere: (at, schema, { request }) => schema.enum ?? request.lists?.[at],
    message: 'A select needs an enum in schema.json or a list in request.json. Add one.',
  },
  radio: {
    isThere: (_at, schema) => schema.enum ?? schema.type === 'boolean',
    message: 'A radio needs an enum in schema.json. Add one.',
  },
  pincode: {
    isThere: (at, _schema, { request }) => request.lookUps?.[at],
    message: 'A pincode needs a look-up in request.json. Add one, or choose the widget text.',
  },
  otp: {
    isThere: (at, schema, { request }) => schema.proof && request.proofs?.[at],
    message:
      'An otp needs "proof" in schema.json and an entry under proofs in request.json. Add them.',
  },
  upload: {
    isThere: (_at, schema) => schema.upload,
    message: 'An upload needs "upload" in schema.json. Add it.',
  },
  table: {
    isThere: (at, _schema, { request }) => request.prefill?.[at],
    message: 'A table shows given entries. Add a prefill in request.json.',
  },
  button: {
    isThere: (_at, schema) => schema.enum?.length === 1 && schema.enum[0] === true,
    message: 'A button needs "enum": [true] in schema.json. Add it.',
  },
  links: {
    isThere: (at, _schema, { request }) => request.lists?.[at],
    message: 'Links need a list in request.json. Add one, or write them as ui:links of a note.',
  },
  entries: {
    isThere: (at, schema, { ui }) => schema.readOnly || uiAt(ui, at)['ui:entries'],
    message: 'Entries need their words. Add ui:entries.',
  },
  webcam: {
    isThere: (at, schema, { request }) => schema.upload && schema.proof && request.proofs?.[at],
    message:
      'A webcam needs "upload" and "proof" in schema.json and an entry under proofs in request.json. Add them.',
  },
  date: {
    isThere: (_at, schema) => schema.format === 'date',
    message: 'A date needs "format": "date" in schema.json. Add it.',
  },
};

export const widgetNeeds: Check = {
  id: 'widget-needs',
  explains: 'A widget without what it works with cannot be answered.',
  run: ({ definition, fields }) =>
    fields.flatMap(({ at, schema }) => {
      const widget = needs[uiAt(definition.ui, at)['ui:widget'] ?? ''];
      if (!widget || !schema.type || widget.isThere(at, schema, definition)) return [];
      return [{ part: 'ui', at: `${at}/ui:widget`, message: widget.message }];
    }),
};
