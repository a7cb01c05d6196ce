/** The widgets that `ui:widget` may name, with the JSON types that each can ask for. The form room draws them. */
export const widgets: { [name: string]: { fits: string[]; explains: string } } = {
  text: { fits: ['string', 'number', 'integer'], explains: 'one line of text' },
  textarea: { fits: ['string'], explains: 'several lines, with a counter of what is left' },
  select: {
    fits: ['string'],
    explains: 'a drop-down: enum with ui:enumNames, or a list of request.json',
  },
  radio: { fits: ['string', 'boolean'], explains: 'a few choices, all in sight' },
  date: { fits: ['string'], explains: 'a date, typed as DD/MM/YYYY or picked; needs format date' },
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
};
