import { type CompiledDefinition, partsOf, type Pointer } from '#engine';
import { ageRules } from '../coverage/dayDetails';
import { sentence, slug, spaced } from '../draft/describe';
import { describeValue, titleOf } from '../draft/describeValue';
import type { Words } from '../draft/draft';
import type { ExampleKind } from '../examples/example';
import { subjectOf } from '../fill/wishes';
import { policyRecord } from '../lint/types/records';
import type { Boundary } from './boundary';
import { dayPhrases } from './dayPhrases';
import type { Family } from './families';
import { limitPhrases } from './limitPhrases';
import { countOf, type Phrase, type Said } from './phrase';
import type { Trial } from './trial';
import { valuePhrases } from './valuePhrases';

const phrases = { ...limitPhrases, ...dayPhrases, ...valuePhrases };

/** The name and the sentence of an example at a boundary. `today`: its day. */
export function wordsForBoundary(
  definition: CompiledDefinition,
  trial: Trial,
  kind: ExampleKind,
  today: string,
): Words {
  const { boundary } = trial;
  const title = nameOf(definition, boundary);
  const { word, is } = phraseFor(definition, trial, kind, today);
  const effect =
    boundary.condition && kind === 'refused' ? ', so that the customer may not ask' : '';
  return { name: slug(`${title} ${word}`), about: sentence(`${title} ${is}${effect}`) };
}

function phraseFor(
  definition: CompiledDefinition,
  { boundary, value, offset }: Trial,
  kind: ExampleKind,
  today: string,
): Phrase {
  const { schema, keyword, outcome, isSoft, condition, field } = boundary;
  const said: Said = {
    schema,
    keyword,
    outcome,
    choice: boundary.value,
    value,
    is: condition
      ? `is ${typeof value === 'string' ? JSON.stringify(value) : value}`
      : describeValue(definition, field, value).is,
    scope: condition ? 'condition' : isSoft ? 'usual' : 'allowed',
    isAccepted: kind !== 'rejected',
    today,
    offset,
    turning: turningOf(definition, boundary),
  };
  const say = phrases[keyword];
  return say ? say(said) : { word: `${keyword} ${outcome}`, is: `${said.is} (${keyword})` };
}

/** The day that a rule compares with, unless it is today. */
function turningOf(definition: CompiledDefinition, boundary: Boundary): string | undefined {
  const { schema, keyword, field } = boundary;
  const limit: unknown = schema[keyword];
  if (ageRules.includes(keyword) || typeof limit !== 'string' || limit === 'today')
    return undefined;
  const at = limit.startsWith('./') ? field.replace(/[^/]*$/, limit.slice(2)) : limit;
  return titleOf(definition, at);
}

/** What a boundary is about: the label of a field, or what a condition reads. */
export function nameOf(definition: CompiledDefinition, { field, condition }: Boundary): string {
  if (condition === undefined) return titleOf(definition, field);
  if (condition.startsWith('schema#'))
    return titleOf(definition, subjectOf(condition.slice('schema#'.length)) + field);
  const [root, ...rest] = partsOf(field);
  const name = spaced(rest.at(-1) ?? root!);
  if (condition.startsWith('request#/policies/')) return `The policy's ${recordTitle(root!)}`;
  if (root === 'answers') return titleOf(definition, field.slice('/answers'.length) as Pointer);
  return root === 'loaded' ? `What is loaded as ${name}` : `The ${name} of the ${root}`;
}

const recordTitle = (name: string): string =>
  policyRecord.properties?.[name]?.title ?? spaced(name);

/** The name and the sentence of an example that shows several boundaries. */
export function wordsForFamily(
  definition: CompiledDefinition,
  { name, about, unit }: Family,
  trials: Trial[],
): Words {
  const titles = trials.map(({ boundary: { field, schema, keyword } }) => {
    const limit: number = schema[keyword];
    return `${titleOf(definition, field)} (${unit ? countOf(limit, unit) : limit})`;
  });
  return { name: slug(name), about: sentence(`${about}: ${titles.join(', ')}`) };
}
