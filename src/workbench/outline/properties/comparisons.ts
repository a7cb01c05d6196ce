import { alternativesOf, metaschemas, type ValueType, valuesOf } from '#authoring';
import { type Json, keywords, otherValue, type Schema } from '#engine';
import { t } from '../../i18n';
import type { Definition } from '../model/definition';
import { labelOf } from '../model/labels';
import { plainMeta } from '../model/metaOf';
import type { RuleTest } from '../model/rules';
import type { Subject } from '../model/subjects';
import { choicesFor, choiceWord } from '../model/words';
import type { Option } from './control';
import { rulesFor } from './fieldKeywords';

/** What conditions of schema.json may ask; rules of request.json may ask all that a schema can. */
const ofConditions = new Set(['is', 'given', 'ageAtLeast', 'ageBelow']);

const whole = metaschemas.schema as Schema;
const own = new Set(keywords.filter(({ validate }) => validate).map(({ name }) => name));
const plain = new Set(['minimum', 'maximum', 'minItems', 'maxItems', 'minLength', 'maxLength']);

/** What is to be compared with, as the metaschema has it. */
export const metaOfTest = (keyword: string): Schema => plainMeta(whole.properties[keyword], whole);

const isSimple = (keyword: string): boolean =>
  [metaOfTest(keyword), ...((metaOfTest(keyword).oneOf ?? []) as Schema[])].every(
    ({ type }) => type !== 'object' && type !== 'array',
  );

/** The comparisons that make sense for a value. */
export function comparisonsFor({ type }: Subject, isCondition: boolean): Option[] {
  const [alternative = {}] = alternativesOf(type);
  const kind = { schema: alternative, widget: 'text' as const, hasLookUp: false };
  const fitting = rulesFor
    .filter(([name, fits]) => (own.has(name) || plain.has(name)) && fits(kind) && isSimple(name))
    .map(([name]) => name);
  const isWhole = alternative.type === 'array' || alternative.type === 'object';
  return [...(isWhole ? [] : ['is', 'isNot']), 'given', ...fitting]
    .filter((name) => !isCondition || ofConditions.has(name))
    .map((value) => ({ value, label: wordOf(value) }));
}

export const wordOf = (keyword: string): string =>
  ['is', 'isNot', 'given'].includes(keyword) ? t(`rule.${keyword}`) : labelOf(keyword);

/** The values that a subject may have, in the words of the choices; none where it may be anything. */
export function valuesFor(definition: Definition, { at, type }: Subject, within: string): Option[] {
  const field = at.startsWith('/answers/') ? at.slice('/answers'.length) : within + at;
  const values = [
    ...choicesFor(type).map(({ value }) => value as Json),
    ...alternativesOf(type).flatMap((one): Json[] =>
      one.type === 'boolean' ? [true, false] : (valuesOf(one) ?? one.examples ?? []),
    ),
  ];
  return [...new Set(values.map((value) => JSON.stringify(value)))].map((value) => ({
    value,
    label: choiceWord(definition, field, JSON.parse(value)),
  }));
}

/** What a test begins with once a subject and a comparison are chosen. */
export function firstValue(
  definition: Definition,
  subject: Subject,
  keyword: string,
  within: string,
): unknown {
  if (keyword === 'given') return undefined;
  if (keyword === 'is' || keyword === 'isNot') {
    const [first] = valuesFor(definition, subject, within);
    return [first ? JSON.parse(first.value) : ''];
  }
  const meta = metaOfTest(keyword);
  if (meta.type === 'integer' || meta.type === 'number') return meta.minimum ?? 0;
  if (meta.type === 'boolean' || meta.const === true) return true;
  return meta.oneOf ? 'today' : '';
}

/** The first test that makes sense for a value. */
export function firstTest(
  definition: Definition,
  subject: Subject,
  within: string | undefined,
): RuleTest {
  const [{ value: keyword } = { value: 'given' }] = comparisonsFor(subject, within !== undefined);
  return {
    at: subject.at,
    keyword,
    value: firstValue(definition, subject, keyword, within ?? ''),
  };
}

/** What a keyword can be compared with: other values of the same type, and today. */
export function othersFor(subjects: Subject[], { type }: Subject, keyword: string) {
  const meta = metaOfTest(keyword);
  const ways: Schema[] = [meta, ...((meta.oneOf ?? []) as Schema[])];
  if (!ways.some(({ pattern }) => pattern === otherValue)) return undefined;
  const today = meta.oneOf ? [{ value: 'today', label: t('property.today') }] : [];
  const same = subjects.filter((one) => typeName(one.type) === typeName(type));
  return [...today, ...same.map(({ at, label }) => ({ value: at, label }))];
}

const typeName = (type: ValueType): unknown => alternativesOf(type)[0]?.type;

/** The type that a test of a value is to state. */
export const typeOfSubject = (subjects: Subject[], at: RuleTest['at']): unknown => {
  const found = subjects.find((one) => one.at === at);
  return found && typeName(found.type);
};
