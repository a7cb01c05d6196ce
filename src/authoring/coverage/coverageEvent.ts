/** Something that happened while examples ran, as text, so that it can be counted: a rule, and its outcome. */
export type CoverageEvent = string;

export const eventOf = (rule: string, outcome: string): CoverageEvent => `${rule} ${outcome}`;
