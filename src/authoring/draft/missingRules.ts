import type { CountedRule } from '../coverage/coverage';
import type { CoverageEvent } from '../coverage/coverageEvent';

/** The rules that no example covers yet, by the events that cover them. */
export class MissingRules {
  readonly #left = new Map<CoverageEvent, Set<CountedRule>>();
  /** All of them, before anything was drafted. */
  readonly #wanted = new Map<CoverageEvent, CountedRule[]>();

  constructor(rules: CountedRule[]) {
    for (const rule of rules)
      for (const event of rule.events)
        this.#left.set(event, (this.#left.get(event) ?? new Set()).add(rule));
    for (const [event, ofEvent] of this.#left) this.#wanted.set(event, [...ofEvent]);
  }

  get isEmpty(): boolean {
    return this.#left.size === 0;
  }

  has(event: CoverageEvent): boolean {
    return this.#left.has(event);
  }

  /** Whether an event that is missing has one of these texts in it. */
  hasLike(texts: string[]): boolean {
    for (const event of this.#left.keys())
      if (texts.some((text) => event.includes(text))) return true;
    return false;
  }

  /** The missing rules that an example with these events covers. */
  coveredBy(recorded: CoverageEvent[]): CountedRule[] {
    return [...new Set(recorded.flatMap((event) => [...(this.#left.get(event) ?? [])]))];
  }

  remove(rules: CountedRule[]): void {
    for (const rule of rules)
      for (const event of rule.events) {
        const ofEvent = this.#left.get(event);
        ofEvent?.delete(rule);
        if (ofEvent?.size === 0) this.#left.delete(event);
      }
  }

  /** What an example with these events shows of all that was wanted. */
  shownBy(recorded: CoverageEvent[]): Set<CountedRule> {
    return new Set(recorded.flatMap((event) => this.#wanted.get(event) ?? []));
  }
}
