import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Place } from '../../src/workbench/address';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { ProjectContext } from '../../src/workbench/project/useProject';
import { Conflicts } from '../../src/workbench/shell/conflicts/Conflicts';
import { PlaceContext } from '../../src/workbench/shell/place';

const path = 'catalogue.json';
const withLine = (line: string) => `{\n  "a": 1,\n  ${line}\n}\n`;
const mine = withLine('"mine": 2');
const theirs = withLine('"theirs": 3');
const file = (text: string) => ({ text, digest: text });

/** A project in which this page and another program have changed a file. */
function open(edited: string | null = mine, onDisk: string | null = theirs) {
  const project = new ProjectFiles({} as ProjectServer, localStorage, {
    root: '/somewhere',
    files: { [path]: file(withLine('"base": 1')) },
    problems: [],
    keys: [],
  });
  project.edit({ [path]: edited });
  project.applyDiskChanges({ [path]: onDisk === null ? null : file(onDisk) });
  const goTo = vi.fn<(place: Place) => void>();
  render(
    <ProjectContext value={project}>
      <PlaceContext value={{ place: { path: 'another.json' }, goTo }}>
        <Conflicts />
      </PlaceContext>
    </ProjectContext>,
  );
  return { project, goTo };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows both texts, of which the right one can be edited', () => {
  open();
  press('Compare and decide');
  const left = screen.getByRole('textbox', { name: 'Theirs, on disk' });
  const right = screen.getByRole('textbox', { name: 'Mine' });
  expect(left.textContent).toContain('"theirs": 3');
  expect(left.ariaReadOnly ?? left.getAttribute('aria-readonly')).toBe('true');
  expect(right.textContent).toContain('"mine": 2');
});

it.each([
  ['Take theirs', theirs],
  ['Take the text on the right', mine],
])('"%s" takes one of the two', (button, expected) => {
  const { project } = open();
  press('Compare and decide');
  press(button);
  expect(project.get().conflicts).toEqual([]);
  expect(project.textOf(path)).toBe(expected);
});

it('leads to the line in question once it is decided', () => {
  const { goTo } = open();
  press('Compare and decide');
  press('Take theirs');
  expect(goTo).toHaveBeenCalledExactlyOnceWith({ path, position: { line: 3, column: 1 } });
});

it('takes the lines of both', () => {
  const { project } = open();
  press('Compare and decide');
  press('Put both on the right');
  expect(screen.getByRole('textbox', { name: 'Mine' }).textContent).toContain('"theirs": 3');
  press('Take the text on the right');
  expect(project.textOf(path)).toBe(withLine('"mine": 2\n  "theirs": 3'));
});

it('decides nothing when the comparison is left', () => {
  const { project } = open();
  press('Compare and decide');
  press('Cancel');
  expect(project.get().conflicts).toHaveLength(1);
  expect(project.textOf(path)).toBe(mine);
});

it('keeps what was typed beside the text of another program when the comparison is left', () => {
  const { project } = open();
  press('Compare and decide');
  press('Put both on the right');
  press('Cancel');
  press('Compare and decide');
  expect(screen.getByRole('textbox', { name: 'Mine' }).textContent).toContain('"theirs": 3');
  press('Take the text on the right');
  expect(project.textOf(path)).toBe(withLine('"mine": 2\n  "theirs": 3'));
});

it('asks about a later conflict of the same file without opening the comparison by itself', () => {
  const { project } = open();
  press('Compare and decide');
  press('Take theirs');
  act(() => {
    project.edit({ [path]: mine });
    project.applyDiskChanges({ [path]: file(withLine('"again": 4')) });
  });
  expect(project.get().conflicts).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: /catalogue/ })).toBeNull();
});

it.each([
  ['another program removed the file', mine, null, 'Keep mine', mine],
  ['another program removed the file', mine, null, 'Let it be removed', undefined],
  ['this page removed the file', null, theirs, 'Remove it', undefined],
  ['this page removed the file', null, theirs, 'Take theirs', theirs],
])('asks where %s: %s', (_what, edited, onDisk, button, expected) => {
  const { project } = open(edited, onDisk);
  press(button);
  expect(project.get().conflicts).toEqual([]);
  expect(project.textOf(path)).toBe(expected);
});
