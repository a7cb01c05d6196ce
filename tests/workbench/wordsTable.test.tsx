import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WordRow } from '../../src/authoring';
import { WordsTable } from '../../src/workbench/panels/words/WordsTable';

const row: WordRow = {
  file: 'schemas/one/ui.json',
  pointer: '/ui:title',
  seen: 'Title',
  text: 'One',
  translation: '',
  base: 1,
};

/** The table over words that are read anew when a test says so. */
function open() {
  const written: [string, unknown][] = [];
  const table = (rows: WordRow[]) => (
    <WordsTable
      rows={[...rows]}
      read={rows}
      language="hi"
      onTranslate={({ base }, text) => written.push([text, base]) > 0}
      onOpen={() => {}}
    />
  );
  const first = [row];
  const { rerender } = render(table(first));
  return {
    written,
    drawAgain: () => rerender(table(first)),
    read: (changed: Partial<WordRow>) => rerender(table([{ ...row, ...changed }])),
    box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Hindi/ }),
  };
}

const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

it('shows what is typed before the words have it', () => {
  const { box, read, drawAgain } = open();
  type(box, 'ek');
  read({ translation: 'e' });
  expect(box.value).toBe('ek');
  fireEvent.blur(box);
  drawAgain();
  read({ translation: 'ek' });
  expect(box.value).toBe('ek');
});

it.each([true, false])(
  'shows what undo leaves, also when tabbed through (words read before: %s)',
  (isRead) => {
    const { box, read, written } = open();
    type(box, 'ek');
    if (isRead) read({ translation: 'ek' });
    fireEvent.blur(box);
    expect(box.value).toBe('ek');
    read({ translation: '' });
    expect(box.value).toBe('');
    fireEvent.focus(box);
    fireEvent.blur(box);
    expect(box.value).toBe('');
    type(box, 'do');
    expect(written.map(([text]) => text)).toEqual(['ek', 'do']);
  },
);

it('translates by the newest reading of a row that looks the same', () => {
  const { box, read, written } = open();
  read({ base: 2 });
  type(box, 'ek');
  expect(written).toEqual([['ek', 2]]);
});

it('leads from a translation to the next one with Enter, and to no button between', () => {
  const rows = ['One', 'Two'].map((text) => ({ ...row, pointer: `/${text}`, text }));
  const opened: string[] = [];
  render(
    <WordsTable
      rows={rows}
      read={rows}
      language="hi"
      onTranslate={() => true}
      onOpen={({ text }) => opened.push(text)}
    />,
  );
  const [one, two] = screen.getAllByRole('textbox');
  one!.focus();
  fireEvent.keyDown(one!, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(one!, { key: 'Enter', shiftKey: true });
  expect(document.activeElement).toBe(one);
  fireEvent.keyDown(one!, { key: 'Enter' });
  expect(document.activeElement).toBe(two);
  fireEvent.keyDown(two!, { key: 'Enter', altKey: true });
  expect(opened).toEqual(['Two']);
  for (const button of screen.getAllByRole('button')) expect(button.tabIndex).toBe(-1);
});
