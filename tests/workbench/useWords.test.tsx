import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type CheckerClient, CheckerContext } from '../../src/workbench/checker/checkerClient';
import { useWords } from '../../src/workbench/panels/words/useWords';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { ProjectContext } from '../../src/workbench/project/useProject';

interface PendingQuery {
  resolve(words: unknown): void;
  reject(error: Error): void;
}

function open() {
  const queries: PendingQuery[] = [];
  const query = () => new Promise((resolve, reject) => queries.push({ resolve, reject }));
  const project = new ProjectFiles({} as ProjectServer, localStorage, {
    root: '/somewhere',
    files: {},
    problems: [],
    keys: [],
    publicFiles: [],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ProjectContext value={project}>
      <CheckerContext value={{ query } as unknown as CheckerClient}>{children}</CheckerContext>
    </ProjectContext>
  );
  const { result, rerender } = renderHook(({ key }) => useWords(key, 'hi'), {
    wrapper,
    initialProps: { key: 'one' },
  });
  return { queries, project, result, rerender };
}

it('does not show the words of another request type', async () => {
  const { queries, result, rerender } = open();
  await act(async () => queries[0]!.resolve([]));
  expect(result.current.words).toEqual([]);
  rerender({ key: 'two' });
  expect(result.current).toEqual({});
  await act(async () => queries[1]!.resolve([]));
  expect(result.current.words).toEqual([]);
});

it('reports why the words cannot be read, and keeps the earlier ones', async () => {
  const { queries, project, result } = open();
  const words: unknown[] = [];
  await act(async () => queries[0]!.resolve(words));
  act(() => project.edit({ 'schemas/one/ui.hi.json': '{}' }));
  await act(async () => queries[1]!.reject(new Error('It broke.')));
  expect(result.current).toMatchObject({ words, failed: 'It broke.' });
  act(() => project.edit({ 'schemas/one/ui.hi.json': '{ }' }));
  await act(async () => queries[2]!.resolve(words));
  expect(result.current.failed).toBeUndefined();
});
