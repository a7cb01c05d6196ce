import { describe, expect, it } from 'vitest';
import { knownCalls } from '../../src/api';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { readExample } from '../../src/authoring/examples/readExample';
import { computations } from '../../src/engine/computations';
import { signatures } from '../../src/authoring/lint/types/computations';
import * as fixtures from '../../src/server/integrations/demoContext';
import { definitionOf, projectFiles } from '../files';
import { typeMistakes } from './typeMistakes';

const isError = ({ severity }: { severity: string }) => severity === 'error';

it.each(Object.entries(typeMistakes))('reports %s', (_about, mistake) => {
  const { key, file = 'request.json', from, to, told = to, rule, message } = mistake;
  const path = `schemas/${key}/${file}`;
  const text = projectFiles[path]!;
  expect(text).toContain(from);
  const wrong = text.replace(from, () => to);
  const found = checkDefinition(key, { ...projectFiles, [path]: wrong }, knownCalls);
  expect(found.filter(isError).map(formatDiagnostic)).toEqual([
    expect.stringMatching(new RegExp(` error ${rule} `)),
  ]);
  const [{ line, message: said }] = found.filter(isError) as [(typeof found)[number]];
  expect(said).toMatch(message);
  expect(wrong.split('\n')[line - 1]).toContain(told);
});

it('knows what every computation takes and gives', () => {
  expect(Object.keys(signatures).sort()).toEqual(computations.map(({ name }) => name).sort());
});

describe('the responses of an example', () => {
  const wrong: [key: string, name: string, from: string, to: string, message: RegExp][] = [
    [
      'bank_account',
      'accepted-new-pan',
      '"pan_status": "valid"',
      '"pan_state": "valid"',
      /"\/pan_state" of the response of "POST pan-check\/" does not exist\. Did you mean "pan_status"\?/,
    ],
    [
      'bank_account',
      'accepted-account-not-verified',
      '"Response": "Account could not be verified"',
      '"Response": 5',
      /"\/data\/Response" of .* is a text, and never 5/,
    ],
    [
      'fund_switch',
      'rejected-no-policy',
      '"funds": [',
      '"fundz": [',
      /"\/fundz" of what is loaded does not exist\. Did you mean "funds"\?/,
    ],
  ];
  it.each(wrong)('of %s/%s can be given by its calls', (key, name, from, to, message) => {
    const path = `schemas/${key}/examples/${name}.json`;
    const text = projectFiles[path]!;
    expect(text).toContain(from);
    const changed = text.replace(from, to);
    const read = readExample(path, changed, definitionOf(key), fixtures);
    const { diagnostics } = read as Extract<typeof read, { diagnostics: unknown }>;
    expect(diagnostics).toMatchObject([
      {
        rule: 'example-response',
        line: changed.split('\n').findIndex((row) => row.includes(to)) + 1,
        message: expect.stringMatching(message),
      },
    ]);
  });
});
