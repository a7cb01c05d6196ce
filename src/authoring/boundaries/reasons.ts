import { type CompiledDefinition, isObject } from '#engine';
import { titleOf } from '../draft/describeValue';
import type { Outcome } from './attempt';
import type { Boundary } from './boundary';
import { countOf } from './phrase';
import { nameOf } from './words';

type Failure = Extract<Outcome, { failed: string }>;

/** Why no example shows a boundary, from what came of the trials. */
export class Reasons {
  readonly #failures: Failure[] = [];
  #refused: unknown;

  constructor(
    private readonly definition: CompiledDefinition,
    private readonly boundary: Boundary,
  ) {}

  /** The form cannot give this value. */
  refuse(value: unknown): void {
    this.#refused ??= value;
  }

  add(outcome: Outcome): void {
    if ('failed' in outcome) this.#failures.push(outcome);
  }

  get text(): string {
    const { schema, keyword, outcome, value } = this.boundary;
    const limit = value === undefined ? JSON.stringify(schema[keyword]) : JSON.stringify(value);
    const name = nameOf(this.definition, this.boundary);
    return `No example shows ${keyword} (${limit}) of "${name}" ${sideOf(outcome)}: ${this.#why}.`;
  }

  get #why(): string {
    const { condition } = this.boundary;
    const several = this.#failures.find(({ kind }) => kind === 'several' || kind === 'rejected');
    const problems = several?.problems ?? [];
    const problem = problems.find(({ rule }) => rule !== this.boundary.keyword) ?? problems[0];
    if (several && problem) {
      const title = titleOf(this.definition, problem.at);
      return `with it "${title}" is refused by ${problem.rule} ("${problem.message}")`;
    }
    const wrong = this.#failures.find(({ failed }) => failed === 'kind');
    if (wrong) return `with it the request is ${wrong.kind}`;
    if (this.#failures.some(({ failed }) => failed === 'unread'))
      return 'the server would not read it as it was meant';
    if (this.#failures.some(({ failed }) => failed === 'undecided'))
      return condition === undefined
        ? 'another rule of the field is reported in its place'
        : 'other tests decide the condition';
    if (this.#failures.length > 0) return 'the demo book cannot answer its calls';
    if (this.#refused !== undefined) return `the form cannot give ${inShort(this.#refused)}`;
    return condition === undefined
      ? 'the form was not brought to ask for it, or its other rules leave no such value'
      : 'no answer, record or response was found that has such a value';
  }
}

/** Which side of a rule an outcome is, in words. */
function sideOf(outcome: string): string {
  const [kind, what = ''] = outcome.split(' ');
  const sides: { [kind: string]: string } = {
    edge: 'at its limit',
    beyond: 'one step beyond it',
    held: 'met',
    broken: 'broken',
    near: 'broken by one character',
    choice: 'chosen',
    extension: 'as the end of a file name',
    upload: 'with a file of another type',
    uploadEmpty: 'with an empty file',
    day: { '-1': 'a day before it', 0: 'on its day', 1: 'a day after it' }[what] ?? '',
    leap: `for a birth on 29 February, on ${what === '03-01' ? '1 March' : '28 February'}`,
  };
  const counted = what === 'counted' ? ', with a character that counts otherwise elsewhere' : '';
  return `${sides[kind!]}${counted}`;
}

function inShort(value: unknown): string {
  if (Array.isArray(value)) return countOf(value.length, 'entry', 'entries');
  return isObject(value) ? `a file of ${countOf(value.size, 'byte')}` : JSON.stringify(value);
}
