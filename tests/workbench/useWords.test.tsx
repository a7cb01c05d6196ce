import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type Checking, CheckingContext } from '../../src/workbench/checker/checking';
import { useWords } from '../../src/workbench/panels/words/useWords';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { ProjectContext } from '../../src/workbench/project/useProject';

interface Asked {
  resolve(words: unknown): void;
  reject(error: Error): void;
}

function open() {
  const asked: Asked[] = [];
  const ask = () => new Promise((resolve, reject) => asked.push({ resolve, reject }));
  const project = new ProjectFiles({} as ProjectServer, localStorage, {
    root: '/somewhere',
    files: {},
    problems: [],
    keys: [],
    publicFiles: [],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ProjectContext value={project}>
      <CheckingContext value={{ ask } as unknown as Checking}>{children}</CheckingContext>
    </ProjectContext>
  );
  const { result, rerender } = renderHook(({ key }) => useWords(key, 'hi'), {
    wrapper,
    initialProps: { key: 'one' },
  });
  return { asked, project, result, rerender };
}

it('has no words of another request type', async () => {
  const { asked, result, rerender } = open();
  await act(async () => asked[0]!.resolve([]));
  expect(result.current.words).toEqual([]);
  rerender({ key: 'two' });
  expect(result.current).toEqual({});
  await act(async () => asked[1]!.resolve([]));
  expect(result.current.words).toEqual([]);
});

it('says why the words cannot be read, and keeps those of before', async () => {
  const { asked, project, result } = open();
  const words: unknown[] = [];
  await act(async () => asked[0]!.resolve(words));
  act(() => project.edit({ 'schemas/one/ui.hi.json': '{}' }));
  await act(async () => asked[1]!.reject(new Error('It broke.')));
  expect(result.current).toMatchObject({ words, failed: 'It broke.' });
  act(() => project.edit({ 'schemas/one/ui.hi.json': '{ }' }));
  await act(async () => asked[2]!.resolve(words));
  expect(result.current.failed).toBeUndefined();
});
