/** One part of a paper, in the order of reading. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Names on the left, values on the right. */
  | { kind: 'facts'; facts: [name: string, value: string][] }
  /** The last row may sum the others up. Numbers stand to the right. */
  | {
      kind: 'table';
      head: string[];
      rows: string[][];
      total?: string[];
      numbers: number[];
      /** How the columns share the width; evenly where it is not said. */
      shares?: number[];
    };

/** What a paper says; how it looks is the same for all of them. */
export interface PdfDocument {
  title: string;
  lead?: string;
  blocks: Block[];
}
