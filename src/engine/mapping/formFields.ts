/** The fields of a form for a payload: lists and objects as JSON, `null` as text; what does not exist has no field. */
export const formFieldsOf = (payload: object): [name: string, text: string][] =>
  Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, formText(value)]);

export const formText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
