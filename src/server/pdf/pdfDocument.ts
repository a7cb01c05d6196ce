import type { Settings } from '../settings';

/** One part of a document, in reading order. */
export type Block =
  | { kind: 'text'; text: string }
  /** What few want to read, in small type. */
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  /** Names on the left, values on the right. */
  | { kind: 'descriptionList'; items: [name: string, value: string][] }
  /** `total` is a last row with sums. Columns in `numbers` are right-aligned. */
  | {
      kind: 'table';
      head: string[];
      rows: string[][];
      total?: string[];
      numbers: number[];
      /** The relative widths of the columns; equal by default. */
      shares?: number[];
    };

/** The content of a PDF; the layout is the same for all. */
export interface PdfDocument {
  title: string;
  lead?: string;
  /** What the paper is about, at the foot of each page. */
  reference?: string;
  blocks: Block[];
  /** A file inside the PDF. */
  attachment?: { name: string; type: string; content: string };
}

/** The insurer, as letterhead and footers show it. */
export type Issuer = Pick<
  Settings,
  'brandName' | 'customerServiceNumber' | 'careContact' | 'timeZone'
>;
