import { type Json, partsOf } from '#engine';
import { counterexample, type Mismatch, mismatch } from './compare';
import { describe } from './describe';
import type { Place } from './documents';
import type { Source } from './expressions';
import type { Report } from './report';
import { alternativesOf, jsonTypeOf, propertiesOf, typeAt, type ValueType } from './valueType';

/** What takes a value: a field, or an input of a call. `name` as a diagnostic has it: `"dob" of "GET policy/"`. */
export interface Target {
  type: ValueType;
  name: string;
  /** An empty text counts as no value, as in a field. */
  isEmptyAllowed?: true;
  /** The customer reads a message where this value is given, so it may be meant. */
  isRefused?: (value: Json) => boolean;
}

/** Reports values that their target can never hold. */
export function checkGiven(
  report: Report,
  place: Place,
  sources: Source[],
  target: Target,
): boolean {
  let isRight = true;
  for (const { type, at, name } of sources) {
    const given = target.isEmptyAllowed ? withoutEmpty(type) : type;
    const found = given && mismatch(given, target.type);
    if (!found) continue;
    isRight = false;
    if ('const' in type) {
      if (target.isRefused?.(type.const)) continue;
      report.add(
        'value-type',
        at,
        `${capital(target.name)} cannot be ${name}: it takes ${found.to}. Use such a value.`,
      );
      continue;
    }
    const text =
      found.at === ''
        ? `${name} is ${found.from}, but ${target.name} takes ${found.to}. ${remedy(place, target.type)}`
        : `${name} does not fit ${target.name}: ${partText(found)}`;
    report.add('value-type', at, text);
  }
  return isRight;
}

/** What is wrong with a part of a value: `/items/units` is the part "units" of its entries. */
function partText({ at, from, to }: Mismatch): string {
  const parts = partsOf(at);
  const whose = parts[0] === 'items' ? 'its entries' : 'it';
  const part = parts.filter((one) => one !== 'items').join('/');
  if (part === '') return `${whose} are ${from}, not ${to}. Use another list.`;
  if (from === 'nothing')
    return `${whose} ${whose === 'it' ? 'has' : 'have'} no "${part}". Use a value that has it.`;
  return `"${part}" of ${whose} is ${from}, not ${to}. Use a value of that kind.`;
}

/** Reports an answer that the form accepts and its target does not. */
export function checkEveryValue(report: Report, { type, at, name }: Source, target: Target): void {
  const value = counterexample(type, target.type);
  if (value === undefined) return;
  const text = JSON.stringify(value);
  report.add(
    'value-type',
    at,
    `${name} may be ${text.length > 60 ? `a text of ${text.length - 2} characters` : text}, which ${target.name} refuses: it takes ${limits(target.type)}. Give the field the same limits in schema.json.`,
  );
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

function limits(type: ValueType): string {
  const [{ minLength, maxLength } = {} as ValueType] = alternativesOf(type);
  const most = maxLength ? ` of at most ${maxLength} characters` : '';
  const least = minLength > 1 ? ` of at least ${minLength} characters` : '';
  return `${describe(type)}${least || most}`;
}

function withoutEmpty(type: ValueType): ValueType | undefined {
  const rest = alternativesOf(type).filter((one) => one.const !== '' && one.const !== null);
  return rest.length === 0 ? undefined : { anyOf: rest };
}

/** Values of the document that fit, where the target is of a certain kind. */
function remedy(place: Place, target: ValueType): string {
  const kinds = alternativesOf(target).filter(({ title, format }) => title || format);
  const fitting = kinds.length === 0 ? [] : [...fittingPointers(place, target, kinds)];
  if (fitting.length === 0) return 'Use a value of that kind.';
  return `Use a value of that kind, such as ${fitting.slice(0, 3).join(' or ')}.`;
}

function* fittingPointers(
  { type }: Place,
  target: ValueType,
  kinds: ValueType[],
): Generator<string> {
  for (const root of ['policy', 'customer', 'loaded']) {
    const found = typeAt(type, `/${root}`);
    if ('name' in found) continue;
    for (const [name, part] of Object.entries(propertiesOf(found.type) ?? {})) {
      const isOfKind = alternativesOf(part).some((one) =>
        kinds.some(
          ({ title, format }) =>
            jsonTypeOf(one) === 'string' && one.title === title && one.format === format,
        ),
      );
      if (isOfKind && !mismatch(part, target)) yield `"/${root}/${name}"`;
    }
  }
}
