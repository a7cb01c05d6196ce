import {
  type Alternation,
  type Assertion,
  type CharRange,
  CharSet,
  type Concatenation,
  DFA,
  type Element,
  type Expression,
  JS,
  NFA,
  type NoParent,
  TooManyNodesError,
  transform,
} from 'refa';
import type { PatternTable } from './patternTable';
import { tableOf } from './tableOf';
import { end, last, start } from './edges';
import { withoutEdges } from './withoutEdges';

/** Why a pattern cannot be compiled. */
export type PatternFlaw = 'syntax' | 'assertion' | 'backreference' | 'size';

/** A pattern that cannot be compiled; `message` is that of the parser where its `flaw` is the syntax. */
export class PatternError extends Error {
  constructor(
    readonly flaw: PatternFlaw,
    message: string = flaw,
  ) {
    super(message);
  }
}

/** A pattern of an ordinary code needs some dozen states; `^(a|b)*a(a|b){12}$` would need thousands. */
const mostStates = 2000;

const tables = new Map<string, PatternTable | PatternError>();

/**
 * The automaton of a `pattern`, a regular expression of ECMA-262 with the flag `u`. Throws a {@link PatternError} where
 * one pass over a text cannot tell whether it matches: for back-references, and for assertions other than `^`, `$`, and
 * `(?!…)` or `(?=…)` directly after a `^`.
 */
export function compilePattern(source: string): PatternTable {
  let result = tables.get(source);
  if (!result) tables.set(source, (result = compiled(source)));
  if (result instanceof PatternError) throw result;
  return result;
}

function compiled(source: string): PatternTable | PatternError {
  try {
    return tableOf(automatonOf(parse(source)));
  } catch (error) {
    if (error instanceof PatternError) return error;
    if (error instanceof TooManyNodesError) return new PatternError('size');
    throw error;
  }
}

function parse(source: string): NoParent<Expression> {
  try {
    const parser = JS.Parser.fromLiteral({ source, flags: 'u' });
    return parser.parse({ assertions: 'parse', backreferences: 'throw' }).expression;
  } catch (error) {
    if (error instanceof SyntaxError) throw new PatternError('syntax', error.message);
    if (error instanceof TooManyNodesError) throw error;
    throw new PatternError('backreference');
  }
}

const maxCharacter = end;
const characterSet = (...ranges: CharRange[]) => CharSet.empty(maxCharacter).union(ranges);
const startSet = characterSet({ min: start, max: start });
const endSet = characterSet({ min: end, max: end });

type Part = NoParent<Element>;
type Sequence = NoParent<Concatenation>;

const sequence = (elements: Part[]): Sequence => ({ type: 'Concatenation', elements });
const repeated = (set: CharSet): Part => ({
  type: 'Quantifier',
  min: 0,
  max: Infinity,
  lazy: false,
  alternatives: [sequence([{ type: 'CharacterClass', characters: set }])],
});
const anything = repeated(CharSet.all(maxCharacter));

/** The texts in which the expression finds something. */
function automatonOf({ alternatives }: NoParent<Expression>): DFA {
  const parts = alternatives.map(({ elements }) => {
    const isAnchored = elements[0] !== undefined && isEdge(elements[0], 'behind');
    const conditions = isAnchored ? leadingAssertions(elements.slice(1)) : [];
    const rest = elements.slice(conditions.length + (isAnchored ? 1 : 0));
    const anchor = isAnchored ? repeated(startSet) : anything;
    const all = [anchor, ...rest, anything];
    return conditions.reduce(
      (found, condition) =>
        DFA.fromIntersection(found, conditionAutomaton(anchor, condition), limited()),
      textsOf(all),
    );
  });
  const union = NFA.empty({ maxCharacter: last });
  for (const part of parts) union.union(part, new NFA.LimitedNodeFactory(mostStates * 4));
  return DFA.fromFA(union, limited());
}

function leadingAssertions(elements: Part[]): NoParent<Assertion>[] {
  const found: NoParent<Assertion>[] = [];
  for (const element of elements) {
    if (element.type !== 'Assertion' || element.kind !== 'ahead' || isEdge(element, 'ahead')) break;
    found.push(element);
  }
  return found;
}

function conditionAutomaton(anchor: Part, { alternatives, negate }: NoParent<Assertion>): DFA {
  const choice: NoParent<Alternation> = { type: 'Alternation', alternatives };
  const automaton = textsOf([anchor, choice, anything]);
  if (negate) automaton.complement(limited());
  return automaton;
}

const limited = () => new DFA.LimitedNodeFactory(mostStates);

/** The texts that are, with what stands before and after them, of these parts. */
function textsOf(elements: Part[]): DFA {
  const expression = withEdges({ type: 'Expression', alternatives: [sequence(elements)] });
  const automaton = NFA.fromRegex(
    expression,
    { maxCharacter },
    {},
    new NFA.LimitedNodeFactory(mostStates * 4),
  );
  return withoutEdges(DFA.fromFA(automaton, limited()), mostStates);
}

/** With characters for `^` and `$`, and no character of a text that could be one of them. */
const withEdges = (expression: NoParent<Expression>): NoParent<Expression> =>
  transform(
    {
      onConcatenation(node) {
        node.elements = node.elements.map((element): Part => {
          if (element.type === 'CharacterClass')
            return { ...element, characters: characterSet(...element.characters.ranges) };
          if (element.type !== 'Assertion') return element;
          if (isEdge(element, 'behind')) return { type: 'CharacterClass', characters: startSet };
          if (isEdge(element, 'ahead')) return { type: 'CharacterClass', characters: endSet };
          throw new PatternError('assertion');
        });
      },
    },
    expression,
  );

/** Whether an element is `^` (`behind`) or `$` (`ahead`): no character at all may stand there. */
function isEdge(element: Part, kind: Assertion['kind']): boolean {
  if (element.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives;
  const [character, ...more] = only?.elements ?? [];
  return (
    others.length === 0 &&
    more.length === 0 &&
    character?.type === 'CharacterClass' &&
    character.characters.isSupersetOf({ min: 0, max: start - 1 })
  );
}
