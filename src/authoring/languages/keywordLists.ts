import { type Catalogue, type Pointer, pointerOf } from '#engine';

/** The keywords of a part of a catalogue. */
export interface KeywordList {
  at: Pointer;
  list: string[];
  /** The title of the part, which finds it anyway. */
  titles: string[];
}

/** All keywords of a catalogue. */
export function* keywordLists({
  serviceTypes,
  screenKeywords = {},
  notices = {},
}: Catalogue): Generator<KeywordList> {
  for (const [i, { requestTypes }] of serviceTypes.entries())
    for (const [j, { title, keywords }] of requestTypes.entries())
      if (keywords)
        yield {
          at: pointerOf('serviceTypes', i, 'requestTypes', j, 'keywords'),
          list: keywords,
          titles: [title],
        };
  for (const [name, list] of Object.entries(screenKeywords))
    yield { at: pointerOf('screenKeywords', name), list, titles: [] };
  for (const [name, { title, keywords }] of Object.entries(notices))
    if (keywords)
      yield { at: pointerOf('notices', name, 'keywords'), list: keywords, titles: [title] };
}

/** Whether a pointer into a catalogue leads to keywords: each language has as many as it needs. */
export const areKeywords = (at: Pointer): boolean =>
  /^\/serviceTypes\/\d+\/requestTypes\/\d+\/keywords$|^\/screenKeywords\/[^/]+$|^\/notices\/[^/]+\/keywords$/.test(
    at,
  );

/** Keywords that are empty, or that say what the title or another keyword says. */
export function* keywordFlaws(
  list: unknown[],
  titles: string[],
): Generator<{ index: number; message: string }> {
  const seen = new Set(titles.map(plain));
  for (const [index, keyword] of list.entries()) {
    if (typeof keyword !== 'string')
      yield { index, message: `A keyword must be a text, not ${JSON.stringify(keyword)}.` };
    else if (plain(keyword) === '')
      yield { index, message: 'This keyword is empty. Write it, or remove it.' };
    else if (seen.has(plain(keyword)))
      yield {
        index,
        message: `The keyword "${keyword}" is duplicated: the title or another keyword says it. Remove it.`,
      };
    else seen.add(plain(keyword));
  }
}

/** Capitals and spaces do not make two keywords different. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
