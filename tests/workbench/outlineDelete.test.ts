import { readDefinition } from '../../src/authoring/read/readDefinition';
import { describedFields } from '../../src/engine/schema/fields';
import { deleteField } from '../../src/workbench/outline/edit/deleteField';
import type { Changes, Texts } from '../../src/workbench/outline/edit/texts';
import { describe, expect, it } from 'vitest';
import { definitionOf, keysOf, projectFiles } from '../files';

const filesOf = (key: string): Texts =>
  Object.fromEntries(
    Object.entries(projectFiles).filter(([path]) =>
      [`schemas/${key}/`, 'schemas/_shared/'].some((folder) => path.startsWith(folder)),
    ),
  );

function applied(texts: Texts, changes: Changes): Texts {
  const all: Changes = { ...texts, ...changes };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

describe.each(keysOf(projectFiles))('deleting a field of %s', (key) => {
  const texts = filesOf(key);
  const fields = [...new Set(describedFields(definitionOf(key).schema).map(({ at }) => at))];

  it('leaves a definition that can be read', () => {
    const every = Math.ceil(fields.length / 5);
    for (const at of fields.filter((_, i) => i % every === 0)) {
      const { changes } = deleteField(key, texts, at);
      const after = applied(texts, changes);
      const read = readDefinition(key, after);
      expect(
        'diagnostics' in read
          ? read.diagnostics.map((one) => `${at} ${one.file}: ${one.message}`)
          : [],
      ).toEqual([]);
    }
  });
});
