import { maskedValues, type Pointer, type RequestRules, uiAt } from '#engine';
import type { Check, CheckInput } from './check';

/** A mask must not be evaded by another way of the value to the browser, and nothing there may need the whole value. */
export const mask: Check = {
  id: 'mask',
  isOfStructure: true,
  *run(input) {
    const { definition, pointers } = input;
    const values = maskedValues(definition);
    for (const field of pointers) {
      const { 'ui:mask': mask } = uiAt(definition.ui, field.replaceAll(/\/items(?=\/|$)/g, '/0'));
      if (!mask) continue;
      const at = `${field}/ui:mask`;
      if ((mask.first ?? 0) + (mask.last ?? 0) === 0) {
        yield {
          file: 'ui',
          at,
          message:
            'This mask shows nothing at all. Write how many characters are read: { "last": 4 }.',
        };
        continue;
      }
      const value = values.find((one) => one.field === field);
      if (value) {
        const other = otherUse(input, field, value.from);
        if (other !== undefined)
          yield {
            file: 'ui',
            at,
            message: `The browser gets "${field}" masked, but ${other} needs all of it. Remove one of them.`,
          };
      } else if (isOfRecords(input, field))
        yield {
          file: 'ui',
          at,
          message: `"${field}" is not typed, and only a value of a load can be masked. Prefill the field, or the readOnly list that it is in, with a pointer to what a load keeps, such as "/loaded/account".`,
        };
    }
  },
};

/** Whether the customer does not type it: it is read-only, or in a list that they are given. */
function isOfRecords({ fields, definition: { request } }: CheckInput, field: Pointer): boolean {
  const isReadOnly = fields.some(({ at, schema }) => schema.readOnly && isWithin(field, at));
  const filled = [...Object.values(request.lookUps ?? {}), ...Object.values(request.lists ?? {})];
  return isReadOnly || filled.some(({ fills = {} }) => field in fills || field.slice(1) in fills);
}

const isWithin = (inner: Pointer, outer: Pointer) => `${inner}/`.startsWith(`${outer}/`);

/** What in the browser needs a value that it gets masked, if anything. */
function otherUse(
  { definition: { schema, request } }: CheckInput,
  field: Pointer,
  from: string,
): string | undefined {
  const [list, inner] = from.split('/*/');
  const name = JSON.stringify((inner ?? list!).split('/').at(-1));
  const owner = field.split('/items')[0]!;
  const { [owner]: _own, ...prefill } = request.prefill ?? {};
  // Each entry is named by the list.
  if (namesPointer(prefill, list!)) return 'another "prefill"';
  if (namesPointer(prefill, `/answers${owner}`)) return 'another "prefill"';
  const named = field.replaceAll('/items', '');
  if (namesPointer(schema, owner) || namesPointer(schema, named))
    return 'a comparison in schema.json';
  if (conditionsIn(schema).some((one) => one.includes(name))) return 'a condition in schema.json';
  const [part] = partsWithConditions.filter((one) => conditionsOf(request, one).includes(name));
  if (part) return `a condition of "${part}"`;
  if (namesPointer([request.lists, request.lookUps, request.load, request.proofs], list!))
    return 'a call';
  return undefined;
}

/** Whether something is a pointer to a value, or into it. */
const namesPointer = (part: unknown, pointer: string): boolean => {
  const text = JSON.stringify(part) ?? '';
  return text.includes(`"${pointer}"`) || text.includes(`"${pointer}/`);
};

/** The conditions of a schema, as text. */
function conditionsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, part]) => [
    ...(keyword === 'if' ? [JSON.stringify(part)] : []),
    ...conditionsIn(part),
  ]);
}

const partsWithConditions = ['blocked', 'load', 'submitWhen', 'steps', 'signatures'] as const;

/** The conditions over the document that a part of request.json has, as text. */
const conditionsOf = (request: RequestRules, part: (typeof partsWithConditions)[number]): string =>
  JSON.stringify(request[part] ?? [], (key, value: unknown) =>
    ['send', 'keep', 'call', 'message', 'title', 'none', 'id', 'save', 'stopWhen'].includes(key)
      ? undefined
      : value,
  );
