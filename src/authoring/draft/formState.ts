import {
  asOf,
  type CompiledDefinition,
  type Context,
  documentOf,
  type NormalizedAnswers,
  openRequest,
  parentOf,
  type Pointer,
  getAt,
  resolveAnswers,
} from '#engine';
import type { FormSurroundings } from '../assertionHolds';
import type { Example } from '../examples/example';
import { type Field, fieldNameOf, fieldsIn } from '../fill/field';

/** A form with the answers of an example, on its day. */
export class FormState {
  readonly definition: CompiledDefinition;
  readonly resolved: NormalizedAnswers;
  readonly #root: object;
  #fields: Map<Pointer, Field[]> | undefined;

  constructor(
    given: CompiledDefinition,
    readonly context: Context,
    readonly example: Example,
  ) {
    const definition = (this.definition = asOf(given, context.today));
    const resolved = (this.resolved = resolveAnswers(definition, context, example.answers ?? {}));
    this.#root = {
      /** What the form starts with. */
      get first() {
        const { lookedUp: _lookedUp, ...before } = context;
        const opening = openRequest(definition, before);
        return resolveAnswers(definition, before, 'answers' in opening ? opening.answers : {});
      },
      ...documentOf(context, resolved),
      ...resolved,
    };
  }

  /** What the rules of a field read besides it: those of schema.json the answers, those of request.json the document. */
  around(at: Pointer = ''): FormSurroundings {
    const parent: unknown = getAt(this.resolved, parentOf(at));
    return { root: this.#root, parent, today: this.context.today };
  }

  valueAt(at: Pointer): unknown {
    return getAt(this.#root, at);
  }

  /** Whether the list of a field, where it has one, offers a value. */
  isOffered(at: Pointer, value: unknown): boolean {
    const options = this.context.lists?.[fieldNameOf(at)];
    return !options || options.some((option) => option.value === value);
  }

  /** The active fields of a name, those of list entries each; all of them where none is named. */
  fields(name?: Pointer): Field[] {
    if (!this.#fields) {
      this.#fields = new Map();
      for (const field of fieldsIn(this.definition, this.resolved)) {
        const of = fieldNameOf(field.at);
        this.#fields.set(of, [...(this.#fields.get(of) ?? []), field]);
      }
    }
    return name === undefined ? [...this.#fields.values()].flat() : (this.#fields.get(name) ?? []);
  }
}
