import type { Pointer, Schema, Ui, ValueExpression } from '#engine';
import { asPointer, pointerOf, unsafeNames } from '#engine';
import { Names } from './names';
import type { Notes } from './importReport';

/** Where fields are described: the form, an entry of a list, or the `then` of a condition in one of them. */
export interface Target {
  properties: { [name: string]: Schema };
  required: string[];
  /** At least one of these is answered. */
  anyRequired: string[];
  /** Its conditions. */
  allOf: Schema[];
  isConditional: boolean;
}

export const newTarget = (isConditional = false): Target => ({
  properties: {},
  required: [],
  anyRequired: [],
  allOf: [],
  isConditional,
});

/** A field of the form or of an entry, by the path of its property in the source. */
export interface Field {
  name: string;
  type: string;
  /** The values that it can have, where they are known. */
  values?: unknown[];
}

/** A part of the form under a heading. */
export interface Group {
  title?: string;
  description?: string;
  fields: string[];
  /** Only what belongs under its heading goes there. */
  isHeaded?: true;
}

/** Where the next field of a branch goes: behind this one. */
export interface Cursor {
  behind: string;
}

/** What is collected for a form, or for the entries of a list. */
export class Scope {
  readonly base = newTarget();
  readonly ui: { [name: string]: Ui } = {};
  readonly groups: Group[] = [];
  readonly send: { [target: string]: ValueExpression } = {};
  readonly prefill: { [field: Pointer]: ValueExpression } = {};
  readonly names = new Names();
  /** Where each field comes from, by its name. */
  readonly origins = new Map<string, Pointer>();
  readonly #fields = new Map<string, Field>();
  readonly #sent = new Set<string>();
  /** The names that an object needs once it is needed itself, by its path. */
  readonly needs = new Map<string, string[]>();

  constructor(
    /** In how many lists its fields are: none for those of the form. */
    readonly depth: number,
    private readonly notes: Notes,
    /** Names of the payload that are taken. */
    private readonly reserved: string[] = [],
  ) {}

  get isList(): boolean {
    return this.depth > 0;
  }

  fieldAt = (path: readonly string[]): Field | undefined => this.#fields.get(JSON.stringify(path));

  /** The fields of an object. */
  fieldsBelow(path: readonly string[]): Field[] {
    const start = JSON.stringify(path).slice(0, -1);
    return [...this.#fields].flatMap(([at, field]) => (at.startsWith(`${start},`) ? [field] : []));
  }

  /** Whether a field is described outside of conditions, so that a condition only adds to its rules. */
  isDescribed = (name: string): boolean => Object.hasOwn(this.base.properties, name);

  get fields(): Field[] {
    return [...this.#fields.values()];
  }

  get fieldCount(): number {
    return this.#fields.size;
  }

  /** Gives a property its field. */
  add(path: readonly string[], at: Pointer, field: Omit<Field, 'name'>): Field {
    const name = this.names.give(path);
    if (path.length === 1 && name !== path[0])
      this.notes.changed(
        at,
        `The field is called "${name}": names have letters, digits and _, a letter first.`,
      );
    const added = { ...field, name };
    this.#fields.set(JSON.stringify(path), added);
    this.origins.set(name, at);
    return added;
  }

  /** Where the fields of the form itself go: after the headings so far, under none of them. */
  openGroup(): Group {
    const last = this.groups.at(-1);
    if (last && !last.isHeaded) return last;
    const group: Group = { fields: [] };
    this.groups.push(group);
    return group;
  }

  /** Puts a field where it is asked: in its group, or in a branch behind the field that decides or came before it. */
  place(name: string, group: Group, cursor?: Cursor): void {
    const owner = this.groups.find(({ fields }) => cursor && fields.includes(cursor.behind));
    const isElsewhere = !owner || (group.isHeaded && group !== owner);
    if (isElsewhere) group.fields.push(name);
    else owner.fields.splice(owner.fields.indexOf(cursor!.behind) + 1, 0, name);
    if (cursor && !isElsewhere) cursor.behind = name;
  }

  isSent = (path: readonly string[]): boolean => this.#sent.has(JSON.stringify(path));

  /** Sends a value where the source has it. */
  sendAs(path: readonly string[], at: Pointer, value: ValueExpression): void {
    this.#sent.add(JSON.stringify(path));
    const wanted = pointerOf(...path);
    const isTaken = (target: Pointer) =>
      path.some((part) => unsafeNames.has(part)) ||
      this.reserved.includes(path[0]!) ||
      Object.keys(this.send)
        .map(asPointer)
        .some(
          (other) => `${other}/`.startsWith(`${target}/`) || `${target}/`.startsWith(`${other}/`),
        );
    let target = wanted;
    if (isTaken(target)) {
      const base = this.names.give(path);
      target = pointerOf(base);
      this.notes.changed(
        at,
        `It is sent as "${base}", because the payload has something else at ${wanted}.`,
      );
    }
    // A name alone is a pointer without its slash; "$ref" would be a reference.
    const isName = !target.includes('/', 1) && !target.includes('~') && target !== '/$ref';
    this.send[isName ? target.slice(1) : target] = value;
  }

  /** The pointer to the answer of a field, as maps read it. */
  answerOf = (name: string): Pointer => `${this.isList ? '/item' : '/answers'}${pointerOf(name)}`;
}
