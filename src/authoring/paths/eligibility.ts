import { type CompiledDefinition, type Context, openRequest } from '#engine';
import { and, type Formula, not } from './formula';
import { formulaOf } from './formulaOf';
import { assume, solve } from './solver';
import { Variables } from './variables';
import { wordsOf } from './words';

/** A reason for which a customer may not ask. */
export interface Gate {
  rule: 'no-policy' | 'not-eligible' | 'not-allowed' | 'blocked' | 'open-request';
  /** What has to be so, in words; `undefined` where no condition says it. */
  words: string | undefined;
  message: string | undefined;
  examples: string[];
}

export interface Eligibility {
  gates: Gate[];
  /** The gates that exclude each other, in words. */
  impossible: string[] | undefined;
}

/** An example, by its name, and the context of its customer. */
interface Asking {
  name: string;
  context: Context;
}

/** Who may ask: each gate with the examples that it stops, and whether anybody can pass them all. */
export function eligibilityOf(
  definition: CompiledDefinition,
  today: string,
  asking: readonly Asking[],
): Eligibility {
  const { policies, blocked, openRequestCheck } = definition.request;
  const variables = new Variables();
  const { where, allowed } = policies;
  const open: [Gate['rule'], Formula | undefined, string | undefined][] = [
    ['no-policy', formulaOf(where, '/policy', variables), policies.none],
  ];
  if (allowed)
    open.push(['not-allowed', formulaOf(allowed.where, '/policy', variables), allowed.message]);
  if (blocked) open.push(['blocked', not(formulaOf(blocked.when, '', variables)), blocked.message]);
  if (openRequestCheck) open.push(['open-request', undefined, undefined]);
  for (const { at } of variables.all) variables.classify(at, [], {}, today);
  const domains = variables.all.map(({ classes }) => classes.map((_, i) => i));
  const canPass = (formulas: Formula[]) => {
    const state = assume({ domains, open: [] }, formulas);
    return state !== undefined && solve(state) !== undefined;
  };
  const told = open.flatMap(([, formula]) => formula ?? []);
  const refusals = asking.flatMap(({ name, context }) => {
    const opening = openRequest(definition, context);
    return 'refusal' in opening ? [{ name, ...opening.refusal }] : [];
  });
  const gates = open.map(([rule, formula, message]): Gate => {
    const isOf = (one: (typeof refusals)[number]) =>
      rule === 'not-allowed' || rule === 'blocked'
        ? one.rule === 'not-eligible' && startsLike(one.message, message!)
        : one.rule === rule;
    return {
      rule,
      words: formula && wordsOf(definition, formula),
      message: message ?? refusals.find(isOf)?.message,
      examples: refusals.filter(isOf).map(({ name }) => name),
    };
  });
  const ofPolicy = refusals.filter(
    ({ rule, message }) =>
      rule === 'not-eligible' &&
      !gates.some((gate) => gate.message !== undefined && startsLike(message, gate.message)),
  );
  gates.splice(1, 0, {
    rule: 'not-eligible',
    words: undefined,
    message: ofPolicy[0]?.message,
    examples: ofPolicy.map(({ name }) => name),
  });
  return {
    gates,
    impossible: canPass(told)
      ? undefined
      : reasonsOf(told, canPass).map((one) => wordsOf(definition, one)),
  };
}

/** Whether a message is a text whose placeholders are filled in. */
function startsLike(message: string, text: string): boolean {
  const [start = ''] = text.split('{');
  return start !== '' && message.startsWith(start);
}

/** As few formulas as possible that cannot be true together. */
function reasonsOf(formulas: Formula[], canPass: (some: Formula[]) => boolean): Formula[] {
  let needed = formulas.flatMap((one) => (one.kind === 'and' ? one.parts : [one]));
  for (const one of needed) {
    const without = needed.filter((other) => other !== one);
    if (!canPass(without)) needed = without;
  }
  return needed.length > 0 ? needed : [and(...formulas)];
}
