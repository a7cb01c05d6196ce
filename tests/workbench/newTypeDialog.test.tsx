import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { importSchema } from '../../src/authoring';
import type { ImportSource } from '../../src/authoring';
import { NewTypeDialog } from '../../src/workbench/catalogue/NewTypeDialog';
import { type CheckerClient, CheckerContext } from '../../src/workbench/checker/checkerClient';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { ProjectContext } from '../../src/workbench/project/useProject';

const schema = JSON.stringify({
  title: 'New contact',
  type: 'object',
  properties: { code: { type: 'string', maxLength: 9, pattern: '^(.+)-\\1$' } },
});

function open() {
  const project = new ProjectFiles({} as ProjectServer, localStorage, {
    root: '/somewhere',
    files: {},
    problems: [],
    keys: [],
    publicFiles: [],
  });
  const query = async ({
    source,
    ...named
  }: {
    source: ImportSource;
    key: string;
    title: string;
  }) => importSchema(source, named);
  const onCreated = vi.fn<(key: string) => void>();
  render(
    <ProjectContext value={project}>
      <CheckerContext value={{ query } as unknown as CheckerClient}>
        <NewTypeDialog onClose={() => {}} onCreated={onCreated} />
      </CheckerContext>
    </ProjectContext>,
  );
  return { project, onCreated, user: userEvent.setup() };
}

const boxes = () => ({
  schema: screen.getByRole('textbox', { name: /^JSON Schema/ }),
  title: screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }),
});

it('shows what is different before it creates a request type, in one change', async () => {
  const { project, onCreated, user } = open();
  await user.click(screen.getByRole('radio', { name: 'The fields of a JSON Schema' }));
  fireEvent.change(boxes().schema, { target: { value: schema } });
  expect(boxes().title.value).toBe('New contact');
  await user.click(screen.getByRole('button', { name: 'Import …' }));
  const notes = await screen.findByRole('region', { name: 'Left out' });
  expect(notes.textContent).toContain('/properties/code/pattern');
  expect(project.texts()).toEqual({});
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(onCreated).toHaveBeenCalledWith('new_contact');
  expect(Object.keys(project.texts()).sort()).toEqual([
    'catalogue.json',
    ...['request', 'schema', 'ui'].map((name) => `schemas/new_contact/${name}.json`),
  ]);
  project.undo();
  expect(project.texts()).toEqual({});
});

it('says at the box why a schema cannot be read, and keeps what was typed', async () => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'The fields of a JSON Schema' }));
  fireEvent.change(boxes().title, { target: { value: 'Contact' } });
  fireEvent.change(boxes().schema, { target: { value: '{ "a": }' } });
  await user.click(screen.getByRole('button', { name: 'Import …' }));
  expect(await screen.findByText(/Invalid JSON in line 1/)).toBeTruthy();
  expect(boxes().title.value).toBe('Contact');
});

it('gives the focus to the first box that is wrong', async () => {
  const { onCreated, user } = open();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ }));
  await user.keyboard('Bond copy');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(onCreated).toHaveBeenCalledOnce();
});
