import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { JsonEditor } from '../../src/workbench/editor/JsonEditor';
import { readDocument } from '../../src/workbench/reference/document';
import { elementsOf } from '../../src/workbench/reference/elementsOf';
import { PlaceContext } from '../../src/workbench/shell/place';

const text = '{\n  "type": "object",\n  "usually": { "numberAtMost": 200 }\n}\n';

/** The text of a schema with the cursor in a line. */
function open(line: number) {
  function Opened() {
    const [position] = useState({ line, column: 5 });
    return (
      <PlaceContext value={{ place: {}, goTo: () => undefined }}>
        <JsonEditor
          path="schemas/one/schema.json"
          text={text}
          diagnostics={[]}
          coverage={undefined}
          position={position}
          onType={() => undefined}
          filesOf={() => ({})}
        />
      </PlaceContext>
    );
  }
  render(<Opened />);
}

const pressKey = (keys: KeyboardEventInit) =>
  fireEvent.keyDown(screen.getByRole('textbox', { name: /schema\.json/ }), keys);

it.each([
  ['Alt+F1', [{ key: 'F1', altKey: true }]],
  [
    'Ctrl+K Ctrl+I',
    [
      { key: 'k', ctrlKey: true },
      { key: 'i', ctrlKey: true },
    ],
  ],
])('%s shows what the word at the cursor means', (_keys, presses) => {
  open(3);
  for (const keys of presses) pressKey(keys);
  const dialog = screen.getByRole('dialog', { name: 'Reference' });
  expect(dialog.textContent).toMatch(/^ReferenceusuallyWhat the answer usually meets/);
  expect(screen.getByRole('heading', { name: 'Unlikely answers' })).toBeTruthy();
});

it('follows links to other sections, and goes back', () => {
  open(3);
  pressKey({ key: 'F1', altKey: true });
  fireEvent.click(screen.getAllByRole('link', { name: 'The proof' })[0]!);
  expect(screen.getByRole('heading', { name: 'The proof: examples/' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Unlikely answers' })).toBeTruthy();
});

it('shows HTML in a document as text', () => {
  const { sections } = readDocument('a.md', '# A\n\nSee <img src=x> and [b](javascript:alert).\n');
  const { firstElementChild: shown } = elementsOf(document, sections[0]!.tokens);
  expect(shown!.textContent).toBe('See <img src=x> and [b](javascript:alert).');
  expect(shown!.children).toHaveLength(0);
});

it('begins with the chapter of the file where no word is at the cursor', () => {
  open(4);
  pressKey({ key: 'F1', altKey: true });
  expect(screen.getByRole('heading', { name: 'What is asked: schema.json' })).toBeTruthy();
});
