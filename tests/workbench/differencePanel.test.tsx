import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { TypeDiff } from '../../src/authoring';
import type { Place } from '../../src/workbench/address';
import type { EarlierResult, EarlierRequest } from '../../src/workbench/api';
import { type CheckerClient, CheckerContext } from '../../src/workbench/checker/checkerClient';
import { DifferencePanel } from '../../src/workbench/panels/difference/DifferencePanel';
import { type Earlier, PanelContext } from '../../src/workbench/panels/panel';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { ProjectContext } from '../../src/workbench/project/useProject';
import { PlaceContext } from '../../src/workbench/shell/place';

const schema = 'schemas/one/schema.json';
const example = 'schemas/one/examples/accepted-gone.json';
const difference: TypeDiff = {
  key: 'one',
  verdict: 'breaking',
  lines: [
    { kind: 'change', isBreaking: false, message: 'A new title' },
    {
      kind: 'change',
      isBreaking: true,
      place: { file: schema, line: 3, column: 5 },
      message: 'A lower limit',
    },
    { kind: 'draft', isBreaking: true, place: { file: example }, message: '"/name" is dropped.' },
  ],
};

function open() {
  const asked: EarlierRequest[] = [];
  const replies: { resolve(files: EarlierResult): void; reject(error: Error): void }[] = [];
  const server = {
    earlier: (request: EarlierRequest) =>
      new Promise<EarlierResult>((resolve, reject) => {
        asked.push(request);
        replies.push({ resolve, reject });
      }),
  } as Partial<ProjectServer> as ProjectServer;
  const project = new ProjectFiles(server, localStorage, {
    root: '/somewhere',
    files: { [schema]: { text: '{}', digest: '1' } },
    problems: [],
    keys: ['one'],
  });
  const checker = { query: async () => difference } as unknown as CheckerClient;
  const goTo = vi.fn<(place: Place) => void>();
  render(
    <ProjectContext value={project}>
      <CheckerContext value={checker}>
        <PlaceContext value={{ place: { key: 'one' }, goTo }}>
          <Panel server={server} />
        </PlaceContext>
      </CheckerContext>
    </ProjectContext>,
  );
  return { asked, replies, goTo, user: userEvent.setup() };
}

function Panel({ server }: { server: ProjectServer }) {
  const [earlier, compareWith] = useState<Earlier>({ from: 'revision', name: 'HEAD' });
  const words = { asked: '', onlyGaps: false };
  const element = useRef<HTMLDivElement>(null);
  const shown = { shown: 'difference', show: () => {}, open: () => {}, element };
  const others = { words, showWords: () => {}, ...shown };
  return (
    <PanelContext value={{ ...others, earlier, compareWith }}>
      <DifferencePanel server={server} requestKey="one" />
    </PanelContext>
  );
}

it('compares with the last commit, says what breaks, and leads there', async () => {
  const { asked, replies, goTo, user } = open();
  expect(asked).toEqual([{ key: 'one', since: 'HEAD' }]);
  await act(async () => replies[0]!.resolve({ files: { [schema]: '{ }' } }));
  expect(await screen.findByText(/^Breaking:/)).toBeTruthy();
  const changes = within(screen.getByRole('region', { name: 'What changes' }));
  const [first] = changes.getAllByRole('listitem');
  expect(within(first!).getByRole('img', { name: 'Breaking' })).toBeTruthy();
  await user.click(changes.getByRole('button', { name: /A lower limit/ }));
  expect(goTo).toHaveBeenCalledWith({
    key: 'one',
    path: schema,
    position: { line: 3, column: 5 },
  });
  // The example of before is not there any more, so that nothing leads to it.
  expect(screen.queryByRole('button', { name: /is dropped/ })).toBeNull();
});

it('compares with a named revision or the live release, and says why it cannot', async () => {
  const { asked, replies, user } = open();
  const name = screen.getByRole('textbox', { name: 'Branch, tag or commit' });
  await user.clear(name);
  await user.type(name, 'v1{Enter}');
  expect(asked.at(-1)).toEqual({ key: 'one', since: 'v1' });
  await act(async () => replies.at(-1)!.resolve({ message: 'There is no v1.' }));
  expect(await screen.findByText('There is no v1.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Compare with' }));
  await user.click(screen.getByRole('option', { name: 'Live release' }));
  expect(asked.at(-1)).toEqual({ key: 'one', release: 'live' });
  expect(screen.queryByText('There is no v1.')).toBeNull();
});
