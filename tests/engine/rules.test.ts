import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { lineOf } from '../../src/authoring/lint/diagnostic';
import { calls, cases } from './ruleCases';
import { smallFiles } from './smallFiles';

describe.each(Object.entries(cases))('%s', (rule, each) => {
  it.each(each)('finds $says', ({ wrong, says }) => {
    const found = checkDefinition('small', smallFiles(wrong), calls).filter(
      (finding) => finding.rule === rule,
    );
    expect(found.map(lineOf)).toContainEqual(expect.stringMatching(says));
  });

  it.each(each)('leaves alone what is right ($says)', ({ right }) => {
    expect(checkDefinition('small', smallFiles(right), calls).map(lineOf)).toEqual([]);
  });
});

it('overlay-unknown: finds names that only a second language has', () => {
  const overlay = (texts: object) =>
    checkDefinition(
      'small',
      smallFiles({}, { 'schemas/small/ui.hi.json': JSON.stringify(texts) }),
      calls,
    ).map(lineOf);
  expect(overlay({ coment: { 'ui:title': 'टिप्पणी' } })).toEqual([
    expect.stringMatching(
      /^schemas\/small\/ui\.hi\.json:1:2 error overlay-unknown .*Did you mean "comment"\?$/,
    ),
  ]);
  expect(overlay({ comment: { 'ui:title': 'टिप्पणी', 'ui:help': 'मदद' } })).toEqual([]);
});
