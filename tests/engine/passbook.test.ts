import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openRequest, submitRequest } from '../../src/engine';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { contextOf, examplesOf } from '../examples';
import { definitionOf, filesBelow } from '../files';
import { definitionsWithPassbook } from '../passbook';

const root = definitionsWithPassbook();
const files = filesBelow('schemas', root);
afterAll(() => rmSync(root, { recursive: true }));

describe('a request type that was added as a folder and a catalogue entry', () => {
  const definition = definitionOf('passbook_copy', files);

  it('has no diagnostics', () => {
    expect(checkDefinition('passbook_copy', files)).toEqual([]);
  });

  it.each(examplesOf('passbook_copy', files))('$name: $about', (example) => {
    const context = contextOf(definition, example);
    expect(openRequest(definition, context)).toHaveProperty('answers');
    const outcome = submitRequest(definition, context, example.answers);
    if (example.problems) expect(outcome).toEqual({ kind: 'problems', problems: example.problems });
    else expect(outcome).toMatchObject({ kind: 'call', payload: example.steps![0]!.payload });
  });
});
