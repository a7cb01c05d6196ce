import { type Pointer, parentOf } from '#engine';

/** A file of a definition, without `.json`, and a pointer into it, its references replaced. */
export interface Origin {
  file: string;
  at: Pointer;
}

/** Where the parts of a definition are written that do not stand where the engine reads them. */
export class Origins {
  readonly #all = new Map<string, Origin>();

  /** Notes that what the engine reads at one place is written at another. */
  note(read: Origin, written: Origin): void {
    this.#all.set(idOf(read), written);
  }

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  /** Where the part at a pointer, or the nearest part around it, is written. */
  of(file: string, at: Pointer): Origin {
    for (let above = at; ; above = parentOf(above)) {
      const found = this.#all.get(idOf({ file, at: above }));
      if (found) return { file: found.file, at: found.at + at.slice(above.length) };
      if (above === '') return { file, at };
    }
  }
}

const idOf = ({ file, at }: Origin): string => `${file}#${at}`;
