import { type CompiledDefinition, documentOf, getAt, type Pointer, uiAt } from '#engine';
import { sentence, slug, wordsFor } from '../draft/describe';
import { describeValue, titleOf } from '../draft/describeValue';
import type { Words } from '../draft/draft';
import { fieldAt, fieldNameOf, firstEntryOf } from '../fill/field';
import { meets } from '../fill/meets';
import type { Formula, Leaf } from './formula';
import { firstEntryAt, type Model } from './model';
import { isSameLiteral, type Literal, type Pair } from './pairs';
import type { Run } from './run';
import { nameOf, wordsOf } from './words';

/** So many answers tell what an example is about. */
const maxTold = 3;

/** Names a run by the answers with which it shows what no other one does. */
export function describeRun(
  definition: CompiledDefinition,
  model: Model,
  run: Run,
  shows: readonly Pair[],
): Words {
  const [first] = run.problems;
  const wrongField = first && `/answers${fieldNameOf(first.at)}`;
  const told = literalsFor(definition, model, shows)
    .map(({ question, isTrue }) => {
      const { holds } = model.decisions[question]!;
      return { holds, ...decidingLeaf(holds, isTrue, run) };
    })
    .filter(({ leaf }) => leaf.variable.at !== wrongField)
    .filter(({ leaf }, i, all) => all.findIndex((one) => one.leaf.variable === leaf.variable) === i)
    .toSorted((one, other) => vagueness(definition, one) - vagueness(definition, other))
    .slice(0, maxTold)
    .map(({ leaf, isTrue }) => wordsOfLeaf(definition, leaf, isTrue, run));
  const together = {
    name: slug(
      told
        .slice(0, 2)
        .map(({ name }) => name)
        .join(' '),
    ),
    about: sentence(joined(told.map(({ about }) => about))),
  };
  if (run.problems.length === 0) return together;
  const problem = wordsFor(
    definition,
    'rejected',
    { ...run.example, problems: run.problems },
    undefined,
  );
  const where = told.length > 0 ? `, where ${joined(told.map(({ about }) => about))}` : '';
  return {
    name: slug([problem.name, ...told.slice(0, 1).map(({ name }) => name)].join(' ')),
    about: problem.about.replace(/\.$/, `${where}.`),
  };
}

const joined = (texts: string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/**
 * Few outcomes that are in all of the pairs, and then those that are in most; what a customer sees, and what is true,
 * before others.
 */
function literalsFor(
  definition: CompiledDefinition,
  { decisions }: Model,
  pairs: readonly Pair[],
): Literal[] {
  const found: Literal[] = [];
  const weightOf = (literal: Literal, some: readonly Pair[]): number => {
    if (found.some((one) => isSameLiteral(one, literal))) return 0;
    const count = some.filter((pair) => pair.some((one) => isSameLiteral(one, literal))).length;
    const { holds } = decisions[literal.question]!;
    const isSeen = leavesOf(holds).some(({ variable }) => isDrawn(definition, variable.at));
    return count * (isSeen ? 1 : 0.3) * (literal.isTrue ? 1.2 : 1);
  };
  for (let open = pairs; found.length < 2 * maxTold;) {
    const some = open.length > 0 ? open : pairs;
    const best = pairs
      .flat()
      .reduce((one, other) => (weightOf(other, some) > weightOf(one, some) ? other : one));
    if (weightOf(best, some) === 0) break;
    found.push(best);
    open = open.filter((pair) => !pair.some((one) => isSameLiteral(one, best)));
  }
  return found;
}

/** How little it tells that a condition comes out so by this test: the customer does not see it, or it is one of many. */
function vagueness(
  definition: CompiledDefinition,
  { holds, leaf, isTrue }: { holds: Formula; leaf: Leaf; isTrue: boolean },
): number {
  if (!isTrue && leavesOf(holds).length > 2 * maxTold) return 2;
  return isDrawn(definition, leaf.variable.at) ? 0 : 1;
}

const isDrawn = ({ ui }: CompiledDefinition, at: Pointer): boolean =>
  at.startsWith('/answers/') && uiAt(ui, firstEntryAt(at))['ui:widget'] !== 'hidden';

const leavesOf = (formula: Formula): Leaf[] =>
  formula.kind === 'test'
    ? [formula]
    : (formula.kind === 'not' ? [formula.part] : formula.parts).flatMap(leavesOf);

/** The test that makes a formula come out as it does. */
function decidingLeaf(
  formula: Formula,
  isTrue: boolean,
  run: Run,
): { leaf: Leaf; isTrue: boolean } {
  if (formula.kind === 'not') return decidingLeaf(formula.part, !isTrue, run);
  if (formula.kind === 'test') return { leaf: formula, isTrue };
  const own = formula.parts.filter((part) => isSo(part, run) === isTrue);
  // What says more than that there is an answer comes last.
  const part = (formula.kind === 'and') === isTrue ? own.at(-1) : own[0];
  return decidingLeaf(part ?? formula.parts[0]!, isTrue, run);
}

function isSo(formula: Formula, run: Run): boolean {
  if (formula.kind === 'not') return !isSo(formula.part, run);
  if (formula.kind === 'test') {
    const { resolved, example } = run;
    const document = documentOf(run.context, resolved);
    const value: unknown = getAt(document, firstEntryOf(formula.variable.at));
    const root = { ...document, ...resolved };
    const around = { root, parent: resolved, today: example.today };
    return value !== undefined && (!formula.schema || meets(value, formula.schema, around));
  }
  return formula.kind === 'and'
    ? formula.parts.every((part) => isSo(part, run))
    : formula.parts.some((part) => isSo(part, run));
}

function wordsOfLeaf(definition: CompiledDefinition, leaf: Leaf, isTrue: boolean, run: Run): Words {
  const { at } = leaf.variable;
  const isOfCustomer = at.startsWith('/answers/');
  const isChoice = !leaf.schema || 'const' in leaf.schema || 'enum' in leaf.schema;
  if (!isChoice || !isOfCustomer) {
    const about = wordsOf(definition, leaf, isTrue);
    return { name: about, about };
  }
  const field = firstEntryAt(at);
  const { is, word } = stateOf(definition, leaf, isTrue, run);
  const title = titleOf(definition, fieldNameOf(field));
  return { name: `${shortName(title)} ${word}`, about: `${nameOf(definition, at)} ${is}` };
}

function stateOf(
  definition: CompiledDefinition,
  { variable, schema }: Leaf,
  isTrue: boolean,
  { resolved }: Run,
): { is: string; word: string } {
  const field = firstEntryAt(variable.at);
  if (!fieldAt(definition, resolved, field)) return { is: 'is not asked', word: 'not asked' };
  if (schema || !isTrue) return describeValue(definition, field, getAt(resolved, field));
  return { is: 'is answered', word: 'answered' };
}

/** Words that a file name does without. */
const fillers = new Set(
  (
    'a an and any are at be been by do does did ever for from had has have in into is it now of on one or our that ' +
    'the their they this to today used was were will with you your free'
  ).split(' '),
);

/** A title as a file name can have it: of a long question its number, else its first words that tell something. */
function shortName(title: string): string {
  const parts = /^([\d.]*\d(?:\.?[a-z\d])*(?=[.\s]))?\.?\s*(.*?)(\s\([^)]*\))?$/u.exec(title)!;
  const [, number = '', text = '', party = ''] = parts;
  const words = text.split(/\s+/);
  if (words.length > 4 && number !== '') return `question ${number.replaceAll('.', '')} ${party}`;
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
  return `${(telling.length > 0 ? telling : words).slice(0, 3).join(' ')} ${party}`;
}
