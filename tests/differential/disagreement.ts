import type { Generated } from './answerSource';

/** Two judges that say different things of the same answers. */
export interface Disagreement {
  key: string;
  number: number;
  /** What was compared: the two judges, and with which answers. */
  judges: string;
  about: string;
  answers: unknown;
  /** What each of them says. */
  said: { [judge: string]: unknown };
}

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
}
