import { isObject, type Pointer, pointerOf } from '#engine';
import type { Notes } from './importReport';
import type { Sourced } from './part';

/** What an RJSF UI schema says of a field, whichever of its two ways it is written: `ui:help`, or `help` in `ui:options`. */
export class Hints {
  readonly #own = new Map<string, Sourced>();
  readonly #taken = new Set<string>();
  readonly #children = new Map<string, Hints>();

  constructor(
    private readonly ui: unknown,
    private readonly at: Pointer,
    private readonly notes: Notes,
  ) {
    if (!isObject(ui)) return;
    const { 'ui:options': options } = ui;
    const own = [
      ...(isObject(options) ? withPlaces(options, at + pointerOf('ui:options')) : []),
      ...withPlaces(ui, at).filter(([name]) => name.startsWith('ui:') && name !== 'ui:options'),
    ];
    for (const [name, found] of own) {
      notes.read('ui', found.at);
      this.#own.set(name.replace(/^ui:/, ''), found);
    }
  }

  /** What is said under a name, which is dealt with from now on. Each description of a field takes it. */
  take(name: string): Sourced | undefined {
    this.#taken.add(name);
    return this.#own.get(name);
  }

  peek = (name: string): unknown => this.#own.get(name)?.value;

  child(name: string): Hints {
    let child = this.#children.get(name);
    if (!child) {
      const inner = isObject(this.ui) && Object.hasOwn(this.ui, name) ? this.ui[name] : undefined;
      child = new Hints(inner, this.at + pointerOf(name), this.notes);
      this.#children.set(name, child);
    }
    return child;
  }

  leftOut(found: Sourced, message: string): void {
    this.notes.leftOut(found.at, message, 'ui');
  }

  changed(found: Sourced, message: string): void {
    this.notes.changed(found.at, message, 'ui');
  }

  /** Notes what nothing has dealt with, here and below. */
  leaveRest(): void {
    for (const [name, { at }] of this.#own)
      if (!this.#taken.has(name))
        this.notes.leftOut(
          at,
          `"ui:${name}" has no counterpart here. docs/language.md lists what ui.json may say.`,
          'ui',
        );
    if (!isObject(this.ui)) return;
    for (const [name, inner] of Object.entries(this.ui)) {
      if (name.startsWith('ui:')) continue;
      const child = this.#children.get(name);
      if (child) child.leaveRest();
      else if (isObject(inner))
        this.notes.leftOut(
          this.at + pointerOf(name),
          'The form has no field of this name. Correct it in the source, or leave it out.',
          'ui',
        );
    }
  }
}

const withPlaces = (object: { [name: string]: unknown }, at: Pointer) =>
  Object.entries(object).map(([name, value]): [string, Sourced] => [
    name,
    { value, at: at + pointerOf(name), trail: [] },
  ]);
