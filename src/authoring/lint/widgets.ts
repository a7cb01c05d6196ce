/** The widgets that `ui:widget` may name, with the JSON types that each can ask for. The form room draws them. */
export const widgets: { [name: string]: { fits: string[]; explains: string } } = {
  text: { fits: ['string', 'number', 'integer'], explains: 'one line of text' },
  textarea: { fits: ['string'], explains: 'several lines, with a counter of what is left' },
  select: {
    fits: ['string', 'integer'],
    explains: 'a drop-down: enum with ui:enumNames, or a list of request.json',
  },
  radio: { fits: ['string', 'boolean'], explains: 'a few choices, all in sight' },
  checkbox: { fits: ['boolean'], explains: 'a box to tick, with its title beside it' },
  date: {
    fits: ['string'],
    explains: 'a date, typed as DD/MM/YYYY or picked; ui:pickOnly: only picked; needs format date',
  },
  upload: { fits: ['object'], explains: 'a file; needs the keyword upload' },
  otp: {
    fits: ['string'],
    explains: 'a value that is proved by a one-time password; needs the keyword proof',
  },
  pincode: {
    fits: ['string'],
    explains: 'a pin code whose look-up of request.json fills other fields',
  },
  existing: {
    fits: ['string', 'number', 'integer'],
    explains: 'a value as in our records, to read only',
  },
  hidden: {
    fits: ['string', 'number', 'integer', 'boolean'],
    explains: 'nothing: a value that only rules read, or that goes with an entry of a list',
  },
  note: { fits: ['null'], explains: 'words and links to read: ui:title, ui:notes, ui:links' },
  links: {
    fits: ['null'],
    explains: 'the options of a list of request.json as links, each to its url in a new tab',
  },
  button: {
    fits: ['boolean'],
    explains: 'a step that is taken by pressing; needs enum [true]',
  },
  entries: {
    fits: ['array'],
    explains: 'a list that is edited entry by entry; needs ui:entries; to read only where readOnly',
  },
  table: {
    fits: ['array'],
    explains: 'given entries as rows; what is readOnly is text, the rest is filled in',
  },
  webcam: {
    fits: ['object'],
    explains: 'a photo taken now; needs the keywords upload and proof',
  },
};
