import { type CompiledDefinition, getAt, type Problem } from '#engine';
import { exampleChecker } from '../coverage/checkExamples';
import type { CoverageEvent } from '../coverage/coverageEvent';
import { changed } from '../draft/candidate';
import { complete, type Completed } from '../draft/complete';
import { exampleText } from '../draft/exampleText';
import { filledExample, type FillWishes } from '../draft/filledExample';
import type { Example, ExampleFixtures } from '../examples/example';
import type { SourceFiles } from '../read/readDefinition';
import type { Base } from './base';
import type { Trial } from './trial';

/** What came of a trial. */
export type Outcome =
  | { found: Completed; recorded: CoverageEvent[] }
  | { failed: 'unanswered' | 'kind' | 'unread' | 'undecided'; kind?: string; problems: Problem[] };

/** Runs trials: each becomes the example that it is, or the reason why it is none. */
export class Attempts {
  readonly #definition: CompiledDefinition;
  readonly #check: ReturnType<typeof exampleChecker>;

  constructor(
    given: CompiledDefinition,
    private readonly fixtures: ExampleFixtures,
    private readonly sources: SourceFiles,
    private readonly suggestions: NonNullable<FillWishes['suggestions']>,
  ) {
    this.#definition = given;
    this.#check = exampleChecker(given, fixtures, sources);
  }

  /** Several trials at once have to end alike, and each show its boundary. */
  run({ example: base }: Base, trials: Trial[]): Outcome {
    const changes = trials.flatMap((trial) => trial.changes);
    const example = changed(base, changes);
    const first = this.#runOne(example, trials);
    if ('failed' in first && first.kind === 'several')
      return this.#runOnItsDay(base, trials) ?? first;
    const isFilled = 'failed' in first && first.kind === 'rejected' && isAnswered(trials);
    if (!isFilled) return first;
    const filled = this.#filled(example);
    if (!filled || !trials.every(({ at }) => isSame(filled, example, at))) return first;
    const second = this.#runOne(filled, trials);
    return 'found' in second ? second : first;
  }

  /** On another day other answers can be wrong: those are given anew before the value is. */
  #runOnItsDay(base: Example, trials: Trial[]): Outcome | undefined {
    const changes = trials.flatMap((trial) => trial.changes);
    const around = changes.filter(([at]) => !at.startsWith('/answers/'));
    if (around.length === 0) return undefined;
    const filled = this.#filled(changed(base, around));
    return filled && this.#runOne(changed(filled, changes), trials);
  }

  /** A form that is filled in, with the answers that an example has. */
  filled(example: Example, options: FillWishes = {}): Example | undefined {
    return this.#filled(example, options);
  }

  #filled(example: Example, options: FillWishes = {}): Example | undefined {
    return filledExample(this.#definition, this.fixtures, example, {
      suggestions: this.suggestions,
      ...options,
    });
  }

  #runOne(example: Example, trials: Trial[]): Outcome {
    const completed = complete(this.#definition, this.fixtures, example);
    if (!completed) return { failed: 'unanswered', problems: [] };
    const { kind, example: found } = completed;
    const problems = found.problems ?? [];
    const isWanted = trials.every(({ kinds }) => kinds.includes(kind));
    if (!isWanted) return { failed: 'kind', kind, problems };
    const [{ at }] = trials as [Trial];
    if (kind === 'rejected' && (problems.length > 1 || `/answers${problems[0]!.at}` !== at))
      return { failed: 'kind', kind: 'several', problems };
    const text = exampleText({ ...found, about: '-' });
    const path = `schemas/${this.#definition.key}/examples/${kind}-draft.json`;
    const { recorded, checked } = this.#check(path, text);
    const isShown = trials.every(({ boundary }) =>
      boundary.events.some((event) => recorded.includes(event)),
    );
    if (!isShown) return { failed: 'undecided', kind, problems };
    if (checked.diagnostics.length > 0 || this.#isUnread(path, text))
      return { failed: 'unread', kind, problems };
    return { found: completed, recorded };
  }

  /** What the server cannot read, a checker reports once: another one is asked about what is kept. */
  #isUnread(path: string, text: string): boolean {
    const check = exampleChecker(this.#definition, this.fixtures, this.sources);
    return check(path, text).checked.diagnostics.length > 0;
  }
}

const isAnswered = (trials: Trial[]) => trials.every(({ kinds }) => kinds.includes('accepted'));

const isSame = (one: Example, other: Example, at: string) =>
  JSON.stringify(getAt(one, at)) === JSON.stringify(getAt(other, at));
