import { expect, it } from 'vitest';
import { checkExamples, countRules, coveredParts, readDefinition } from '../../src/authoring';
import { compileDefinition } from '../../src/engine/compile';
import * as fixtures from '../../src/server/integrations/demoContext';
import { projectFiles } from '../files';

/** How the examples of a request type cover its parts, without those whose names match. */
function partsOf(key: string, without?: RegExp) {
  const files = Object.fromEntries(
    Object.entries(projectFiles).filter(
      ([path]) =>
        (path.startsWith(`schemas/${key}/`) || path.startsWith('schemas/_shared/')) &&
        !without?.test(path),
    ),
  );
  const read = readDefinition(key, files);
  if ('diagnostics' in read) throw new Error('There is no definition.');
  const definition = compileDefinition(read.definition, { allErrors: true });
  const { events, pending } = checkExamples(definition, files, fixtures, read.sources);
  const { own } = countRules(definition, read.sources, events, pending);
  return new Map(coveredParts(definition, own).map((part) => [part.id, part]));
}

it('a field whose rules the examples cover is covered', () => {
  const parts = partsOf('pan_card');
  for (const { id, seen, total, words } of parts.values())
    expect({ id, seen, words }).toEqual({ id, seen: total, words: [] });
  expect([...parts.keys()]).toEqual(
    expect.arrayContaining(['policy', 'submit', '/new_pan_number', '/pan_document', '/comment']),
  );
});

it('what no example covers counts for its field alone, with its words and place', () => {
  const parts = partsOf('pan_card', /rejected-comment-too-long/);
  const { seen, total, words, file, line } = parts.get('/comment')!;
  expect(seen).toBe(total - 1);
  expect(words.join()).toContain('maxLength');
  expect(file).toBe('schemas/pan_card/schema.json');
  expect(projectFiles[file]!.split('\n')[line - 1]).toContain('comment');
  const others = [...parts.values()].filter(({ id }) => id !== '/comment');
  expect(others.filter((one) => one.seen < one.total)).toEqual([]);
});

it('a section counts the rules of its fields', () => {
  const parts = [...partsOf('bank_account').values()];
  const sections = parts.filter(({ fields }) => fields !== undefined);
  expect(sections.length).toBeGreaterThan(0);
  for (const { total, fields = [] } of sections)
    for (const field of fields)
      expect(parts.find(({ id }) => id === field)?.total ?? 0).toBeLessThanOrEqual(total);
});
