import { type Pointer, pointerOf, type Schema, type Ui, type ValueExpression } from '#engine';
import { Names } from './names';
import type { Notes } from './importReport';
import type { Part } from './part';
import { Payload } from './payload';
import { testedIn } from './testedIn';
import { type Cursor, type Field, type Group, newTarget } from './collected';

/** What is collected for a form, or for the entries of a list. */
export class Scope {
  readonly base = newTarget();
  readonly ui: { [name: string]: Ui } = {};
  readonly groups: Group[] = [];
  readonly prefill: { [field: Pointer]: ValueExpression } = {};
  readonly names = new Names();
  readonly payload: Payload;
  /** Where each field comes from, by its name. */
  readonly origins = new Map<string, Pointer>();
  readonly #fields = new Map<string, Field>();
  readonly #headed = new Map<string, Group>();
  readonly #cursors = new Map<Group, Map<string, Cursor>>();
  /** The names that an object needs once it is needed itself, by its path. */
  readonly needs = new Map<string, string[]>();
  /** The fields of which an object needs one once it is needed itself, by its path. */
  readonly anyNeeds = new Map<string, string[]>();
  /** The names that an object may have, of each schema that says so, by its path. */
  readonly closed = new Map<string, Part['closed']>();
  /** Branches that take no other names than these, with their conditions and the path of their object. */
  readonly closedBranches: {
    path: readonly string[];
    closed: Part['closed'];
    condition: Schema;
  }[] = [];
  /** The conditions under which a field is not asked for, and where they are written, by its name. */
  readonly hidden = new Map<string, { condition: Schema; at: Pointer }[]>();
  /** The objects that are right without anything in them, as far as they do not require it, by their paths. */
  readonly mayBeBare = new Set<string>();

  constructor(
    /** In how many lists its fields are: none for those of the form. */
    readonly depth: number,
    private readonly notes: Notes,
    /** Names of the payload that are taken. */
    reserved: string[] = [],
  ) {
    this.payload = new Payload(this.names, notes, reserved);
  }

  get isList(): boolean {
    return this.depth > 0;
  }

  fieldAt = (path: readonly string[]): Field | undefined => this.#fields.get(JSON.stringify(path));

  /** The further fields of a value that is asked for in several ways, with where they are written, by its path. */
  readonly others = new Map<string, { field: Field; at: Pointer }[]>();

  othersOf = (path: readonly string[]): Field[] =>
    (this.others.get(JSON.stringify(path)) ?? []).map(({ field }) => field);

