import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import type { KnownCalls } from '../../src/authoring/lint/checks/check';
import { calls as otherCalls } from '../engine/ruleCases';
import { smallFiles } from '../engine/smallFiles';
import { senseCases } from './senseCases';
import { rightParts } from './senseParts';

const callWith = (properties: object) => ({
  input: { type: 'object', properties, required: Object.keys(properties) },
  output: { type: 'object' },
  declined: { type: 'object' },
});
const calls: KnownCalls = {
  ...otherCalls,
  'POST copy/': {
    ...callWith({}),
    input: { type: 'object' },
    output: { type: 'object', properties: { url: { type: 'string' } } },
    raisesTicket: true,
  },
  'POST check/': callWith({ mail: { type: 'string' } }),
  'GET keep/': callWith({}),
  'POST match/': callWith({ mail: { type: 'string' }, number: { type: 'string' } }),
  'GET account/': {
    ...callWith({ policyNumber: { type: 'string' } }),
    output: {
      type: 'object',
      properties: {
        number: { type: 'string', maxLength: 40 },
        pan: { type: 'string', maxLength: 40 },
        all: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              number: { type: 'string', maxLength: 40 },
              bank: { type: 'string', maxLength: 40 },
            },
            required: ['number', 'bank'],
          },
        },
      },
      required: ['number', 'pan', 'all'],
    },
  },
  'GET details/': callWith({}),
  'POST keep/': callWith({ form_data: { type: 'object' } }),
};

const publicFiles = ['/forms/a.pdf'];

describe.each(Object.entries(senseCases))('%s', (rule, cases) => {
  it.each(cases)('reports $message at $told', ({ wrong, file, told, message }) => {
    const files = smallFiles(wrong);
    const found = checkDefinition('small', files, calls, publicFiles);
    expect(found.map(formatDiagnostic)).toEqual([
      expect.stringMatching(new RegExp(`^schemas/small/${file}\\.json:\\d+:\\d+ \\w+ ${rule} `)),
    ]);
    const [{ file: path, line, message: said }] = found as [(typeof found)[number]];
    expect(said).toMatch(message);
    expect(files[path]!.split('\n')[line - 1]).toContain(told);
  });
});

it.each(Object.entries(rightParts))('accepts what they are made of: %s', (_name, patch) => {
  expect(
    checkDefinition('small', smallFiles(patch), calls, publicFiles).map(formatDiagnostic),
  ).toEqual([]);
});
