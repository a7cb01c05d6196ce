import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Diagnostic, WordRow } from '../../src/authoring';
import { Checker } from '../../src/workbench/checker/checker';
import type {
  CheckerMessage,
  CheckerQuery,
  CheckerRequest,
} from '../../src/workbench/checker/protocol';
import * as fixtures from '../../src/server/integrations/demoContext';
import { keysOf, projectFiles } from '../files';

const key = 'email_update';
const path = (name: string) => `schemas/${key}/${name}`;

function checkerOf(changes: { [path: string]: string | null } = {}): Checker {
  const checker = new Checker(fixtures);
  const files = Object.fromEntries(
    Object.entries(projectFiles).filter(([one]) => /^schemas\/(email_update|_shared)\//.test(one)),
  );
  messagesOf(checker, { type: 'files', texts: { ...files, ...changes } });
  return checker;
}

const messagesOf = (checker: Checker, request: CheckerRequest): CheckerMessage[] => [
  ...checker.handle(request),
];

function resultOf(checker: Checker, query: CheckerQuery): any {
  const [message] = messagesOf(checker, { type: 'query', id: 1, query });
  return (message as Extract<CheckerMessage, { type: 'result' }>).result;
}

function examplesMessage(checker: Checker) {
  const all = messagesOf(checker, { type: 'check', key, revision: 1 });
  return all.find((message) => message.type === 'examples')!;
}

describe('Checker', () => {
  it('sends for each line with rules whether examples cover it, and what no example covers', () => {
    const { coveredLines = [] } = examplesMessage(checkerOf());
    expect(coveredLines.length).toBeGreaterThan(10);
    expect(coveredLines.every(({ isCovered }) => isCovered)).toBe(true);

    const without = Object.keys(projectFiles).filter((one) =>
      one.includes('/email_update/examples/'),
    );
    const few = without.filter((one) => !one.includes('accepted-'));
    const removed = checkerOf(Object.fromEntries(few.map((one) => [one, null])));
    const { coveredLines: left = [] } = examplesMessage(removed);
    const red = left.filter(({ isCovered }) => !isCovered);
    expect(red.length).toBeGreaterThan(3);
    expect(red.flatMap(({ words }) => words).join()).toContain('No example');
  });

  it('sends no covered lines for a definition with errors', () => {
    const text = projectFiles[path('schema.json')]!.replace('"maxLength"', '"maxLenght"');
    const { coveredLines } = examplesMessage(
      checkerOf({ [path('schema.json')]: text.replace('"enum"', '"enmu"') }),
    );
    expect(coveredLines).toBeUndefined();
  });

  it('counts the problems of examples and coverage in the state of a request type', () => {
    const states = (checker: Checker) =>
      [
        ...messagesOf(checker, { type: 'state', key }),
        ...messagesOf(checker, { type: 'check', key, revision: 1 }),
      ].filter((message) => message.type === 'state');
    const clean = { type: 'state', key, errors: 0, warnings: 0 };
    expect(states(checkerOf())).toEqual([clean, clean]);

    const file = path('examples/accepted-customer-no-email-id.json');
    const failing = projectFiles[file]!.replaceAll('"email_type": "primary"', '"email_type": "x"');
    const examples = Object.keys(projectFiles).filter((one) => one.startsWith(path('examples/')));
    const [of, checked] = states(
      checkerOf({ ...Object.fromEntries(examples.map((one) => [one, null])), [file]: failing }),
    );
    expect(of).toEqual(checked);
    expect(of!.errors).toBeGreaterThan(0);
    expect(of!.warnings).toBeGreaterThan(3);
  });

  it('finds what the overlays of the catalogue lack, as the command line does', () => {
    const hi = 'catalogue.hi.json';
    const [catalogue, translated] = ['catalogue.json', hi].map((name) =>
      readFileSync(name, 'utf8'),
    );
    const checked = (overlay: string | null) => {
      const checker = checkerOf({ 'catalogue.json': catalogue!, [hi]: overlay });
      const [message] = messagesOf(checker, { type: 'catalogue', keys: keysOf(projectFiles) });
      return message as Extract<CheckerMessage, { type: 'catalogue' }>;
    };
    const whole = checked(translated!);
    expect(whole.diagnostics.filter(({ file }) => file === hi)).toEqual([]);
    expect(whole.languages.map(({ language }) => language)).toEqual(['hi']);
    const lacking = checked('{ "serviceTypes": [] }');
    expect(lacking.diagnostics).toContainEqual(
      expect.objectContaining({ file: hi, rule: 'overlay-missing' }),
    );
    // The language of a request type is one of the catalogue.
    expect(checked(null).diagnostics).toContainEqual(
      expect.objectContaining({ file: hi, rule: 'overlay-missing' }),
    );
    expect(checked('{').diagnostics).toContainEqual(
      expect.objectContaining({ file: hi, rule: 'json-syntax' }),
    );
  });

  it('lists the words of a definition with their translations', () => {
    const words: WordRow[] = resultOf(checkerOf(), { type: 'words', key, language: 'hi' });
    expect(words.length).toBeGreaterThan(20);
    expect(words.find(({ pointer }) => pointer === '/ui:title')).toMatchObject({
      file: path('ui.json'),
      text: 'Update e-mail',
    });
    const none: WordRow[] = resultOf(checkerOf(), { type: 'words', key, language: 'mr' });
    expect(none.filter(({ translation }) => translation !== '')).toEqual([]);
  });

  it('returns a diagnostic where words cannot be read', () => {
    const checker = checkerOf({ [path('ui.hi.json')]: '{' });
    const found: Diagnostic = resultOf(checker, { type: 'words', key, language: 'hi' });
    expect(found).toMatchObject({ file: path('ui.hi.json'), rule: 'json-syntax' });
  });

  it('writes the actual result into an example that expects another one', () => {
    const file = path('examples/accepted-customer-no-email-id.json');
    const text = projectFiles[file]!;
    const wrong = text.replaceAll(
      '"email_type": "primary",\n        "email_id"',
      '"email_type": "other",\n        "email_id"',
    );
    expect(wrong).not.toBe(text);
    const checker = checkerOf({ [file]: wrong });
    expect(resultOf(checker, { type: 'adopted', key, file })).toEqual({ text });
  });

  it('adopts no result that would make another kind of example', () => {
    const file = path('examples/accepted-customer-no-email-id.json');
    const example = JSON.parse(projectFiles[file]!);
    const text = JSON.stringify({ ...example, answers: {} });
    expect(resultOf(checkerOf({ [file]: text }), { type: 'adopted', key, file })).toEqual({});
  });
});
