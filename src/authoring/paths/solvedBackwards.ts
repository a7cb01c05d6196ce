import {
  type CompiledDefinition,
  documentOf,
  getAt,
  isObject,
  type Pointer,
  type Schema,
  type ValueExpression,
} from '#engine';
import { changed } from '../draft/candidate';
import { recordChange } from '../draft/recordChange';
import type { Example } from '../examples/example';
import { candidates } from '../fill/candidates';
import { meets } from '../fill/meets';
import { Random } from '../fill/random';
import type { Domains, Variable } from './formula';
import { instanceOf } from '../fill/instanceOf';
import type { Model } from './model';
import type { Applicant } from './applicant';

/** An example whose records decide values to be of these classes. */
export function solvedBackwards(
  { request }: CompiledDefinition,
  { variables }: Model,
  applicant: Applicant,
  values: Domains,
): Example {
  const records = new Records(applicant);
  for (const variable of variables.all) {
    const { isAnswered, tests } = wantedOf(variable, values);
    if (!variable.at.startsWith('/answers/')) records.give(variable.at, isAnswered, tests);
    else {
      const source = request.prefill?.[variable.at.slice('/answers'.length)];
      if (source !== undefined && !(isObject(source) && 'choose' in source))
        giveSource(records, source as ValueExpression, isAnswered, tests);
    }
  }
  return records.example;
}

/** Of a case of `choose` the records that its condition tests are variables themselves. */
function giveSource(
  records: Records,
  source: ValueExpression,
  isAnswered: boolean,
  tests: Schema[],
): void {
  const isTrue = () => tests.every((one) => records.meets(true, one));
  if (typeof source === 'string') records.give(source, isAnswered, tests);
  else if ('has' in source) records.give(source.has, isTrue(), []);
  else if ('same' in source) {
    const [one, other] = source.same;
    const same = { const: records.valueAt(other) };
    records.give(one, true, [isTrue() ? same : { not: same }]);
  }
}

/** What is known about a customer, with changes. */
class Records {
  constructor(private readonly applicant: Applicant) {
    this.example = applicant.example;
  }

  example: Example;

  valueAt(at: Pointer): unknown {
    return getAt(this.#document(), at);
  }

  meets(value: unknown, test: Schema): boolean {
    const root = this.#document();
    return meets(value, test, { root, parent: root, today: this.example.today });
  }

  /** Gives a record a value that passes tests, or none, unless it is so. */
  give(at: Pointer, isThere: boolean, tests: Schema[]): void {
    const known = this.valueAt(at);
    const fits = (value: unknown) => tests.every((one) => this.meets(value, one));
    const isKnown = known !== undefined && known !== null && known !== '';
    if (isKnown === isThere && (!isThere || fits(known))) return;
    if (!isThere) return this.#set(at, undefined);
    for (const value of this.#valuesFor(tests)) if (fits(value)) return this.#set(at, value);
  }

  #set(at: Pointer, value: unknown): void {
    const { context } = this.applicant;
    const loaded = this.example.loaded ?? context.loaded;
    const changes = recordChange(
      { context: { ...context, loaded }, example: this.example },
      at,
      value,
    );
    this.example = changed(this.example, changes);
  }

  #document() {
    const { customer, policy, link, loaded } = this.example;
    const { context } = this.applicant;
    return documentOf(
      {
        ...context,
        customer: { ...context.customer, ...customer },
        policy: { ...context.policy, ...policy },
        link: { ...context.link, ...link },
        loaded: loaded ?? context.loaded,
      },
      {},
    );
  }

  *#valuesFor(tests: Schema[]): Generator<unknown> {
    const root = this.#document();
    const around = { root, parent: root, today: this.example.today };
    yield* candidates(tests, around, new Random(0, 0));
    for (const { contains } of tests) if (contains) yield [instanceOf(contains)];
    yield* [[], 'A1', 'B2', true, false, 1];
  }
}

function wantedOf({ index, leaves, classes }: Variable, values: Domains) {
  const [one] = values[index]! as [number];
  const tests = leaves.flatMap(({ schema, truths }) =>
    schema ? [truths[one] ? schema : { not: schema }] : [],
  );
  return { isAnswered: classes[one]!.isAnswered, tests };
}
