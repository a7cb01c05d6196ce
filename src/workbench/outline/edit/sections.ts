import { fieldsOf as fieldsInOrder, getAt, type Pointer, type Ui } from '#engine';
import { readValues } from '../model/values';
import { insertAt, nodeAt, removeAll, reordered, setAt } from './jsonText';
import { type Changes, changesBetween, textsOf, type Texts, withOverlays } from './texts';

type Section = NonNullable<Ui['ui:sections']>[number];

/** A section of ui.json. `listAt`: its list of fields, which a table of parties does not have. */
export interface SectionPlace {
  section: Section;
  fields: string[];
  listAt?: Pointer;
}

export function sectionsIn(key: string, texts: Texts): SectionPlace[] {
  const path = `schemas/${key}/ui.json`;
  const sections: unknown = readValues({ [path]: texts[path] ?? '' })[path]?.['ui:sections'];
  if (!Array.isArray(sections)) return [];
  return sections.map((section: Section, i) => ({
    section: section ?? {},
    fields: fieldNames(section ?? {}),
    ...(Array.isArray(section?.fields) && { listAt: `/ui:sections/${i}/fields` }),
  }));
}

function fieldNames(section: Section): string[] {
  try {
    return fieldsInOrder(section).filter((name) => typeof name === 'string');
  } catch {
    // Columns that are being typed.
    return [];
  }
}

/** Adds a section behind another one, with its first fields, which may be taken `from` another: it cannot be empty. */
export function addSection(
  key: string,
  all: Texts,
  {
    after,
    title,
    fields,
    from = -1,
  }: { after: number; title: string; fields: string[]; from?: number },
): Changes {
  return withSections(key, all, (texts, path) => {
    const section = { title, fields };
    const source = sectionsIn(key, texts)[from];
    if (source?.listAt)
      texts[path] = removeAll(
        texts[path]!,
        fields.map((name) => `${source.listAt}/${source.fields.indexOf(name)}`),
      );
    const text = texts[path]!;
    texts[path] = nodeAt(text, '/ui:sections')
      ? insertAt(text, '/ui:sections', after + 1, section)
      : setAt(text, '/ui:sections', [{ fields: ['*'] }, section]);
    for (const { overlay, words } of listsOf(key, texts))
      texts[overlay] = insertAt(words, '/ui:sections', after + 1, null);
  });
}

/** Deletes a section. Its fields go to the end of the section before it, or to the beginning of the next one. */
export function deleteSection(key: string, all: Texts, index: number): Changes {
  return withSections(key, all, (texts, path) => {
    const sections = sectionsIn(key, texts);
    const moved = sections[index]!.fields;
    const to = index > 0 ? index - 1 : 1;
    const target = sections[to];
    if (target?.listAt)
      for (const [i, name] of moved.entries())
        if (!target.fields.includes(name))
          texts[path] = insertAt(texts[path]!, target.listAt, to < index ? Infinity : i, name);
    const cut = target ? `/ui:sections/${index}` : '/ui:sections';
    texts[path] = removeAll(texts[path]!, [cut]);
    for (const { overlay, words } of listsOf(key, texts)) texts[overlay] = removeAll(words, [cut]);
  });
}

export function moveSection(key: string, all: Texts, from: number, to: number): Changes {
  return withSections(key, all, (texts, path) => {
    texts[path] = reordered(texts[path]!, '/ui:sections', from, to);
    for (const { overlay, words } of listsOf(key, texts))
      texts[overlay] = reordered(words, '/ui:sections', from, to);
  });
}

function withSections(
  key: string,
  all: Texts,
  change: (texts: Texts, path: string) => void,
): Changes {
  const texts = textsOf(key, all);
  const edited = { ...texts };
  change(edited, `schemas/${key}/ui.json`);
  return changesBetween(texts, edited);
}

/** The overlays whose sections stand for those of ui.json by their index. */
function listsOf(key: string, texts: Texts): { overlay: string; words: string }[] {
  return withOverlays(key, 'ui', texts)
    .slice(1)
    .flatMap((overlay) => {
      const words = texts[overlay]!;
      const list: unknown = getAt(readValues({ [overlay]: words })[overlay], '/ui:sections');
      const isByIndex = Array.isArray(list) && list.every((entry) => !entry?.id);
      return isByIndex ? [{ overlay, words }] : [];
    });
}
