import {
  comparesWith,
  isObject,
  type Json,
  namedIn,
  type Pointer,
  pointerOf,
  type Schema,
} from '#engine';
import { didYouMean, nearlyOf } from '../../didYouMean';
import { keywordTypes } from '../shared/keywordTypes';
import { accepts } from './accepts';
import { dateKeywords } from './answers';
import { mismatch } from './compare';
import { describe } from './describe';
import type { Report } from './report';
import { advice } from './resolve';
import {
  alternativesOf,
  anything,
  jsonTypeOf,
  typeAt,
  union,
  type ValueType,
  valuesOf,
} from './valueType';

/** What a condition is evaluated against. */
export interface Instance {
  /** The value as a whole. */
  root: ValueType;
  /** What `/…` points into; by default the root. */
  named?: ValueType;
  /** Why nothing is below a name of the root. */
  empty?: { [name: string]: string };
  /** What has the names, for a diagnostic: `the response of "POST pan-check/"`. */
  of?: string;
  /** Other checks look at names and values; here only the forms of dates are checked. */
  isFormsOnly?: true;
}

interface Tested {
  type: ValueType;
  /** The object around it, into which `./…` points. */
  parent: ValueType;
  name: string;
  path: string[];
}

/** Reports what a condition tests that its value never has. */
export function checkCondition(
  report: Report,
  condition: Schema,
  instance: Instance,
  at: Pointer,
): void {
  check(condition, { type: instance.root, parent: anything, name: '', path: [] }, at);

  function check(schema: unknown, tested: Tested, at: Pointer): void {
    if (!isObject(schema)) return;
    checkNames(schema, tested, at);
    if (tested.path.length > 0) {
      if (!isFormsOnly(tested)) checkValues(schema, tested, at);
      checkKeywords(schema, tested, at);
    }
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const [i, part] of ((schema[keyword] ?? []) as Schema[]).entries())
        check(part, tested, at + pointerOf(keyword, i));
    for (const keyword of ['not', 'if', 'then', 'else'])
      check(schema[keyword], tested, at + pointerOf(keyword));
    for (const keyword of ['items', 'contains'])
      check(
        schema[keyword],
        { ...tested, type: itemsOf(tested.type), parent: tested.type },
        at + pointerOf(keyword),
      );
  }

  /** What answers can be by schema.json is compared elsewhere. */
  function isFormsOnly({ path }: Tested): boolean {
    return instance.isFormsOnly === true || ['answers', 'first'].includes(path[0]!);
  }

  function checkNames(schema: Schema, tested: Tested, at: Pointer): void {
    const below = (name: string, where: Pointer): ValueType | undefined => {
      const found = typeAt(tested.type, pointerOf(name));
      if (!('name' in found)) return found.type;
      if (instance.isFormsOnly) return undefined;
      const whole = tested.name === '' ? instance.of : `"${tested.name}"`;
      const empty = tested.path.length === 1 && instance.empty?.[tested.path[0]!];
      const why = empty && found.known.length === 0 ? `: ${empty}` : '';
      report.add(
        'condition-name',
        where,
        alternativesOf(tested.type).some((one) => jsonTypeOf(one) === 'object')
          ? `Unknown name "${name}"${why || (whole ? ` in ${whole}` : '')}. ${didYouMean(name, found.known, why ? 'Test something else.' : undefined)}`
          : `"${name}" is tested, but ${advice({ ...found, holderAt: pointerOf(...tested.path) })}`,
        'name',
      );
      return undefined;
    };
    const properties = isObject(schema.properties) ? schema.properties : {};
    for (const [name, part] of Object.entries(properties)) {
      const where = at + pointerOf('properties', name);
      const type = below(name, where);
      if (type)
        check(part, { type, parent: tested.type, name, path: [...tested.path, name] }, where);
    }
    for (const [i, name] of ((schema.required ?? []) as string[]).entries())
      if (!Object.hasOwn(properties, name)) below(name, at + pointerOf('required', i));
  }

  function checkValues(schema: Schema, { type, name }: Tested, at: Pointer): void {
    const values: [Json, Pointer][] =
      'const' in schema
        ? [[schema.const, `${at}/const`]]
        : ((schema.enum ?? []) as Json[]).map((value, i) => [value, `${at}/enum/${i}`]);
    for (const [value, where] of values) {
      const text = JSON.stringify(value);
      const alternatives = alternativesOf(type);
      if (!isObject(value) && !Array.isArray(value) && !accepts(type, value)) {
        const listed = alternatives.map(valuesOf);
        const known = listed.flatMap((values) => values ?? []);
        const hint =
          known.length > 0 && (value !== null || !listed.includes(undefined))
            ? didYouMean(
                String(value),
                known.map(String),
                `It is one of: ${known.map((one) => JSON.stringify(one)).join(', ')}.`,
              )
            : `It is ${describe(type)}${isEmptyText(alternatives) ? ', or an empty text where nothing is known' : ''}. Test for such a value.`;
        report.add('condition-value', where, `"${name}" never has the value ${text}. ${hint}`);
        continue;
      }
      // Other systems may answer anything, but a text that differs by a letter from a known one is a slip.
      const known = alternatives
        .flatMap((one) => valuesOf(one) ?? ((one.examples ?? []) as Json[]))
        .filter((one) => typeof one === 'string' && one !== '') as string[];
      const isVague = alternatives.every(({ format, pattern }) => !format && !pattern);
      if (typeof value !== 'string' || !isVague || value === '' || known.includes(value)) continue;
      const meant = nearlyOf(value, known);
      if (meant !== undefined)
        report.add(
          'condition-value',
          where,
          `"${name}" is not known to have the value ${text}. Did you mean "${meant}"?`,
        );
    }
  }

  function checkKeywords(schema: Schema, tested: Tested, at: Pointer): void {
    const { type, name, parent } = tested;
    const types = [schema.type ?? []].flat() as string[];
    if (!isFormsOnly(tested) && types.length > 0 && mismatch({ type: types }, jsonTypesOf(type))) {
      report.add(
        'condition-value',
        `${at}/type`,
        `"${name}" is never of type ${types.join(' or ')}: it is ${describe(type)}. Correct the type.`,
      );
      return;
    }
    for (const keyword of Object.keys(schema)) {
      const where = at + pointerOf(keyword);
      const applies = keyword === 'properties' ? undefined : keywordTypes[keyword];
      if (
        !isFormsOnly(tested) &&
        applies &&
        applies.every((one) => mismatch({ type: one }, jsonTypesOf(type)))
      ) {
        report.add(
          'condition-value',
          where,
          `${keyword} applies to ${applies.join(' or ')}, but "${name}" is ${describe(type)}. Remove it, or test something else.`,
          'name',
        );
        continue;
      }
      const format =
        keyword === 'format' ? schema.format : dateKeywords.includes(keyword) ? 'date' : undefined;
      const found = typeof format === 'string' && mismatch(type, { type: 'string', format });
      if (found) {
        report.add(
          'condition-value',
          where,
          `${keyword} needs ${found.to}, but "${name}" is ${found.from}. Test a value of that form.`,
        );
        continue;
      }
      if (!instance.isFormsOnly) checkOperand(schema, keyword, { type, name, parent }, where);
    }
  }

  function checkOperand(
    schema: Schema,
    keyword: string,
    tested: Pick<Tested, 'type' | 'name' | 'parent'>,
    at: Pointer,
  ): void {
    const from: unknown = schema.changedFrom?.from;
    const named =
      keyword === 'changedFrom' && typeof from === 'string'
        ? [{ pointer: from, within: '/from' }]
        : namedIn(keyword, schema[keyword]);
    for (const { pointer, within } of named) checkNamed(keyword, pointer, tested, at + within);
  }

  function checkNamed(
    keyword: string,
    limit: Pointer,
    tested: Pick<Tested, 'type' | 'name' | 'parent'>,
    where: Pointer,
  ): void {
    const isBeside = limit.startsWith('./');
    const found = typeAt(
      isBeside ? tested.parent : (instance.named ?? instance.root),
      isBeside ? limit.slice(1) : limit,
    );
    if ('name' in found) {
      report.add('condition-name', where, `"${limit}" does not exist here: ${advice(found)}`);
      return;
    }
    const compared = comparedTypes[comparesWith(keyword)!] ?? tested.type;
    const wrong = mismatch(found.type, compared);
    if (wrong)
      report.add(
        'condition-value',
        where,
        `${keyword} compares "${tested.name}" with "${limit}", which is ${wrong.from} and not ${wrong.to}. Compare with a value of that kind.`,
      );
  }
}

const isEmptyText = (alternatives: ValueType[]) => alternatives.some((one) => one.const === '');

/** What a value that is compared with has to be, whatever is tested. */
const comparedTypes: { [kind: string]: ValueType | undefined } = {
  date: { type: 'string', format: 'date' },
  number: { type: ['number', 'string'] },
};

const jsonTypesOf = (type: ValueType): ValueType =>
  union(
    alternativesOf(type).map((one) => {
      const known = jsonTypeOf(one);
      return known === undefined ? anything : { type: known };
    }),
  );

const itemsOf = (type: ValueType): ValueType =>
  union(
    alternativesOf(type).map((one) =>
      jsonTypeOf(one) === 'array' ? (one.items ?? anything) : anything,
    ),
  );
