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

/** What came of the answers of one definition. */
export interface Report {
  key: string;
  answers: number;
  /** How many of them the form accepts; for a server: how many became tickets. */
  valid: number;
  disagreements: Disagreement[];
  /** How often each pair of judges was compared. */
  judged: { [judges: string]: number };
  seconds: number;
}
