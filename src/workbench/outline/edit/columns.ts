import { insertInText, nodeInText, removeFromText } from '#authoring';
import { isObject, type Ui } from '#engine';
import { valueOf } from '../model/values';
import { type Changes, withOverlays } from './texts';

type Columns = NonNullable<NonNullable<Ui['ui:sections']>[number]['columns']>;

/** A table of parties needs the same questions for each: where one lacks some, its section becomes a plain one. */
export function withEvenColumns(key: string, texts: Changes): Changes {
  const path = `schemas/${key}/ui.json`;
  const text = texts[path];
  if (typeof text !== 'string') return {};
  const found: unknown = valueOf(path, text)?.['ui:sections'];
  const uneven = [...(Array.isArray(found) ? found.entries() : [])].flatMap(([i, section]) => {
    const columns = columnsOf(section);
    return columns && !isEven(columns) ? [[i, columns] as const] : [];
  });
  const changes: Changes = {};
  for (const [i, columns] of uneven.reverse()) {
    const at = `/ui:sections/${i}`;
    const fields = columns.flatMap((column) => column.fields);
    const plain = removeFromText(
      changes[path] ?? text,
      `${at}/columns`,
      `${at}/layout`,
      `${at}/banner`,
    );
    changes[path] = insertInText(plain, at, Infinity, fields, 'fields');
    for (const overlay of withOverlays(key, 'ui', texts as { [path: string]: string }).slice(1)) {
      const words = changes[overlay] ?? texts[overlay];
      if (typeof words === 'string' && nodeInText(words, `${at}/columns`))
        changes[overlay] = removeFromText(words, `${at}/columns`, `${at}/banner`);
    }
  }
  return changes;
}

/** The columns of a section; undefined where it has none, or something else in their place. */
function columnsOf(section: unknown): Columns | undefined {
  const columns: unknown = isObject(section) ? section.columns : undefined;
  const isRight =
    Array.isArray(columns) &&
    columns.every((column) => isObject(column) && Array.isArray(column.fields));
  return isRight ? (columns as Columns) : undefined;
}

const isEven = (columns: Columns): boolean =>
  columns.length > 1 && columns.every(({ fields }) => fields.length === columns[0]!.fields.length);
