import {
  limitKey,
  type Pointer,
  pointerOf,
  type ProofCall,
  type Schema,
  uiAt,
  type Ui,
  uploadRules,
} from '#engine';
import { didYouMean } from '../../didYouMean';
import { branchesOf } from '../values/branches';
import { rulesOf as keywordsOf } from '../values/rule';
import type { Check, CheckInput, Violation } from './check';

export const wordsWithoutRule: Check = {
  id: 'words-without-rule',
  *run(input) {
    const { ui } = input.definition;
    const rulesOfAll = new Set<string>();
    // A misspelt name under required, which schema-names reports, may mean any field next to it.
    const misspelt = new Set(
      branchesOf(input.definition.schema).required.flatMap(({ names, scope }) =>
        names.some((name) => !input.pointers.includes(scope + pointerOf(name))) ? [scope] : [],
      ),
    );
    for (const at of input.pointers) {
      const rules = rulesOf(input, at);
      if (misspelt.has(at.slice(0, at.lastIndexOf('/')))) rules.push('required');
      for (const rule of rules) rulesOfAll.add(rule);
      yield* unknownRules(uiAt(ui, at), at, rules, 'The field has no rule');
      yield* unknownLimits(input, at);
    }
    yield* unknownRules(ui, '', [...rulesOfAll, ...ofEveryForm], 'No field has the rule');
  },
};

/** Messages for them are always at hand: a form has them before a field needs them. */
const ofEveryForm = ['required'];

/** The rules of a field: its keywords, and those that come from its place in request.json. */
function rulesOf({ definition: { request, schema }, fields }: CheckInput, at: Pointer): string[] {
  const described = fields.filter((field) => field.at === at);
  const keywords = new Set(
    described.flatMap(({ schema, place }) => keywordsOf(schema, place).map((rule) => rule.keyword)),
  );
  for (const rule of ['required', 'anyRequired', 'atMostOne'] as const) {
    const lists = branchesOf(schema)[rule];
    if (lists.some(({ names, scope }) => names.some((name) => scope + pointerOf(name) === at)))
      keywords.add(rule);
  }
  if (keywords.has('proof'))
    for (const rule of proofRules(request.proofs?.[at], keywords)) keywords.add(rule);
  if (keywords.has('upload')) for (const rule of uploadRules) keywords.add(rule);
  if (request.lists?.[at]) keywords.add('list');
  if (request.choices?.[at]) keywords.add('choice');
  if (request.lookUps?.[at]) keywords.add('lookUp');
  return [...keywords];
}

/** The rules of the three ways to prove an answer: by an OTP, by a photo, by a call of its own. */
function proofRules(proof: ProofCall | undefined, keywords: Set<string>): string[] {
  if (!proof?.holdsWhen) return ['verified', 'otpRequired', 'otpFormat'];
  return keywords.has('upload') ? ['verified', 'noCamera'] : ['verified', 'refused'];
}

/** The rules that a part of ui.json has words for. */
function* unknownRules(
  ui: Ui,
  at: Pointer,
  rules: string[],
  subject: string,
): Generator<Violation> {
  const named: [Pointer, string][] = [
    ...Object.keys(ui['ui:messages'] ?? {}).map((rule): [Pointer, string] => [
      pointerOf('ui:messages', rule),
      rule,
    ]),
    ...Object.keys(ui['ui:dialog'] ?? {}).map((rule): [Pointer, string] => [
      pointerOf('ui:dialog', rule),
      rule,
    ]),
    ...(ui['ui:toast'] ?? []).map((rule, i): [Pointer, string] => [pointerOf('ui:toast', i), rule]),
  ];
  for (const [where, rule] of named)
    if (!rules.includes(rule))
      yield {
        file: 'ui',
        at: at + where,
        target: 'name',
        message: `${subject} "${rule}". ${didYouMean(rule, rules, 'Add the rule to schema.json, or remove this message.')}`,
      };
}

/** Messages by limit, for limits that the rule does not have. */
function* unknownLimits({ definition: { ui }, fields }: CheckInput, at: Pointer) {
  for (const [rule, words] of Object.entries(uiAt(ui, at)['ui:messages'] ?? {})) {
    if (typeof words === 'string') continue;
    const limits = fields
      .filter((field) => field.at === at)
      .flatMap(({ schema }) => [schema, ...((schema.allOf ?? []) as Schema[])])
      .filter((schema) => rule in schema)
      .map((schema) => limitKey(schema[rule]));
    // words-without-rule reports a rule that the field does not have.
    if (limits.length === 0) continue;
    for (const limit of Object.keys(words))
      if (!limits.includes(limit))
        yield {
          file: 'ui' as const,
          at: at + pointerOf('ui:messages', rule, limit),
          target: 'name' as const,
          message: `${rule} of "${at}" never has the limit "${limit}". ${didYouMean(limit, limits)}`,
        };
  }
}
