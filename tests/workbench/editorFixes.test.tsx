import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { FixableDiagnostic } from '../../src/workbench/editor/editorDiagnostics';
import { JsonEditor } from '../../src/workbench/editor/JsonEditor';
import type { Fix } from '../../src/workbench/panels/fix/useFixOf';
import { PlaceContext } from '../../src/workbench/shell/place';

const text = '{\n  "helo": 1,\n  "b": 2\n}\n';

const wrong = (line: number, fix?: Fix): FixableDiagnostic => ({
  file: 'catalogue.json',
  line,
  column: 3,
  severity: 'error',
  rule: 'shape',
  message: 'Unknown name.',
  fix,
});

const fixOf = (label: string, refused?: string) => ({ label, apply: vi.fn(async () => refused) });

/** The editor with the cursor in a line. */
function open(line: number, diagnostics: FixableDiagnostic[]) {
  function Opened() {
    const [position] = useState({ line, column: 4 });
    return (
      <PlaceContext value={{ place: {}, goTo: () => undefined }}>
        <JsonEditor
          path="catalogue.json"
          text={text}
          diagnostics={diagnostics}
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

const pressKeys = (keys: KeyboardEventInit = { key: '.' }) =>
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text of catalogue.json' }), {
    ctrlKey: true,
    ...keys,
  });

it('applies the fix of the line of the cursor by a key', () => {
  const [fix, other] = [fixOf('Write “hello”'), fixOf('Remove “b”')];
  open(2, [wrong(2, fix), wrong(3, other)]);
  pressKeys();
  expect(fix.apply).toHaveBeenCalledOnce();
  expect(other.apply).not.toHaveBeenCalled();
});

it('lets the person choose between several fixes', () => {
  const [fix, other] = [fixOf('Write “hello”'), fixOf('Open words')];
  open(2, [wrong(2, fix), wrong(2, other)]);
  pressKeys();
  expect(fix.apply).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Open words' }));
  expect(other.apply).toHaveBeenCalledOnce();
});

it('has nothing to fix where no problem has a fix', () => {
  open(3, [wrong(2, fixOf('Write “hello”')), wrong(3)]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fix' }).disabled).toBe(true);
});

it('says why a fix cannot be applied', async () => {
  open(2, [wrong(2, fixOf('Take the result', 'The example cannot be run.'))]);
  pressKeys();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('cannot be run'));
});

it('offers the fix with the problem', () => {
  const fix = fixOf('Write “hello”');
  open(2, [wrong(2, fix)]);
  pressKeys({ key: 'M', keyCode: 77, shiftKey: true });
  fireEvent.click(screen.getByLabelText(/Action: Write “hello”/));
  expect(fix.apply).toHaveBeenCalledOnce();
});
