import { isObject, partsOf, type Pointer, pointerOf, type Schema } from '#engine';
import type { Random } from './random';

/** What an answer is to be, so that a condition comes out as it is wished. */
export interface Goal {
  /** Whether there is to be an answer. */
  isAnswered: boolean;
  /** What the answer is to meet. */
  schemas: Schema[];
}

/** Goals by pointer into the answers, list entries by their number. */
export type Goals = Map<Pointer, Goal>;

/**
 * What has to be answered so that a schema is met, or is not (`wish`). Where there are several ways one is drawn; a
 * search tries others with another seed. `reach`: turns a pointer of the schema into one of the answers; `undefined` for
 * what no answer changes.
 */
export class GoalFinder {
  readonly goals: Goals = new Map();

  constructor(
    private readonly random: Random,
    private readonly reach: (at: Pointer) => Pointer | undefined,
  ) {}

  find(schema: Schema, wish: boolean, at: Pointer = ''): void {
    if (wish) this.#meet(schema, at);
    else this.#fail(schema, at);
  }

  #meet(schema: Schema, at: Pointer): void {
    const { properties = {}, required = [], anyOf, oneOf, allOf, not, ...own } = schema;
    const entry = takeEntry(own);
    for (const name of required as string[]) this.#add(at + pointerOf(name), true);
    for (const [name, part] of Object.entries<Schema>(properties))
      // What is not required may be missing: the condition holds then, too.
      if ((required as string[]).includes(name)) this.#meet(part, at + pointerOf(name));
    for (const part of (allOf ?? []) as Schema[]) this.#meet(part, at);
    for (const list of [anyOf, oneOf] as (Schema[] | undefined)[])
      if (list) this.#meet(this.random.pick(list), at);
    if (isObject(not)) this.#fail(not, at);
    if (entry) this.#meet(entry, `${at}/0`);
    if (at !== '' && isAboutValue(own)) this.#add(at, true, own);
  }

  #fail(schema: Schema, at: Pointer): void {
    const { properties = {}, required = [], anyOf, oneOf, allOf, not, ...own } = schema;
    const entry = takeEntry(own);
    const alternatives = (anyOf ?? oneOf) as Schema[] | undefined;
    if (alternatives) return alternatives.forEach((one) => this.#fail(one, at));
    const ways: (() => void)[] = [];
    for (const name of required as string[])
      if (this.reach(at + pointerOf(name)) !== undefined)
        ways.push(() => this.#add(at + pointerOf(name), false));
    for (const [name, part] of Object.entries<Schema>(properties))
      if (this.#reaches(part, at + pointerOf(name)))
        ways.push(() => this.#fail(part, at + pointerOf(name)));
    for (const part of (allOf ?? []) as Schema[]) ways.push(() => this.#fail(part, at));
    if (isObject(not)) ways.push(() => this.#meet(not, at));
    if (entry) ways.push(() => this.#fail(entry, `${at}/0`));
    if (at !== '' && isAboutValue(own)) ways.push(() => this.#add(at, true, { not: own }));
    if (ways.length > 0) this.random.pick(ways)();
  }

  #reaches(schema: Schema, at: Pointer): boolean {
    return (
      this.reach(at) !== undefined ||
      Object.entries<Schema>(schema.properties ?? {}).some(([name, part]) =>
        this.#reaches(part, at + pointerOf(name)),
      ) ||
      ((schema.required ?? []) as string[]).some((name) => this.reach(at + pointerOf(name)))
    );
  }

  #add(at: Pointer, isAnswered: boolean, schema?: Schema): void {
    const answer = this.reach(at);
    if (answer === undefined || partsOf(answer).length === 0) return;
    const goal = this.goals.get(answer) ?? { isAnswered, schemas: [] };
    goal.isAnswered = isAnswered;
    if (schema) goal.schemas.push(schema);
    this.goals.set(answer, goal);
  }
}

/** What `contains` asks of an entry with fields; what it asks of a value concerns the answer as a whole. */
function takeEntry(own: Schema): Schema | undefined {
  const { contains } = own;
  if (!isObject(contains) || !('properties' in contains || 'required' in contains))
    return undefined;
  delete own.contains;
  return contains;
}

const isAboutValue = (own: Schema): boolean =>
  Object.keys(own).some((name) => name !== 'type' && !name.startsWith('$'));
