import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Command } from '../../src/workbench/api';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { ProjectContext } from '../../src/workbench/project/useProject';
import { PublishDialog } from '../../src/workbench/publish/PublishDialog';

interface Run {
  name: Command['name'];
  end(code: number): void;
  signal: AbortSignal;
}

function open() {
  const runs: Run[] = [];
  const server = {
    run: ({ name }: Command, _onText: unknown, signal: AbortSignal) =>
      new Promise<number>((resolve, reject) => {
        runs.push({ name, end: resolve, signal });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  } as Partial<ProjectServer> as ProjectServer;
  const project = new ProjectFiles(server, localStorage, {
    root: '/somewhere',
    files: {},
    problems: [],
    keys: [],
    publicFiles: [],
  });
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <ProjectContext value={project}>
      <PublishDialog server={server} onClose={onClose} />
    </ProjectContext>,
  );
  return { runs, onClose, unmount, user: userEvent.setup() };
}

const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
const start = () => screen.getByRole('button', { name: 'Check and compare' });

it('stays open while a command runs', async () => {
  const { runs, onClose, user } = open();
  await user.click(start());
  escape();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const heading = await screen.findByRole('heading', { name: 'Check: stopped' });
  expect(within(heading).getByRole('status')).toBeTruthy();
  expect(runs).toHaveLength(1);
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('says that a command could not run, and runs none after it', async () => {
  const { runs, user } = open();
  await user.click(start());
  runs[0]!.end(1);
  await screen.findByRole('heading', { name: 'Check: has something to say' });
  await waitFor(() => expect(runs).toHaveLength(2));
  runs[1]!.end(2);
  await screen.findByRole('heading', { name: 'Difference to the last commit: could not run' });
  expect(runs).toHaveLength(2);
});

it('stops what runs when it goes', async () => {
  const { runs, unmount, user } = open();
  await user.click(start());
  unmount();
  expect(runs[0]!.signal.aborted).toBe(true);
});

it('says what is to be done before it can be published', async () => {
  const { runs, user } = open();
  const publish = screen.getByRole('button', { name: 'Publish' });
  const says = (text: string) =>
    waitFor(() => {
      const described = document.getElementById(publish.getAttribute('aria-describedby')!);
      expect(described?.textContent).toBe(text);
    });
  await says('Check and compare first.');
  await user.click(start());
  runs[0]!.end(1);
  await waitFor(() => expect(runs).toHaveLength(2));
  runs[1]!.end(2);
  await says('Mend what the check says first.');
  await user.click(start());
  runs[2]!.end(0);
  await waitFor(() => expect(runs).toHaveLength(4));
  runs[3]!.end(2);
  await says('Say why first.');
  await user.type(screen.getByRole('textbox', { name: /Why/ }), 'Copies');
  await says('');
  expect(publish.getAttribute('aria-disabled')).toBe('false');
});
