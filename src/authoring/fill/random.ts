/** Numbers that a seed and the index of a case decide, so that one case can be made again (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number, index: number) {
    this.#state = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number, both ends included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)]!;
  }

  text(characters: string, least: number, most: number): string {
    const all = [...characters];
    return Array.from({ length: this.int(least, most) }, () => this.pick(all)).join('');
  }
}

export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.int(0, rest.length - 1), 1)[0]!);
}
