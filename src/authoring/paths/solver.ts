import { type Domains, type Formula, truthOf, type Variable, variablesIn } from './formula';

/** What is known: the values that are left, and the formulas that some of them make false. */
export interface State {
  domains: Domains;
  open: readonly Formula[];
}

/** So many steps decide whether formulas can be true together; beyond them they count as possible. */
const maxSteps = 20_000;

const variablesOf = new WeakMap<Formula, Variable[]>();

function readBy(formula: Formula): Variable[] {
  let found = variablesOf.get(formula);
  if (!found) variablesOf.set(formula, (found = [...variablesIn(formula)]));
  return found;
}

/** What is left when formulas are true besides; `undefined` where they exclude each other at once. */
export function assume(state: State, formulas: readonly Formula[]): State | undefined {
  return propagated([...state.open, ...formulas], state.domains, new Set(formulas));
}

/** Values of all variables with which formulas are true besides: one class for each; `undefined` where there are none. */
export function solve(state: State, formulas: readonly Formula[] = []): Domains | undefined {
  let steps = 0;
  const search = (now: State | undefined): Domains | undefined => {
    if (!now) return undefined;
    const [first] = now.open;
    if (!first || ++steps > maxSteps) return now.domains.map(([one]) => [one!]);
    const variable = readBy(first).find(({ index }) => now.domains[index]!.length > 1)!;
    for (const one of now.domains[variable.index]!) {
      const domains = now.domains.with(variable.index, [one]);
      const dirty = now.open.filter((formula) => readBy(formula).includes(variable));
      const found = search(propagated(now.open, domains, new Set(dirty)));
      if (found) return found;
    }
    return undefined;
  };
  return search(assume(state, formulas));
}

/** Takes away the values that make a formula false whatever the others are, and the formulas that are true. */
function propagated(
  formulas: readonly Formula[],
  given: Domains,
  fresh: Set<Formula>,
): State | undefined {
  const domains = [...given];
  let open = formulas;
  for (let dirty = fresh; dirty.size > 0;) {
    const changed = new Set<Variable>();
    const left: Formula[] = [];
    for (const formula of open) {
      if (!dirty.has(formula)) {
        left.push(formula);
        continue;
      }
      const truth = truthOf(formula, domains);
      if (truth === false) return undefined;
      if (truth) continue;
      left.push(formula);
      for (const variable of readBy(formula)) {
        const before = domains[variable.index]!;
        if (before.length < 2) continue;
        const after = before.filter((one) => {
          domains[variable.index] = [one];
          return truthOf(formula, domains) !== false;
        });
        if (after.length === 0) return undefined;
        domains[variable.index] = after;
        if (after.length < before.length) changed.add(variable);
      }
    }
    open = left;
    dirty = new Set(open.filter((formula) => readBy(formula).some((one) => changed.has(one))));
  }
  return { domains, open };
}

/** Formulas in groups that have no open variable in common. */
export function groupsOf(formulas: readonly Formula[], domains: Domains): Formula[][] {
  const groups: { variables: Set<Variable>; formulas: Formula[] }[] = [];
  for (const formula of formulas) {
    const variables = new Set(readBy(formula).filter(({ index }) => domains[index]!.length > 1));
    const merged = { variables, formulas: [formula] };
    for (let i = groups.length - 1; i >= 0; i--) {
      const others = [...groups[i]!.variables];
      if (!others.some((one) => variables.has(one))) continue;
      for (const variable of others) variables.add(variable);
      merged.formulas.unshift(...groups[i]!.formulas);
      groups.splice(i, 1);
    }
    groups.push(merged);
  }
  return groups.map(({ formulas: ofGroup }) => ofGroup);
}
