import MarkdownIt, { type Token } from 'markdown-it';

export type { Token };

const markdown = new MarkdownIt({ html: false });

/** A sentence in Markdown. */
export const tokensOf = (text: string): Token[] => markdown.parseInline(text, {});

/** A part of a document, from its heading to the next one of its level. */
export interface Section {
  /** `docs/language.md#long-forms` */
  address: string;
  title: string;
  level: number;
  tokens: Token[];
  /** The heading of level 2 above it, or its own. */
  chapter: string;
  /** What its own lists explain: the code with which their items begin. */
  words: string[];
}

/** A row of a table, with the words in its cells as code. */
export interface Row {
  cells: Cell[];
  /** The address of the section in which it is. */
  section: string;
}

export interface Cell {
  tokens: Token[];
  code: string[];
}

/** A document of the project, as it is shown and searched. HTML in its text is shown as text. */
export interface ReferenceDocument {
  sections: Section[];
  rows: Row[];
}

/** Reads a document in Markdown; `path` is its path in the project. */
export function readDocument(path: string, text: string): ReferenceDocument {
  const tokens = markdown.parse(text, {});
  const headings = tokens.flatMap((token, i) => (token.type === 'heading_open' ? [i] : []));
  const levelAt = (i: number) => Number(tokens[i]!.tag.slice(1));
  const titleAt = (i: number) => tokens[i + 1]!.content.replaceAll('`', '');
  /** From its heading to the next one of any level. */
  const ownOf = (i: number) => tokens.slice(headings[i], headings[i + 1] ?? tokens.length);
  const sections = headings.map((at, i): Section => {
    const end = headings.find((other) => other > at && levelAt(other) <= levelAt(at));
    const chapter = headings.slice(0, i + 1).findLast((other) => levelAt(other) <= 2)!;
    return {
      address: `${path}#${slugOf(tokens[at + 1]!.content)}`,
      title: titleAt(at),
      level: levelAt(at),
      // The dialog shows its title.
      tokens: tokens.slice(at + 3, end),
      chapter: titleAt(chapter),
      words: listedIn(ownOf(i)),
    };
  });
  const rows = sections.flatMap(({ address }, i) =>
    rowsIn(ownOf(i)).map((cells) => ({ cells, section: address })),
  );
  return { sections, rows };
}

/** The code with which the items of the outermost lists begin. */
const listedIn = (tokens: Token[]): string[] =>
  tokens.flatMap(({ type, level }, i) => {
    const [first] = type === 'list_item_open' && level === 1 ? codeIn(tokens[i + 2]!) : [];
    return first === undefined ? [] : [first];
  });

function rowsIn(tokens: Token[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const [i, { type }] of tokens.entries()) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'td_open')
      rows.at(-1)!.push({ tokens: [tokens[i + 1]!], code: codeIn(tokens[i + 1]!) });
  }
  return rows.filter((cells) => cells.length > 0);
}

const codeIn = ({ children }: Token): string[] =>
  (children ?? []).flatMap(({ type, content }) => (type === 'code_inline' ? [content] : []));

/** As in the links of the documents: `catalogue.json` → `cataloguejson`. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');
