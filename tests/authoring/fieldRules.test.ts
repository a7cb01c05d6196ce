import { describe, expect, it } from 'vitest';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { type Patch, smallFiles } from '../engine/smallFiles';
import { fieldMistakes } from './fieldMistakes';

/** The diagnostics of the small request type with changes, each with the text of its line. */
function diagnosticsOf(patch: Patch) {
  const files = smallFiles(patch);
  return checkDefinition('small', files).map(({ file, line, rule, message }) => ({
    rule,
    message,
    text: files[file]!.split('\n')[line - 1]!.trim(),
  }));
}

describe.each(Object.entries(fieldMistakes))('lint reports %s', (_about, mistakes) => {
  it.each(mistakes)('$about', ({ patch, rule, line, message }) => {
    const found = diagnosticsOf(patch);
    expect(found).toEqual([
      { rule, text: expect.stringContaining(line), message: expect.stringMatching(message) },
    ]);
  });
});
