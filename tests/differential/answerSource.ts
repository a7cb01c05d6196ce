import {
  asOf,
  type CompiledDefinition,
  type Context,
  getAt,
  type Pointer,
  proofValueOf,
  requiredProofs,
  resolveAnswers,
  type Schema,
  sortedJson,
  submitRequest,
} from '../../src/engine';
import { answerChanges } from '../../src/authoring/draft/answerChanges';
import { changed, type Change } from '../../src/authoring/draft/candidate';
import { FormState } from '../../src/authoring/draft/formState';
import { fill, Random } from '../../src/authoring/fill';
import { fieldsIn } from '../../src/authoring/fill/field';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { oddValue } from './oddValues';

/** Answers that a seed and a number decide, with all that they were made from. */
export interface Generated {
  number: number;
  /** The example that they come from, and what was changed in it. */
  about: string;
  example: ExampleFile;
}

/** Names that no definition has, and some that every object has. */
const unknownNames = [
  'unknown_name',
  'status',
  'toString',
  'constructor',
  '__proto__',
  'ünknown',
  '0',
  '',
];

const pinCodes = ['411001', '560038', '400050', '110001'];

interface FieldWithEdges {
  at: Pointer;
  schema: Schema;
  edges: unknown[];
}

/** Makes answers of one definition: its examples, and these with one to three changes at the edges of its rules. */
export class AnswerSource {
  readonly #examples: ExampleFile[];
  readonly #accepted: ExampleFile[];
  readonly #fields = new Map<ExampleFile, FieldWithEdges[]>();

  /** `isUsed`: which examples may be the start. */
  constructor(
    private readonly definition: CompiledDefinition,
    private readonly seed: number,
    isUsed: (example: ExampleFile) => boolean = () => true,
  ) {
    this.#examples = examplesOf(definition.key).filter(
      (example) => example.answers !== undefined && isUsed(example),
    );
    this.#accepted = this.#examples.filter(({ kind }) => kind === 'accepted');
  }

  make(number: number): Generated {
    const whole = number % 4 === 0 ? this.#examples[number / 4] : undefined;
    if (whole) return { number, about: whole.name, example: whole };
    const random = new Random(this.seed, number);
    const isAccepted = random.chance(0.7) && this.#accepted.length > 0;
    const from = random.pick(isAccepted ? this.#accepted : this.#examples);
    const changes = this.#changes(from, random);
    const varied = this.#looked({ ...from, answers: changed(from, changes).answers! }, from);
    if (random.chance(0.1)) {
      const name = random.pick(unknownNames);
      const value = random.pick(['x', 1, null, {}, ['x']]);
      changes.push([`/answers/${name}`, value]);
      Object.defineProperty(varied.answers, name, { value, enumerable: true, configurable: true });
    }
    const isFilled = random.chance(0.25);
    const example = this.#proved(isFilled ? this.#filled(varied, random) : varied);
    const about = changes.map(([at, value]) => `${at} ${JSON.stringify(value)}`).join(', ');
    return { number, about: `${from.name} with ${about}${isFilled ? ', filled in' : ''}`, example };
  }

  #changes(from: ExampleFile, random: Random): Change[] {
    const fields = this.#fieldsOf(from);
    // What only the insurer sets does not count, whatever is sent.
    const asked = fields.filter(({ schema }) => !schema.readOnly);
    const changes: Change[] = [];
    for (let left = random.pick([1, 1, 2, 3]); left > 0 && fields.length > 0; left--) {
      const isAsked = asked.length > 0 && random.chance(0.9);
      const { at, schema, edges } = random.pick(isAsked ? asked : fields);
      const isOdd = edges.length === 0 || random.chance(0.4);
      const now: unknown = getAt(from.answers, at);
      const value = isOdd ? oddValue(schema, now, from.today, random) : random.pick(edges);
      changes.push([`/answers${at}`, value]);
    }
    return changes;
  }

  /** The fields that an example shows, each with the values at the edges of its rules. */
  #fieldsOf(from: ExampleFile): FieldWithEdges[] {
    const known = this.#fields.get(from);
    if (known) return known;
    const context = contextOf(this.definition, from);
    const answers = resolveAnswers(this.definition, context, from.answers);
    const random = new Random(this.seed, this.#examples.indexOf(from));
    const edges = new Map<Pointer, unknown[]>();
    for (const { changes } of answerChanges(new FormState(this.definition, context, from), random))
      for (const [at, value] of changes) {
        const field = at.slice('/answers'.length);
        edges.set(field, [...(edges.get(field) ?? []), value]);
      }
    const fields = [...fieldsIn(this.#on(from), answers)].map(({ at, schema }) => ({
      at,
      schema,
      edges: edges.get(at) ?? [],
    }));
    this.#fields.set(from, fields);
    return fields;
  }

  /** The responses of look-ups that an example states are those to its own answers. */
  #looked(varied: ExampleFile, from: ExampleFile): ExampleFile {
    if (!from.lookedUp) return varied;
    const lookedUp = Object.keys(this.definition.request.lookUps ?? {}).map((field) => {
      const isSame =
        sortedJson(getAt(varied.answers, field)) === sortedJson(getAt(from.answers, field));
      return [field, isSame ? (from.lookedUp![field] ?? null) : null];
    });
    return { ...varied, lookedUp: Object.fromEntries(lookedUp) };
  }

  /** With what is still missing after the changes. */
  #filled(example: ExampleFile, random: Random): ExampleFile {
    const contextAt = (answers: ExampleFile['answers']): Context =>
      contextOf(this.definition, { ...example, answers });
    const { answers, context } = fill(this.#on(example), contextAt, {
      answers: example.answers,
      suggestions: () => pinCodes,
      seed: random.int(0, 1_000_000),
      attempts: 1,
      optional: 0.5,
    });
    return { ...example, answers, proofs: context.proofs };
  }

  /** Answers of which only the proof is missing are proved: everything after it is of more interest. */
  #proved(example: ExampleFile): ExampleFile {
    const definition = this.#on(example);
    const context = contextOf(definition, example);
    const outcome = submitRequest(definition, context, example.answers);
    if (outcome.kind !== 'problems' || !outcome.problems.every(({ rule }) => rule === 'proof'))
      return example;
    const answers = resolveAnswers(definition, context, example.answers);
    const proofs = requiredProofs(definition, answers).flatMap(({ at, purpose }) => {
      const value = proofValueOf(getAt(answers, at));
      return typeof value === 'string' ? [{ purpose, value }] : [];
    });
    return { ...example, proofs: [...(example.proofs ?? []), ...proofs] };
  }

  readonly #on = ({ today }: ExampleFile) => asOf(this.definition, today);
}
