import { type CompiledDefinition, type Context, refusalOf, refusalRules } from '#engine';
import { and, type Formula, not } from './formula';
import { formulaOf } from './formulaOf';
import { assume, solve } from './solver';
import { Variables } from './variables';
import { wordsOf } from './words';

/** A gate before it is known which examples it stops. */
interface OpenGate {
  rule: Gate['rule'];
  /** Pointer to the entry of request.json that refuses, where it has one. */
  at?: string;
  formula?: Formula;
  message?: string;
}

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
  const { policies, openRequestCheck } = definition.request;
  const variables = new Variables();
  const { where, none: message } = policies;
  const ofEntries = refusalRules(definition.request).map(
    ({ gate, at, condition, message }): OpenGate =>
      gate === 'allowed'
        ? { rule: 'not-allowed', at, formula: formulaOf(condition, '/policy', variables), message }
        : { rule: 'blocked', at, formula: not(formulaOf(condition, '', variables)), message },
  );
  const open: OpenGate[] = [
    { rule: 'no-policy', formula: formulaOf(where, '/policy', variables), message },
    ...ofEntries,
  ];
  if (openRequestCheck) open.push({ rule: 'open-request' });
  for (const { at } of variables.all) variables.classify(at, [], {}, today);
  const domains = variables.all.map(({ classes }) => classes.map((_, i) => i));
  const canPass = (formulas: Formula[]) => {
    const state = assume({ domains, open: [] }, formulas);
    return state !== undefined && solve(state) !== undefined;
  };
  const told = open.flatMap(({ formula }) => formula ?? []);
  const refusals = asking.flatMap(({ name, context }) => {
    const refusal = refusalOf(definition, context);
    return refusal ? [{ name, ...refusal }] : [];
  });
  const gates = open.map(({ rule, at, formula, message }): Gate => {
    const stopped = refusals.filter((one) =>
      at === undefined ? one.rule === rule : one.at === at,
    );
    return {
      rule,
      words: formula && wordsOf(definition, formula),
      message: message ?? stopped[0]?.message,
      examples: stopped.map(({ name }) => name),
    };
  });
  const ofPolicy = refusals.filter(({ rule, at }) => rule === 'not-eligible' && at === undefined);
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

/** As few formulas as possible that cannot be true together. */
function reasonsOf(formulas: Formula[], canPass: (some: Formula[]) => boolean): Formula[] {
  let needed = formulas.flatMap((one) => (one.kind === 'and' ? one.parts : [one]));
  for (const one of needed) {
    const without = needed.filter((other) => other !== one);
    if (!canPass(without)) needed = without;
  }
  return needed.length > 0 ? needed : [and(...formulas)];
}
