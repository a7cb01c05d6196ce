import { getAt, isObject, oncePer, partsOf, type Pointer, type Schema } from '#engine';
import type { Definition } from '../model/definition';
import {
  documentSubjects,
  policySubjects,
  responseSubjects,
  type Subject,
} from '../model/subjects';
import { titleOf } from '../model/words';
import type { Option } from './control';

/** Whether a value is a rule: a schema for something. */
export const isRule = ({ named }: Schema): boolean =>
  named === 'rule' || named === 'responseRule' || named === 'policyRule';

/** Whether a value is a pointer to one of some values. */
export const isPointer = ({ named }: Schema): boolean =>
  named === 'pointer' || named === 'responsePointer';

/** Whether a value is an object with names of its own. */
export const isMap = (meta: Schema): boolean =>
  meta.named === 'payload' || (meta.type === 'object' && isObject(meta.additionalProperties));

/** What the metaschema says of a value, or of the values of a map. */
const valuesOfMap = oncePer(({ propertyNames: _names, ...meta }: Schema): string =>
  JSON.stringify(meta),
);

/** What a pointer, a map or a rule of a part reads: the document, the response of its call, or a policy. */
export function subjectsFor(
  definition: Definition,
  part: Pointer,
  { at, meta }: { at: Pointer; meta: Schema },
): Subject[] {
  const values = valuesOfMap(meta);
  if (values.includes('policyRule')) return policySubjects;
  if (/response(Pointers?|Rule)"/.test(values)) {
    const response = responseSubjects(definition, part);
    const list: unknown = getAt(definition.request, `${part}/find/in`);
    if (typeof list !== 'string' || /^\/(find|messageFrom)/.test(at)) return response;
    const entry = `${list}/0/`;
    return response
      .filter((one) => one.at.startsWith(entry))
      .map((one) => ({ ...one, at: one.at.slice(entry.length - 1) }));
  }
  const [list, index] = partsOf(part);
  const done =
    list === 'steps' ? Number(index) + (/^\/(pause|stopWhen)/.test(at) ? 1 : 0) : undefined;
  // Loads come before the answers.
  const all = documentSubjects(definition, list === 'load' ? 0 : done);
  return list === 'load' || list === 'blocked'
    ? all.filter((one) => !one.at.startsWith('/answers/'))
    : all;
}

export const asOptions = (subjects: Subject[]): Option[] =>
  subjects.map(({ at, label }) => ({ value: at, label: `${label}  ${at}` }));

/** The fields of the form, by their pointers. */
export const fieldOptions = oncePer((definition: Definition): Option[] =>
  definition.fields
    .filter(({ schema }) => schema.type !== 'null')
    .map(({ at }) => ({ value: at, label: titleOf(definition, at) })),
);