  /** The fields of an object. */
  fieldsBelow(path: readonly string[]): Field[] {
    const start = JSON.stringify(path).slice(0, -1);
    return [...this.#fields].flatMap(([at, field]) => (at.startsWith(`${start},`) ? [field] : []));
  }

  /** The fields of a property: its own, or those of the object that it is. */
  fieldsOf(path: readonly string[]): Field[] {
    const field = this.fieldAt(path);
    return field ? [field, ...this.othersOf(path)] : this.fieldsBelow(path);
  }

  /** The names of an object that are asked for or sent. */
  namesIn(path: readonly string[]): string[] {
    const paths = [...this.#fields.keys(), ...this.payload.paths].map((at): string[] =>
      JSON.parse(at),
    );
    const others = [...this.others.values()].flat().map(({ field }) => JSON.stringify(field.path));
    const below = paths.filter(
      (one) => path.every((name, i) => one[i] === name) && !others.includes(JSON.stringify(one)),
    );
    return [...new Set(below.flatMap((one) => one[path.length] ?? []))];
  }

  /** Whether a field can be left out where a condition is true: it is not needed in any case, and not tested. */
  canHide =
    (condition: Schema) =>
    ({ name }: Field): boolean =>
      !this.base.required.includes(name) &&
      ![...testedIn(condition)].includes(name) &&
      !(this.isList && this.base.properties[name]?.default !== undefined);

  hide(name: string, condition: Schema, at: Pointer): void {
    this.hidden.set(name, [...(this.hidden.get(name) ?? []), { condition, at }]);
  }

  /** Whether a field is described outside of conditions, so that a condition only adds to its rules. */
  isDescribed = (name: string): boolean => Object.hasOwn(this.base.properties, name);

  /** Those of them that are described outside of conditions, by their names. */
  describedBelow = (path: readonly string[]): string[] =>
    this.fieldsBelow(path).flatMap(({ name }) => (this.isDescribed(name) ? [name] : []));

  /** The field that is answered wherever an object is there: the first that it needs. */
  neededAt(path: readonly string[]): Field | undefined {
    const field = this.fieldAt(path);
    if (field) return this.isDescribed(field.name) ? field : undefined;
    for (const name of this.needs.get(JSON.stringify(path)) ?? []) {
      const needed = this.neededAt([...path, name]);
      if (needed && !needed.mayBeEmpty) return needed;
    }
    return undefined;
  }

  /** Says that an object needs a name of its own, and what leads to it. */
  need(path: readonly string[], [name, ...below]: readonly string[]): void {
    if (name === undefined) return;
    const at = JSON.stringify(path);
    this.needs.set(at, [...new Set([...(this.needs.get(at) ?? []), name])]);
    this.need([...path, name], below);
  }

  /** Whether an object, or a field, is required with all that it is in. */
  isNeeded(path: readonly string[]): boolean {
    if (path.length === 0) return true;
    const outer = path.slice(0, -1);
    const names = this.needs.get(JSON.stringify(outer)) ?? [];
    return names.includes(path.at(-1)!) && this.isNeeded(outer);
  }

  get fields(): Field[] {
    return [...this.#fields.values()];
  }

  get fieldCount(): number {
    return this.#fields.size;
  }

  /** Gives a property its field. */
  add(path: readonly string[], at: Pointer, field: Omit<Field, 'name' | 'path' | 'cases'>): Field {
    const name = this.names.give(path);
    if (path.length === 1 && name !== path[0])
      this.notes.changed(
        at,
        `The field is called "${name}": names have letters, digits and _, a letter first.`,
      );
    const added = { ...field, name, path, cases: [] };
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

  /** The part of the form that an object is; of one that several branches describe alike it is the same. */
  headed(path: readonly string[], texts: { title: string; description?: string }): Group {
    const key = JSON.stringify([path, texts]);
    const group = this.#headed.get(key) ?? { isHeaded: true, ...texts, fields: [] };
    if (!this.#headed.has(key) && !this.isList) this.groups.push(group);
    this.#headed.set(key, group);
    return group;
  }

  /** Where what an answer decides goes in a group: behind what it decided before. */
  cursorBehind(name: string, group: Group): Cursor {
    const cursors = this.#cursors.get(group) ?? new Map<string, Cursor>();
    this.#cursors.set(group, cursors);
    const cursor = cursors.get(name) ?? { behind: name };
    cursors.set(name, cursor);
    return cursor;
  }

  /** Puts a field where it is asked: in its group, or in a branch behind the field that decides or came before it. */
  place(name: string, group: Group, cursor?: Cursor): void {
    const owner = this.groups.find(({ fields }) => cursor && fields.includes(cursor.behind));
    const isElsewhere = !owner || (group.isHeaded && group !== owner);
    if (isElsewhere) group.fields.push(name);
    else owner.fields.splice(owner.fields.indexOf(cursor!.behind) + 1, 0, name);
    if (cursor && !isElsewhere) cursor.behind = name;
  }

  /** Whether an object is right without anything in it. */
  isBare = (path: readonly string[]): boolean =>
    this.mayBeBare.has(JSON.stringify(path)) && !this.neededAt(path);

  /**
   * Sends a list without entries and an object without answers, too, where it may be empty: its object requires it.
   * What is sent then; nothing where it always has some.
   */
  sendEmpty(path: readonly string[]): '[]' | '{}' | undefined {
    const field = this.fieldAt(path);
    if (this.isBare(path)) return this.payload.addBare(path);
    if (!field?.mayBeEmpty) return undefined;
    field.isSentEmpty = true;
    this.payload.addEmpty(this.answerOf(field.name));
    return '[]';
  }

  /** The pointer to the answer of a field, as maps read it. */
  answerOf = (name: string): Pointer => `${this.isList ? '/item' : '/answers'}${pointerOf(name)}`;
}
