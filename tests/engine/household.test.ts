import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { submitRequest } from '../../src/engine';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { contextOf, examplesOf } from '../examples';
import { definitionOf, filesBelow } from '../files';
import { fixtureAlone } from '../fixtureAlone';

const root = fixtureAlone('household');
const files = filesBelow('schemas', root);
afterAll(() => rmSync(root, { recursive: true }));

describe('a request type with several choices and fields of which one is enough', () => {
  const definition = definitionOf('household_loss', files);

  it('has no diagnostics', () => {
    expect(checkDefinition('household_loss', files)).toEqual([]);
  });

  it.each(examplesOf('household_loss', files).filter(({ answers }) => answers))(
    '$name: $about',
    (example) => {
      const context = contextOf(definition, example);
      const outcome = submitRequest(definition, context, example.answers);
      if (example.problems)
        expect(outcome).toEqual({ kind: 'problems', problems: example.problems });
      else expect(outcome).toMatchObject({ kind: 'call', payload: example.steps![0]!.payload });
    },
  );
});
