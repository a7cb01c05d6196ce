import { insertInText, nodeInText, removeFromText, setInText } from '#authoring';
import { fieldsOf as fieldsInOrder, isObject, type Pointer, type Ui } from '#engine';
import { filesOf } from '../../checker/filesOf';
import { readValues } from '../model/values';
import { editList } from './editList';
import { type Changes, changesBetween, type Texts, withOverlays } from './texts';

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
  return sections.map((entry: unknown, i) => {
    const section: Section = isObject(entry) ? entry : {};
    return {
      section,
      fields: fieldNames(section),
      ...(Array.isArray(section.fields) && { listAt: `/ui:sections/${i}/fields` }),
    };
  });
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
      texts[path] = removeFromText(
        texts[path]!,
        ...fields.map((name) => `${source.listAt}/${source.fields.indexOf(name)}`),
      );
    if (nodeInText(texts[path]!, '/ui:sections')?.type === 'array')
      editList(texts, path, '/ui:sections', { insert: after + 1, value: section });
    else texts[path] = setInText(texts[path]!, '/ui:sections', [{ fields: ['*'] }, section]);
  });
}

/** Deletes a section. Its fields go to the end of the section before it, or to the beginning of the next one. */
export function deleteSection(key: string, all: Texts, index: number): Changes {
  return withSections(key, all, (texts, path) => {
    const sections = sectionsIn(key, texts);
    const moved = sections[index]?.fields ?? [];
    const to = index > 0 ? index - 1 : 1;
    const target = sections[to];
    if (target?.listAt)
      for (const [i, name] of moved.entries())
        if (!target.fields.includes(name))
          texts[path] = insertInText(texts[path]!, target.listAt, to < index ? Infinity : i, name);
    if (target) editList(texts, path, '/ui:sections', { remove: index });
    else
      for (const file of withOverlays(key, 'ui', texts))
        texts[file] = removeFromText(texts[file]!, '/ui:sections');
  });
}

export const moveSection = (key: string, all: Texts, from: number, to: number): Changes =>
  withSections(key, all, (texts, path) => editList(texts, path, '/ui:sections', { from, to }));

function withSections(
  key: string,
  all: Texts,
  change: (texts: Texts, path: string) => void,
): Changes {
  const texts = filesOf(key, all);
  const edited = { ...texts };
  const path = `schemas/${key}/ui.json`;
  if (edited[path] !== undefined) change(edited, path);
  return changesBetween(texts, edited);
}
