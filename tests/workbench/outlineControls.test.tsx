import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AddSectionDialog } from '../../src/workbench/outline/dialogs/AddSectionDialog';
import type { Texts } from '../../src/workbench/outline/edit/texts';
import { readTexts } from '../../src/workbench/outline/model/definition';
import { ChoicesEditor } from '../../src/workbench/outline/properties/ChoicesEditor';
import { Label } from '../../src/workbench/outline/properties/Label';
import { ValueControl } from '../../src/workbench/outline/properties/ValueControl';

const start: Texts = {
  'schemas/x/schema.json': JSON.stringify({
    properties: { reason: { type: 'string', enum: ['lost', 'torn'] } },
  }),
  'schemas/x/ui.json': JSON.stringify({ reason: { 'ui:enumNames': ['Lost', 'Torn'] } }),
  'schemas/x/ui.hi.json': '{}',
  'schemas/x/request.json': '{}',
  'schemas/x/examples/accepted-torn.json': JSON.stringify({ answers: { reason: 'torn' } }),
};

function openChoices() {
  let texts = start;
  function Editor() {
    const [now, setNow] = useState(start);
    texts = now;
    const definition = readTexts('x', now);
    return (
      <ChoicesEditor
        definition={definition}
        field={definition.fields[0]!}
        edit={(changes) => {
          const next = Object.entries({ ...now, ...changes });
          setNow(
            Object.fromEntries(
              next.filter((entry): entry is [string, string] => entry[1] !== null),
            ),
          );
        }}
      />
    );
  }
  render(<Editor />);
  return {
    user: userEvent.setup(),
    file: (name: string) => JSON.parse(texts[`schemas/x/${name}.json`] ?? 'null'),
  };
}

const sent = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `What is sent for choice ${number}` });

it('renames a choice when its value is typed, and refuses that of another one', async () => {
  const { user, file } = openChoices();
  await user.clear(sent(2));
  await user.type(sent(2), 'lost{Enter}');
  expect(sent(2).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Already sent by another choice.')).toBeTruthy();
  expect(file('schema').properties.reason.enum).toEqual(['lost', 'torn']);
  await user.type(sent(2), '_2{Enter}');
  expect(file('schema').properties.reason.enum).toEqual(['lost', 'lost_2']);
  expect(file('examples/accepted-torn').answers).toEqual({ reason: 'lost_2' });
});

it('lists the examples that go with a choice, and keeps the focus', async () => {
  const { user, file } = openChoices();
  await user.click(screen.getByRole('button', { name: 'Remove Torn' }));
  expect(screen.getByRole('dialog').textContent).toContain('accepted-torn.json');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(file('examples/accepted-torn')).toBe(null);
  expect(file('ui').reason['ui:enumNames']).toEqual(['Lost']);
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('What choice 1 is called');
});

it('names a choice by what is sent once its name is cleared', async () => {
  const { user, file } = openChoices();
  const label = screen.getByRole<HTMLInputElement>('textbox', { name: 'What choice 2 is called' });
  await user.clear(label);
  expect(label.value).toBe('');
  expect(file('ui').reason['ui:enumNames']).toEqual(['Lost', 'torn']);
  await user.type(label, 'T');
  expect(file('ui').reason['ui:enumNames']).toEqual(['Lost', 'T']);
  expect(screen.getByRole('textbox', { name: 'What choice 2 is called in Hindi' })).toBeTruthy();
});

it('names the parts of a translated object in words', () => {
  render(
    <ValueControl
      id="a"
      label="At the end in Hindi"
      adornment="hi"
      meta={{ type: 'object', properties: { title: { type: 'string' } } }}
      value={{}}
      onChange={() => {}}
    />,
  );
  expect(screen.getByLabelText('Title in Hindi')).toBeTruthy();
});

it('keeps a label and its keyword apart', () => {
  const { container } = render(<Label label="Title" keyword="ui:title" />);
  expect(container.textContent).toBe('Title ui:title');
});

it('says that a form has no field for a section', () => {
  const definition = readTexts('y', { 'schemas/y/schema.json': '{}', 'schemas/y/ui.json': '{}' });
  render(
    <AddSectionDialog
      definition={definition}
      field={undefined}
      onAdd={() => {}}
      onClose={() => {}}
    />,
  );
  expect(screen.getByText('The form has no field yet. Add a field first.')).toBeTruthy();
});

/** A property of more values than are listed without a search: fields, true and false. */
function openLongChoice(first: unknown) {
  const changes: unknown[] = [];
  const names = Array.from({ length: 20 }, (_, i) => `/field_${i}`);
  function Property() {
    const [value, setValue] = useState(first);
    const [, draw] = useState(0);
    return (
      <>
        <ValueControl
          id="long"
          label="Only if"
          meta={{ oneOf: [{ type: 'boolean' }, { type: 'string' }] }}
          // New objects each time, as the fields of a definition are.
          options={['true', 'false', ...names].map((one) => ({ value: one, label: `${one} ` }))}
          value={value}
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
        />
        <button onClick={() => draw((times) => times + 1)}>Draw</button>
      </>
    );
  }
  render(<Property />);
  return { user: userEvent.setup(), changes, box: screen.getByRole<HTMLInputElement>('combobox') };
}

it('finds a value among many by typing, and keeps what is typed while something else is drawn', async () => {
  const { user, changes, box } = openLongChoice('/field_3');
  await user.clear(box);
  await user.type(box, 'field_1');
  expect(changes).toEqual([]);
  screen.getByText('Draw').click();
  expect(box.value).toBe('field_1');
  await user.type(box, '7{Enter}');
  expect(changes).toEqual(['/field_17']);
});

it('chooses a boolean or nothing among many values', async () => {
  const { user, changes, box } = openLongChoice('/field_3');
  await user.clear(box);
  await user.type(box, 'tru{Enter}');
  await user.click(box);
  await user.click(screen.getByRole('option', { name: 'none' }));
  expect(changes).toEqual([true, '']);
});
