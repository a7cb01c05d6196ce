import { knownCalls } from '#api';
import { canBeStep, isText, metaschemas } from '#authoring';
import { getAt, isObject, parentOf, partsOf, type Pointer, type Schema } from '#engine';
import { pieces } from '../../editor/names';
import { inputOf, setCall } from '../edit/calls';
import { renameStep } from '../edit/renameStep';
import { type Definition, pathIn } from '../model/definition';
import { withPiece } from '../model/fields';
import { labelOf } from '../model/labels';
import { plainMeta } from '../model/metaOf';
import {
  metaOfPlain,
  namesIn,
  partKindAt,
  type PartProperty,
  plainNames,
  propertiesOf,
} from '../model/parts';
import { textIn } from '../model/words';
import { type Control, controlAt, type MapNames, type Option } from './control';
import { fieldOptions, isMap, isPointer, isRule, subjectsFor } from './reads';

const whole = metaschemas.request as Schema;

/** The controls of a part of request.json, from what the metaschema says of it. */
export function partControls(definition: Definition, part: Pointer): Control[] {
  const kind = partKindAt(part);
  if (!kind) return [];
  const own = propertiesOf(getAt(definition.request, part), kind).map((property) =>
    propertyControl(definition, part, property),
  );
  return kind.name === 'load' ? [...own, filledFrom(definition, part)] : own;
}

/** Where the fields begin with that a load is for. */
function filledFrom(definition: Definition, load: Pointer): Control {
  const [prefill] = plainControls(definition).filter(({ name }) => name === 'prefill');
  const kept = Object.keys(getAt(definition.request, `${load}/keep`) ?? {});
  const loaded = prefill!.subjects!.filter(({ at }) =>
    kept.some((name) => at === `/loaded${name}`),
  );
  return { ...prefill!, subjects: loaded, isNeeded: true };
}

/** The controls of what request.json says of the request as a whole. */
export const plainControls = (definition: Definition): Control[] =>
  plainNames.map((name) => {
    const meta = metaOfPlain(name);
    const isNeeded = whole.required.includes(name);
    return propertyControl(definition, '', { at: `/${name}`, name, meta, isNeeded });
  });

function propertyControl(definition: Definition, part: Pointer, property: PartProperty): Control {
  const { at, name, meta, isNeeded } = property;
  const file = pathIn(definition.key, 'request');
  const list = plainMeta(meta.items, whole);
  const reads = isRule(meta) || isMap(meta) || isPointer(meta) || isPointer(list);
  const subjects = reads ? subjectsFor(definition, part, property) : undefined;
  const options = optionsFor(definition, part, property);
  return controlAt(definition, file, part + parentOf(at), name, {
    label: [...partsOf(at)].map((one) => labelOf(one)).join(': '),
    meta,
    until: part,
    ...(isNeeded && { isNeeded }),
    ...(parentOf(at) !== '' && { isRare: true }),
    ...changeFor(definition, part, property),
    ...(subjects && { subjects }),
    ...(options && { options }),
    ...(isMap(meta) && { names: namesOf(definition, part, meta) }),
    ...(isText('request', part + at) && { languages: definition.languages }),
  });
}

function changeFor(
  definition: Definition,
  part: Pointer,
  { at, meta }: PartProperty,
): Pick<Control, 'change'> {
  if (meta.named === 'call' && at === '/call')
    return { change: (call) => setCall(definition, part, textIn(call)) };
  return at === '/id' && part.startsWith('/steps/')
    ? { change: (id) => renameStep(definition, part, textIn(id) ?? '') }
    : {};
}

/** By their paths: all begin with a method. */
const calls: Option[] = Object.keys(knownCalls)
  .map((value) => ({ value, label: value }))
  .toSorted((a, b) => (pathOf(a.value) < pathOf(b.value) ? -1 : 1));

/** The calls that a step can make; one that raises a ticket has a path of its own, or one of those that raise it. */
function callsOfStep(step: unknown): Option[] {
  const isOwn = isObject(step) && (step.raises !== undefined || step.raisesFor !== undefined);
  return calls.filter(({ value }) => {
    const { input, raisesTicket } = knownCalls[value]!;
    return isOwn ? raisesTicket === true : canBeStep(input);
  });
}

function pathOf(call: string): string {
  return call.slice(call.indexOf(' ') + 1);
}

function optionsFor(
  definition: Definition,
  part: Pointer,
  { name, meta }: PartProperty,
): Option[] | undefined {
  const named = meta.named ?? plainMeta(meta.items, whole).named;
  if (named === 'call')
    return part.startsWith('/steps/') ? callsOfStep(getAt(definition.request, part)) : calls;
  if (named === 'field') return fieldOptions(definition);
  if (name === '$ref') return piecesLike(definition, part);
  return Array.isArray(meta.oneOf) ? choicesOf(definition, meta.oneOf) : undefined;
}

/** The shared pieces that say nothing but what such a part can say. */
function piecesLike({ key, texts, values }: Definition, part: Pointer): Option[] {
  const path = pathIn(key, 'request');
  const known = namesIn(partKindAt(part)!);
  return pieces(path, texts)
    .filter(({ label }) => {
      const names = Object.keys(withPiece({ ...values, [path]: { $ref: label } }, path, '').value);
      return names.length > 0 && names.every((name) => known.has(name));
    })
    .map(({ label }) => ({ value: label, label: label.replace('../_shared/', '') }));
}

/** The values that one of several schemas allows; a pointer among them is that of a field. */
const choicesOf = (definition: Definition, ways: Schema[]): Option[] =>
  ways.flatMap((way): Option[] => {
    if (way.type === 'boolean') return ['true', 'false'].map((value) => ({ value, label: value }));
    if ('const' in way) return [{ value: String(way.const), label: String(way.const) }];
    return fieldOptions(definition);
  });

function namesOf(definition: Definition, part: Pointer, meta: Schema): MapNames {
  if (plainMeta(meta.propertyNames, whole).named === 'field')
    return { options: fieldOptions(definition), needed: [], isOpen: false };
  const call: unknown = getAt(definition.request, `${part}/call`);
  const isSent = meta.named === 'map' || meta.named === 'payload';
  const input = isSent && typeof call === 'string' ? inputOf(call) : undefined;
  const options = Object.keys(input?.properties ?? {}).map((name) => ({
    value: name,
    label: name,
  }));
  const needed = [...((input?.required ?? []) as string[])];
  return { options, needed, isOpen: options.length === 0 };
}
