import type { Ui } from '#engine';
import { valueOf } from '../model/values';
import { insertAt, nodeAt, removeAll } from './jsonText';
import { type Changes, withOverlays } from './texts';

type Section = NonNullable<Ui['ui:sections']>[number];

/** A table of parties needs the same questions for each: where one lacks some, its section becomes a plain one. */
export function withEvenColumns(key: string, texts: Changes): Changes {
  const path = `schemas/${key}/ui.json`;
  const text = texts[path];
  if (typeof text !== 'string') return {};
  const sections: Section[] = valueOf(path, text)?.['ui:sections'] ?? [];
  const uneven = [...sections.entries()].filter(([, { columns }]) => columns && !isEven(columns));
  const changes: Changes = {};
  for (const [i, { columns = [] }] of uneven.reverse()) {
    const at = `/ui:sections/${i}`;
    const fields = columns.flatMap((column) => column.fields);
    const plain = removeAll(changes[path] ?? text, [
      `${at}/columns`,
      `${at}/layout`,
      `${at}/banner`,
    ]);
    changes[path] = insertAt(plain, at, Infinity, fields, 'fields');
    for (const overlay of withOverlays(key, 'ui', texts as { [path: string]: string }).slice(1)) {
      const words = changes[overlay] ?? texts[overlay];
      if (typeof words === 'string' && nodeAt(words, `${at}/columns`))
        changes[overlay] = removeAll(words, [`${at}/columns`, `${at}/banner`]);
    }
  }
  return changes;
}

const isEven = (columns: NonNullable<Section['columns']>): boolean =>
  columns.length > 1 && columns.every(({ fields }) => fields.length === columns[0]!.fields.length);
