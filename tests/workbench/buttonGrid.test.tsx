import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ButtonGrid, GridCell, GridRow } from '../../src/workbench/panels/grid/ButtonGrid';

/** Rows of two buttons, the second of which removes the row. */
function Rows({ count }: { count: number }) {
  const [rows, setRows] = useState(Array.from({ length: count }, (_one, i) => i + 1));
  return (
    <div role="tabpanel" tabIndex={-1}>
      <button>before</button>
      {rows.length > 0 && (
        <ButtonGrid label="Rows">
          {rows.map((row) => (
            <GridRow key={row}>
              <GridCell>
                <button>{`open ${row}`}</button>
              </GridCell>
              <GridCell>
                <button onClick={() => setRows(rows.filter((one) => one !== row))}>
                  {`remove ${row}`}
                </button>
              </GridCell>
            </GridRow>
          ))}
        </ButtonGrid>
      )}
      <button>after</button>
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

it('is one Tab stop, in which arrows, Home and End move', async () => {
  const user = userEvent.setup();
  render(<Rows count={3} />);
  screen.getByText('before').focus();
  await user.tab();
  expect(focused()).toBe('open 1');
  const moves: [string, string][] = [
    ['{ArrowDown}', 'open 2'],
    ['{ArrowRight}', 'remove 2'],
    ['{ArrowDown}', 'remove 3'],
    ['{ArrowDown}', 'remove 3'],
    ['{Home}', 'open 3'],
    ['{End}', 'remove 3'],
    ['{ArrowLeft}', 'open 3'],
    ['{Control>}{Home}{/Control}', 'open 1'],
    ['{Control>}{End}{/Control}', 'remove 3'],
    ['{ArrowUp}', 'remove 2'],
  ];
  for (const [key, text] of moves) {
    await user.keyboard(key);
    expect(focused(), key).toBe(text);
  }
  await user.tab();
  expect(focused()).toBe('after');
  await user.tab({ shift: true });
  expect(focused()).toBe('remove 2');
});

it('keeps the focus where the row that has it is removed', async () => {
  const user = userEvent.setup();
  render(<Rows count={2} />);
  screen.getByText('remove 1').focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('remove 2');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
