import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { calls, cases } from './ruleCases';
import { smallFiles } from './smallFiles';

describe.each(Object.entries(cases))('%s', (rule, each) => {
  it.each(each)('reports $message', ({ wrong, message }) => {
    const found = checkDefinition('small', smallFiles(wrong), calls).filter(
      (diagnostic) => diagnostic.rule === rule,
    );
    expect(found.map(formatDiagnostic)).toContainEqual(expect.stringMatching(message));
  });

  it.each(each)('accepts the correct version ($message)', ({ right }) => {
    expect(checkDefinition('small', smallFiles(right), calls).map(formatDiagnostic)).toEqual([]);
  });
});

it('overlay-unknown: reports names that exist only in a translation', () => {
  const overlay = (texts: object) =>
    checkDefinition(
      'small',
      smallFiles({}, { 'schemas/small/ui.hi.json': JSON.stringify(texts) }),
      calls,
    ).map(formatDiagnostic);
  expect(overlay({ coment: { 'ui:title': 'टिप्पणी' } })).toEqual([
    expect.stringMatching(
      /^schemas\/small\/ui\.hi\.json:1:2 error overlay-unknown .*Did you mean "comment"\?$/,
    ),
  ]);
  expect(overlay({ comment: { 'ui:title': 'टिप्पणी', 'ui:help': 'मदद' } })).toEqual([]);
});
