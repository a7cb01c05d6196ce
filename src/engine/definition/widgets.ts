/** The widgets that `ui:widget` may name, with the JSON types that each supports. */
export const widgets = {
  text: ['string', 'number', 'integer'],
  textarea: ['string'],
  select: ['string', 'integer'],
  radio: ['string', 'boolean'],
  checkbox: ['boolean'],
  date: ['string'],
  upload: ['object'],
  otp: ['string'],
  pincode: ['string'],
  existing: ['string', 'number', 'integer'],
  hidden: ['string', 'number', 'integer', 'boolean'],
  note: ['null'],
  links: ['null'],
  button: ['boolean'],
  entries: ['array'],
  table: ['array'],
  webcam: ['object'],
} satisfies { [name: string]: string[] };

export type WidgetName = keyof typeof widgets;
