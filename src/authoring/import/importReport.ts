import type { Pointer } from '#engine';

/** What an import changed, left out or added, at its place in the source. */
export interface ImportNote {
  source: 'schema' | 'ui';
  at: Pointer;
  kind: 'changed' | 'left-out' | 'added';
  /** What is different, then what to do. */
  message: string;
}

/** What became of a source. */
export interface ImportReport {
  notes: ImportNote[];
  /** The keywords of the source that the form reaches, each counted once. */
  keywords: number;
  /** Those of them that mean the same in the request type. */
  kept: number;
  fields: number;
}

/** Collects what becomes of each keyword. A keyword that several references reach is one keyword. */
export class Notes {
  readonly #notes = new Map<string, ImportNote>();
  readonly #read = new Set<string>();
  readonly #lost = new Set<string>();
  readonly #places = new WeakMap<object, Pointer>();

  /** Remembers where a rule of the request type comes from. */
  remember(rule: object, at: Pointer): void {
    this.#places.set(rule, at);
  }

  placeOf = (rule: object): Pointer | undefined => this.#places.get(rule);

  read(source: ImportNote['source'], at: Pointer): void {
    this.#read.add(`${source} ${at}`);
  }

  changed(at: Pointer, message: string, source: ImportNote['source'] = 'schema'): void {
    this.#add({ source, at, kind: 'changed', message });
  }

  leftOut(at: Pointer, message: string, source: ImportNote['source'] = 'schema'): void {
    this.#add({ source, at, kind: 'left-out', message });
  }

  /** What the source does not have and a request type needs; no keyword is lost by it. */
  added(at: Pointer, message: string): void {
    this.#note({ source: 'schema', at, kind: 'added', message });
  }

  /** Counts a keyword as lost without a note of its own: the note of what contains it says so. */
  lost(source: ImportNote['source'], at: Pointer): void {
    this.#read.add(`${source} ${at}`);
    this.#lost.add(`${source} ${at}`);
  }

  report(fields: number): ImportReport {
    const keywords = this.#read.size;
    const notes = [...this.#notes.values()];
    return { notes, keywords, kept: keywords - this.#lost.size, fields };
  }

  #add(note: ImportNote): void {
    this.lost(note.source, note.at);
    this.#note(note);
  }

  #note(note: ImportNote): void {
    this.#notes.set(`${note.source} ${note.at} ${note.message}`, note);
  }
}
