import {
  type Definition,
  isObject,
  type Pointer,
  pointerOf,
  requestConditions,
  type Schema,
} from '#engine';
import { describing, schemasIn } from '../../walk';
import { keywordTypes } from '../shared/keywordTypes';
import { isAlwaysMet, isNeverMet } from '../values/alwaysMet';
import { type Description } from '../values/branches';
import { nameOf, type Rule, rulesOf } from '../values/rule';
import { situationsOf } from '../values/situations';
import { rulesAround } from '../values/withoutValue';
import type { Check, Violation } from './check';

export const usuallyRules: Check = {
  id: 'usually-rules',
  isOfStructure: true,
  *run({ definition }) {
    const situations = situationsOf(definition);
    for (const description of [...situations.branches.descriptions, ...entriesIn(definition)])
      for (const rule of description.rules)
        if (rule.keyword === 'usually')
          yield* violationsOf(description, rule, rulesAround(situations, description));
    for (const [file, at, condition] of conditionsIn(definition))
      for (const [location, inner] of schemasIn(condition, at))
        if ('usually' in inner && !location.endsWith('/usually'))
          yield {
            file,
            at: `${location}/usually`,
            target: 'name',
            message:
              'usually has no effect in a condition: nobody is asked there. Write the rule itself here, or move usually to the field.',
          };
  },
};

/** The entries of lists, each an answer of its own. */
const entriesIn = ({ schema }: Definition): Description[] =>
  [...describing(schema)]
    .filter(({ keyword }) => keyword === 'items')
    .map(({ at, schema: items, location: place }) => ({
      at,
      schema: items,
      place,
      rules: rulesOf(items, place),
      guards: [],
    }));

/** Every schema that decides something, and does not describe an answer. */
function* conditionsIn({
  schema,
  request,
}: Definition): Generator<[Violation['file'], Pointer, Schema]> {
  for (const { schema: described, location } of describing(schema))
    for (const keyword of ['if', 'not', 'contains'])
      if (isObject(described[keyword]))
        yield ['schema', location + pointerOf(keyword), described[keyword]];
  for (const [at, condition] of requestConditions(request)) yield ['request', at, condition];
}

/** Keywords about other answers, and annotations. */
const ofOthers = new Set(
  `
  required properties items contains if then else allOf anyOf oneOf not readOnly default transform proof upload usually
  additionalProperties propertyNames patternProperties dependencies minProperties maxProperties title description
  `
    .trim()
    .split(/\s+/),
);

/** Whether a keyword is a rule for the answer itself, so that an answer can be asked about that breaks it. */
export const isOfAnswer = (keyword: string): boolean => !ofOthers.has(keyword);

function* violationsOf(
  { at, schema }: Description,
  usually: Rule,
  around: Rule[],
): Generator<Violation> {
  const report = (inner: string, message: string): Violation => ({
    file: 'schema',
    at: usually.at + inner,
    target: 'name',
    message,
  });
  const type: unknown = around.find(({ keyword }) => keyword === 'type')?.value;
  // rule-without-effect reports it.
  if (typeof type === 'string' && !keywordTypes.usually!.includes(type)) return;
  if (schema.readOnly)
    return yield report(
      '',
      `"${at}" is readOnly, so its value is never asked about. Remove usually.`,
    );
  const rules = rulesOf(usually.value, usually.at);
  for (const keyword of Object.keys(usually.value)) {
    const types = keywordTypes[keyword];
    if (!isOfAnswer(keyword))
      yield report(
        pointerOf(keyword),
        `usually has rules for the answer itself, and ${keyword} is none. Remove it.`,
      );
    else if (types && typeof type === 'string' && !types.includes(type))
      yield report(
        pointerOf(keyword),
        `${keyword} applies to ${types.join(' or ')}, but "${at}" is of type ${type}. Remove it.`,
      );
  }
  if (isNeverMet(around, rules))
    return yield report(
      '',
      `No answer that "${at}" can have meets usually, so that every one would have to be confirmed. Correct it.`,
    );
  for (const rule of rules)
    if (isAlwaysMet(around, rule))
      yield report(
        pointerOf(rule.keyword),
        `Every answer that "${at}" can have meets ${nameOf(rule)}, so that it has no effect. Correct or remove it.`,
      );
}
