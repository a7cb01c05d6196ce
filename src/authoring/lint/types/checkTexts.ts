import { partsOf, type Pointer, placeholdersIn, refusalRules } from '#engine';
import { textsOf, type Text } from '../shared/texts';
import { describe } from './describe';
import type { Place } from './documents';
import { whyMissing } from './resolve';
import type { Types } from './types';
import { alternativesOf, type Found, jsonTypeOf, typeAt, type ValueType } from './valueType';

/** The values that texts name: they exist, can be read in a sentence, and something is read where they are missing. */
export function checkTexts(types: Types): void {
  const { report, input } = types;
  for (const text of textsOf(input)) {
    if (!text.takesValues) continue;
    const { file, at } = text;
    const place = placeOf(types, text);
    for (const { written, pointer, otherwise } of placeholdersIn(text.text)) {
      if (pointer === undefined) continue;
      const add = (message: string) => report.add('words-gap', at, message, undefined, file);
      const found = typeAt(place.type, pointer);
      if ('name' in found) add(whyMissing(place, pointer, found));
      else if (isStructure(found.type))
        add(
          `"${written}" is ${describe(found.type)} and cannot be read in a sentence. Name a text, a number or a list of texts.`,
        );
      else if (otherwise === undefined && !isSure(types, pointer, found, text))
        add(
          `"${written}" may have no value here, and then a dash is read. Add what is read instead: "{${pointer}|…}".`,
        );
    }
  }
}

/** Said before anything is loaded or answered. */
const beforeLoads = /^\/policies\//;
const beforeAnswers = /^\/(policies|blocked|load)\//;

/** The document that a text can name values of: never the response to a step, which only one side may have. */
function placeOf({ document }: Types, { file, at }: Text): Place {
  if (file === 'ui') return document();
  const place = document({ isAnswered: !beforeAnswers.test(at) });
  if (!beforeLoads.test(at)) return place;
  const { loaded: _loaded, ...properties } = place.type.properties as { [name: string]: ValueType };
  if (at === '/policies/none') delete properties.policy;
  return { ...place, type: { ...place.type, properties } };
}

/** Files are read by their name. */
const isStructure = (type: ValueType): boolean =>
  alternativesOf(type).every((one) =>
    jsonTypeOf(one) === 'array'
      ? alternativesOf(one.items ?? {}).every((entry) => jsonTypeOf(entry) === 'object')
      : jsonTypeOf(one) === 'object' && one.isFile !== true,
  );

/** Texts that are read once all answers are given and valid. */
const afterAnswers = /^\/(openRequestNotice|steps|success)\//;

/** Whether there always is a value: a form draws its texts before a policy is chosen, and records may be empty. */
function isSure(
  { definition: { request } }: Types,
  pointer: Pointer,
  { isOptional }: Found,
  { file, at }: Text,
): boolean {
  const [root, name] = partsOf(pointer);
  // A request is blocked because of the values that its condition tests.
  const blocking =
    file === 'request' && refusalRules(request).find((one) => at.startsWith(`${one.at}/`));
  if (root === 'loaded' && blocking)
    return JSON.stringify(blocking.condition).includes(JSON.stringify(name));
  if (isOptional) return false;
  if (root === 'answers') return file === 'request' && afterAnswers.test(at);
  if (root === 'policy') return file === 'request';
  if (root === 'customer') return name === 'clientId';
  return root === 'today' || root === 'subType';
}
