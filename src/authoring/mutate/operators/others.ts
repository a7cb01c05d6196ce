import { type Definition, getAt, parentOf, partsOf, type Pointer, type Schema } from '#engine';
import { valuesIn } from '../../walk';
import { allFields } from '../places';

/** The entry after this one, the first after the last; none of a list of one. */
export const after = <T>(list: T[], one: T): T | undefined =>
  list.length > 1 || !list.includes(one) ? list[(list.indexOf(one) + 1) % list.length] : undefined;

/** How like another field is, from the strictest to the loosest. */
const likeness: ((one: Schema, other: Schema) => boolean)[] = [
  (one, other) => isLike(one, other) && one.readOnly === other.readOnly,
  (one, other) => isLike(one, other),
  () => true,
];

const isLike = (one: Schema, other: Schema) =>
  one.format === other.format && !one.enum === !other.enum;

const isSameKind = (one: Schema, other: Schema) =>
  one.type === other.type && !one.upload === !other.upload;

/** Another field of the same object that holds values of the same kind. `at`: a pointer into the answers. */
export function otherField(
  definition: Definition,
  at: Pointer,
  besides: Pointer[] = [],
): Pointer | undefined {
  const fields = allFields(definition)
    .filter((field) => parentOf(field.at) === parentOf(at) && !besides.includes(field.at))
    .map((field) => ({ name: field.at, schema: field.schema }));
  const own = allFields(definition).find((field) => field.at === at)?.schema;
  if (!own) return undefined;
  return likeness
    .map((fits) => {
      const like = fields.filter(
        ({ name, schema }) => name === at || (isSameKind(own, schema) && fits(own, schema)),
      );
      return after([...new Set(like.map(({ name }) => name))], at);
    })
    .find((found) => found !== undefined);
}

/** Two values of each record, for definitions that read only one. */
const known: { [root: string]: Pointer[] } = {
  policy: ['/policy/policyNo', '/policy/planId'],
  customer: ['/customer/fullName', '/customer/firstName', '/customer/lastName'],
  subType: ['/subType/code', '/subType/name'],
};

/**
 * Another value of the same part of the document. `item`: the list whose entries `/item` names, as a pointer into the
 * answers.
 */
export function otherPointer(
  definition: Definition,
  pointer: Pointer,
  item?: Pointer,
): Pointer | undefined {
  const [root = '', ...rest] = partsOf(pointer);
  if (rest.length === 0) return undefined;
  const at = pointer.slice(root.length + 1);
  if (root === 'answers' || root === 'first') {
    const other = otherField(definition, at);
    return other && `/${root}${other}`;
  }
  if (root === 'item' && item !== undefined) {
    const other = otherField(definition, `${item}/items${at}`);
    return other && `/item${other.slice(`${item}/items`.length)}`;
  }
  const read = [...new Set([...pointersBelow(definition, root), ...(known[root] ?? [])])];
  return after(read, pointer);
}

/** The pointers in request.json that begin at a part of the document, and what its loads keep. */
function pointersBelow({ request }: Definition, root: string): Pointer[] {
  const kept = (request.load ?? []).flatMap(({ keep }) => Object.keys(keep));
  const read = [...valuesIn(request)].flatMap(([, value]) =>
    typeof value === 'string' && value.startsWith(`/${root}/`) ? [value] : [],
  );
  return root === 'loaded' ? [...read, ...kept.map((name) => `/loaded${name}`)] : read;
}

/** The names of the fields in the entries of a list. `at`: a pointer into the answers. */
export const entryNames = (definition: Definition, at: Pointer): string[] => [
  ...new Set(
    allFields(definition)
      .filter((field) => parentOf(field.at) === `${at}/items`)
      .map((field) => partsOf(field.at).at(-1)!),
  ),
];

/** Whether a schema around this one, for the same value, requires a name, too. */
export function isRequiredAround(whole: Schema, at: Pointer, name: string): boolean {
  const parts = partsOf(at);
  for (let i = parts.length - 1; i >= 0; i--) {
    const [before, part] = [parts[i - 1], parts[i]!];
    const isSameValue = part === 'then' || part === 'if' || part === 'allOf' || before === 'allOf';
    if (!isSameValue || before === 'properties') return false;
    const around = getAt(whole, `/${parts.slice(0, i).join('/')}`.replace(/\/$/, ''));
    if (around?.required?.includes(name)) return true;
  }
  return false;
}
