import type { Generated } from './answerSource';
import type { Disagreement, Report } from './report';

/** Collects what judges say of the answers of one definition. */
export class Comparison {
  readonly disagreements: Disagreement[] = [];
  /** How often each pair of judges was compared. */
  readonly judged: { [judges: string]: number } = {};

  constructor(private readonly key: string) {}

  /** Compares two sayings as JSON. */
  compare(
    { number, about, example }: Generated,
    judges: string,
    said: { [judge: string]: unknown },
  ) {
    this.judged[judges] = (this.judged[judges] ?? 0) + 1;
    const texts = Object.values(said).map((one) => JSON.stringify(one));
    if (texts.every((text) => text === texts[0])) return;
    this.disagreements.push({
      key: this.key,
      number,
      judges,
      about,
      answers: example.answers,
      said,
    });
  }

  /** `start`: when it began, by `performance.now()`. */
  report(answers: number, valid: number, start: number): Report {
    const { key, disagreements, judged } = this;
    const seconds = (performance.now() - start) / 1000;
    return { key, answers, valid, disagreements, judged, seconds };
  }
}
