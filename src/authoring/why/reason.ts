import {
  type CompiledDefinition,
  getAt,
  partsOf,
  type Pointer,
  pointerOf,
  type Schema,
} from '#engine';
import { describeValue } from '../draft/describeValue';
import { meets } from '../fill/meets';
import { and, type Formula, type Leaf, not, or } from '../paths/formula';
import { formulaOf } from '../paths/formulaOf';
import { Variables } from '../paths/variables';
import { nameOf, wordsOf } from '../paths/words';
import type { DefinitionFile } from '../read/readDefinition';

/** A condition as it came out, in words. */
export interface Reason {
  holds: boolean;
  /** What is so that decided it. */
  words: string;
  /** What would have to be so, that it came out otherwise. */
  otherwise: string;
  /** The values that decided it. */
  values: { name: string; value: string }[];
  /** Where the condition is written: a pointer into the file, for a definition with its references replaced. */
  file: DefinitionFile;
  at: Pointer;
}

export interface Asked {
  file: DefinitionFile;
  at: Pointer;
  condition: Schema;
  /** Pointer into the document to what it tests; list entries by their index. */
  subject: Pointer;
  /** How the engine decided it. */
  holds: boolean;
}

/** Why a condition came out as it did. `document`: what its pointers point into. */
export function reasonOf(
  definition: CompiledDefinition,
  document: object,
  { file, at, condition, subject, holds }: Asked,
): Reason {
  const formula = formulaOf(condition, subject, new Variables(), file === 'schema');
  const isTrue = (leaf: Leaf) => truthOf(leaf, document, definition.today);
  // What the words cannot follow is told as a whole: what the engine says counts.
  const isFollowed = evaluated(formula, isTrue) === holds;
  const parts = (keepsKind: boolean) =>
    isFollowed ? decidedBy(formula, holds, isTrue, keepsKind) : formula;
  const decided = parts(false);
  const leaves = [...new Set(leavesIn(decided))];
  const values = new Map(
    leaves.map(({ variable }) => [
      variable.at,
      {
        name: nameOf(definition, variable.at),
        value: valueWords(definition, variable.at, getAt(document, variable.at)),
      },
    ]),
  );
  return {
    holds,
    words: wordsOf(definition, decided, holds),
    otherwise: wordsOf(definition, parts(true), !holds),
    values: [...values.values()],
    file,
    at,
  };
}

function truthOf({ variable, schema }: Leaf, document: object, today: string | undefined): boolean {
  const value: unknown = getAt(document, variable.at);
  if (!schema || value === undefined) return value !== undefined;
  const parent: unknown = getAt(document, pointerOf(...partsOf(variable.at).slice(0, -1)));
  return meets(value, schema, { root: document, parent, today });
}

function evaluated(formula: Formula, isTrue: (leaf: Leaf) => boolean): boolean {
  if (formula.kind === 'test') return isTrue(formula);
  if (formula.kind === 'not') return !evaluated(formula.part, isTrue);
  const results = formula.parts.map((part) => evaluated(part, isTrue));
  return formula.kind === 'and' ? results.every(Boolean) : results.some(Boolean);
}

/**
 * The parts of a formula that made it come out so: of an "and" that is false the false ones. Its words say what is so of
 * each of them; with `keepsKind` the words of its contrary say what would be needed.
 */
function decidedBy(
  formula: Formula,
  truth: boolean,
  isTrue: (leaf: Leaf) => boolean,
  keepsKind: boolean,
): Formula {
  if (formula.kind === 'test') return formula;
  if (formula.kind === 'not') return not(decidedBy(formula.part, !truth, isTrue, keepsKind));
  const { kind, parts } = formula;
  const needsAll = (kind === 'and') === truth;
  const deciding = needsAll ? parts : parts.filter((part) => evaluated(part, isTrue) === truth);
  const joined = deciding.map((part) => decidedBy(part, truth, isTrue, keepsKind));
  return (keepsKind ? kind === 'and' : truth) ? and(...joined) : or(...joined);
}

function leavesIn(formula: Formula): Leaf[] {
  if (formula.kind === 'test') return [formula];
  return (formula.kind === 'not' ? [formula.part] : formula.parts).flatMap(leavesIn);
}

function valueWords(definition: CompiledDefinition, at: Pointer, value: unknown): string {
  if (value === undefined) return 'nothing';
  if (!at.startsWith('/answers/')) return JSON.stringify(value);
  return describeValue(definition, at.slice('/answers'.length), value).is.replace(/^is /, '');
}
