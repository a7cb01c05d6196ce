import { expect, it } from 'vitest';
import { checkExamples, type Files, readDefinition } from '../../src/authoring';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { compileDefinition } from '../../src/engine/compile';
import { setAt } from '../../src/engine/json/pointer';
import * as fixtures from '../../src/server/integrations/demoContext';
import { filesWithPayout } from '../payout';

const key = 'home_address';

/** The fixture with another value at a pointer of one of its files. */
function changed(file: string, at: string, value: unknown): Files {
  const path = `schemas/${key}/${file}.json`;
  const whole = JSON.parse(filesWithPayout[path]!);
  setAt(whole, at, value);
  return { ...filesWithPayout, [path]: JSON.stringify(whole, null, 1) };
}

const messagesOf = (files: Files) => checkDefinition(key, files).map(({ message }) => message);

it('an address that is asked twice has no diagnostics, and its examples pass', () => {
  expect(messagesOf(filesWithPayout)).toEqual([]);
  const found = readDefinition(key, filesWithPayout);
  if ('diagnostics' in found) throw new Error('There is no definition.');
  const definition = compileDefinition(found.definition, { allErrors: true });
  const { examples } = checkExamples(definition, filesWithPayout, fixtures, found.sources);
  expect(examples.length).toBeGreaterThan(25);
  expect(examples.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
});

it.each([
  ['schema', '/properties/work/title', '"work" has no ui:title. Add it.'],
  ['schema', '/$defs/address/properties/line1/title', '"home/line1" has no ui:title. Add it.'],
  ['ui', '/work/pin/ui:widget', '"work/pin" has no ui:widget. Add it, such as "text".'],
  [
    'request',
    '/steps/0/send/~1home~1pin',
    'The answer to "home/pin" is never sent. Add "/answers/home/pin" to "send" of the step that raises the ticket, or add "home/pin" to its "assumes" if it follows from what is sent.',
  ],
])('reports what a group lacks in %s.json at %s', (file, at, message) => {
  expect(messagesOf(changed(file, at, undefined))).toContain(message);
});

it('reports a help that no group shows', () => {
  expect(messagesOf(changed('ui', '/home/ui:help', 'Where?'))).toContain(
    '"ui:help" has no effect on "/home": it is for a field; a group has "ui:description". Remove it, or correct the field.',
  );
});
