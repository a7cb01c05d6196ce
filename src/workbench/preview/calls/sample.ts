import { isObject, type Schema } from '#engine';

/** A text for each format in the contracts of responses. */
const texts: { [format: string]: string } = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00.000Z',
};

/** A value that is valid against a contract, with all required properties; a list has one entry. */
export function sampleOf(type: Schema): unknown {
  if (type.const !== undefined) return type.const;
  const known = type.enum?.[0] ?? type.examples?.[0];
  if (known !== undefined) return known;
  // An empty text, where it is allowed, needs no format.
  if (type.anyOf)
    return sampleOf(type.anyOf.find(({ const: only }: Schema) => only === '') ?? type.anyOf[0]);
  if (type.properties) return completed({}, type);
  const kind: unknown = Array.isArray(type.type) ? type.type[0] : type.type;
  if (kind === 'array') return [sampleOf(type.items ?? {})];
  if (kind === 'string') return texts[type.format ?? ''] ?? '';
  if (kind === 'number' || kind === 'integer') return type.minimum ?? 0;
  if (kind === 'boolean') return false;
  return {};
}

/** Adds the required properties that a response lacks: the demo book has only those that request types read. */
export function completed(response: unknown, type: Schema): unknown {
  if (Array.isArray(response))
    return type.items ? response.map((entry) => completed(entry, type.items)) : response;
  if (!isObject(response) || !type.properties) return response;
  const required: string[] = type.required ?? [];
  const whole: { [name: string]: unknown } = {};
  for (const [name, part] of Object.entries(type.properties as { [name: string]: Schema }))
    if (required.includes(name) && response[name] === undefined) whole[name] = sampleOf(part);
  for (const [name, value] of Object.entries(response))
    whole[name] = completed(value, type.properties[name] ?? {});
  return whole;
}

/** The same response with empty values, as far as its contract allows them. */
export function emptied(response: unknown, type: Schema): unknown {
  if (Array.isArray(response)) return [];
  if (isObject(response)) {
    const required: string[] = type.required ?? [];
    return Object.fromEntries(
      Object.entries(response)
        .filter(([name]) => required.includes(name))
        .map(([name, value]) => [name, emptied(value, type.properties?.[name] ?? {})]),
    );
  }
  if (Array.isArray(type.type) && type.type.includes('null')) return null;
  return typeof response === 'string' && canBeEmpty(type) ? '' : response;
}

const canBeEmpty = ({ type, anyOf, enum: values, format, const: only }: Schema): boolean =>
  anyOf?.some((one: Schema) => one.const === '') ??
  values?.includes('') ??
  (type === 'string' && format === undefined && only === undefined);
