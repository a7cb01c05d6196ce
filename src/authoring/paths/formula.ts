import type { Pointer, Schema } from '#engine';

/** A test of one value. Its truth for each class of values is known once all tests of the variable are. */
export interface Leaf {
  kind: 'test';
  variable: Variable;
  /** One keyword with its value; `undefined`: whether there is an answer at all. */
  schema: Schema | undefined;
  /** By class. */
  truths: boolean[];
}

/** What must be true of the answers, and of what is known about the customer. */
export type Formula =
  Leaf | { kind: 'and' | 'or'; parts: Formula[] } | { kind: 'not'; part: Formula };

/** A class of values that no test tells apart. */
export interface ValueClass {
  /** One of them; `undefined` where there is no answer, or none is known. */
  value: unknown;
  isAnswered: boolean;
}

/** A value that conditions test. */
export interface Variable {
  /** Pointer into the document; list entries are under `items`. */
  at: Pointer;
  index: number;
  leaves: Leaf[];
  classes: ValueClass[];
}

/** The classes that each variable can still have, by its index. */
export type Domains = readonly (readonly number[])[];

export const always: Formula = { kind: 'and', parts: [] };
export const never: Formula = { kind: 'or', parts: [] };

export const and = (...parts: Formula[]): Formula => joined('and', always, never, parts);
export const or = (...parts: Formula[]): Formula => joined('or', never, always, parts);
export const implies = (one: Formula, other: Formula): Formula => or(not(one), other);

export function not(part: Formula): Formula {
  if (part === always) return never;
  if (part === never) return always;
  return part.kind === 'not' ? part.part : { kind: 'not', part };
}

function joined(kind: 'and' | 'or', neutral: Formula, decided: Formula, all: Formula[]): Formula {
  const parts = all
    .filter((part) => part !== neutral)
    .flatMap((part) => (part.kind === kind ? part.parts : [part]));
  if (parts.includes(decided)) return decided;
  return parts.length === 0 ? neutral : parts.length === 1 ? parts[0]! : { kind, parts };
}

/** Whether a formula is true; `undefined` where values that are left decide it. */
export function truthOf(formula: Formula, domains: Domains): boolean | undefined {
  if (formula.kind === 'test') return truthOfTest(formula, domains);
  if (formula.kind === 'not') {
    const truth = truthOf(formula.part, domains);
    return truth === undefined ? undefined : !truth;
  }
  const decides = formula.kind === 'or';
  let isOpen = false;
  for (const part of formula.parts) {
    const truth = truthOf(part, domains);
    if (truth === decides) return decides;
    isOpen ||= truth === undefined;
  }
  return isOpen ? undefined : !decides;
}

function truthOfTest({ variable, truths }: Leaf, domains: Domains): boolean | undefined {
  const [first, ...others] = domains[variable.index]!;
  const truth = truths[first!]!;
  return others.every((one) => truths[one] === truth) ? truth : undefined;
}

/** The variables of a formula. */
export function variablesIn(formula: Formula): Set<Variable> {
  if (formula.kind === 'test') return new Set([formula.variable]);
  const parts = formula.kind === 'not' ? [formula.part] : formula.parts;
  return new Set(parts.flatMap((part) => [...variablesIn(part)]));
}

/** The same text for formulas that test the same. */
export function keyOf(formula: Formula): string {
  if (formula.kind === 'test')
    return `${formula.variable.at} ${JSON.stringify(formula.schema) ?? ''}`;
  if (formula.kind === 'not') return `!${keyOf(formula.part)}`;
  return `${formula.kind}(${formula.parts.map(keyOf).sort().join()})`;
}
