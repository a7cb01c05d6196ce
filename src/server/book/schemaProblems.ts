/** The part of an error of Ajv that is read here. */
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: { [name: string]: any };
}

const words: { [keyword: string]: (params: SchemaError['params']) => string } = {
  type: ({ type }) => `must be ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${JSON.stringify(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  format: ({ format }) => `must be ${formats[format] ?? `in the format "${format}"`}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  minLength: ({ limit }) => `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
};

const formats: { [format: string]: string } = {
  date: 'a date as YYYY-MM-DD',
  email: 'an e-mail address',
  pan: 'a PAN',
  gstin: 'a GSTIN',
};

/** What to correct, by place: `/policies/0/planId is missing. Add it.` No problem for what follows from another error. */
export function problemOf({ instancePath, schemaPath, keyword, params }: SchemaError): string[] {
  if (keyword === 'if' || keyword === 'anyOf') return [];
  if (keyword === 'required')
    return [`${instancePath}/${params.missingProperty} is missing. Add it.`];
  if (keyword === 'additionalProperties')
    return [`${instancePath}/${params.additionalProperty} is no name of the schema. Remove it.`];
  // The only alternative that the schema has is an empty text.
  const isAlternative = schemaPath.includes('/anyOf/');
  if (isAlternative && keyword === 'const') return [];
  const says = words[keyword]?.(params) ?? `breaks the rule "${keyword}" of the schema`;
  return [`${instancePath || 'The line'} ${says}${isAlternative ? ', or empty' : ''}.`];
}
