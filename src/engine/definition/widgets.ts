interface Widget {
  /** The JSON types that it supports. */
  types: string[];
  description: string;
}

/** The widgets that `ui:widget` may name. */
export const widgets = {
  text: { types: ['string', 'number', 'integer'], description: 'A text box of one line.' },
  textarea: { types: ['string'], description: 'A text box of several lines.' },
  select: {
    types: ['string', 'number', 'integer'],
    description: 'A drop-down of the values of `enum`, or of a list of request.json (`lists`).',
  },
  radio: {
    types: ['string', 'number', 'integer', 'boolean'],
    description: 'All values of `enum` at once, one of them chosen.',
  },
  checkbox: {
    types: ['boolean'],
    description:
      'A box to tick, with its title next to it; with `"enum": [true]` it must be ticked.',
  },
  checkboxes: {
    types: ['array'],
    description:
      'A group of boxes, of which several can be ticked: the values of the `enum` of its `items`.',
  },
  date: { types: ['string'], description: 'A day: typed, or chosen from a calendar.' },
  upload: { types: ['object'], description: 'A file, as `upload` says.' },
  otp: { types: ['string'], description: 'A value that is proved by an OTP (`proof`, `proofs`).' },
  pincode: {
    types: ['string'],
    description: 'A value whose look-up fills other fields (`lookUps`).',
  },
  existing: {
    types: ['string', 'number', 'integer'],
    description: 'Nothing: a value of the insurer to read.',
  },
  hidden: {
    types: ['string', 'number', 'integer', 'boolean'],
    description: 'Nothing, and is not shown: a value that only conditions and payloads read.',
  },
  note: { types: ['null'], description: 'Nothing: texts and `ui:links`.' },
  links: {
    types: ['null'],
    description: 'Nothing: a list of request.json as links, each to its `url`, in a new tab.',
  },
  button: { types: ['boolean'], description: 'A step that is taken by pressing.' },
  entries: {
    types: ['array'],
    description:
      'A list, entry by entry (`ui:entries`); only to read where the list is `readOnly`.',
  },
  table: {
    types: ['array'],
    description:
      'A given list, one row for each entry: `readOnly` fields to read, the others to fill in.',
  },
  webcam: { types: ['object'], description: 'A photo taken now, proved by a call (`holdsWhen`).' },
} satisfies { [name: string]: Widget };

export type WidgetName = keyof typeof widgets;

/** The JSON types that a widget supports; undefined for a name that is none. */
export const typesOfWidget = (name: string): string[] | undefined =>
  Object.hasOwn(widgets, name) ? widgets[name as WidgetName].types : undefined;
