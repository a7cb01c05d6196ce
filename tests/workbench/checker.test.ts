import { describe, expect, it } from 'vitest';
import type { Diagnostic, WordRow } from '../../src/authoring';
import { Checker } from '../../src/workbench/checker/checker';
import type { Asked, Question, Told } from '../../src/workbench/checker/protocol';
import * as fixtures from '../../src/server/integrations/demoContext';
import { projectFiles } from '../files';

const key = 'email_update';
const path = (name: string) => `schemas/${key}/${name}`;

function checkerOf(changes: { [path: string]: string | null } = {}): Checker {
  const checker = new Checker(fixtures);
  const files = Object.fromEntries(
    Object.entries(projectFiles).filter(([one]) => /^schemas\/(email_update|_shared)\//.test(one)),
  );
  tell(checker, { ask: 'files', texts: { ...files, ...changes } });
  return checker;
}

const tell = (checker: Checker, asked: Asked): Told[] => [...checker.answer(asked)];

function answer(checker: Checker, question: Question): any {
  const [told] = tell(checker, { ask: 'question', id: 1, question });
  return (told as Extract<Told, { tell: 'answer' }>).answer;
}

function examplesTold(checker: Checker) {
  const all = tell(checker, { ask: 'check', key, revision: 1 });
  return all.find((told) => told.tell === 'examples')!;
}

describe('Checker', () => {
  it('tells for each line with rules whether examples cover it, and what none does', () => {
    const { coveredLines = [] } = examplesTold(checkerOf());
    expect(coveredLines.length).toBeGreaterThan(10);
    expect(coveredLines.every(({ isCovered }) => isCovered)).toBe(true);

    const without = Object.keys(projectFiles).filter((one) =>
      one.includes('/email_update/examples/'),
    );
    const few = without.filter((one) => !one.includes('accepted-'));
    const removed = checkerOf(Object.fromEntries(few.map((one) => [one, null])));
    const { coveredLines: left = [] } = examplesTold(removed);
    const red = left.filter(({ isCovered }) => !isCovered);
    expect(red.length).toBeGreaterThan(3);
    expect(red.flatMap(({ words }) => words).join()).toContain('No example');
  });

  it('keeps quiet about the lines of a definition with errors', () => {
    const text = projectFiles[path('schema.json')]!.replace('"maxLength"', '"maxLenght"');
    const { coveredLines } = examplesTold(
      checkerOf({ [path('schema.json')]: text.replace('"enum"', '"enmu"') }),
    );
    expect(coveredLines).toBeUndefined();
  });

  it('lists the words of a definition with their translations', () => {
    const words: WordRow[] = answer(checkerOf(), { about: 'words', key, language: 'hi' });
    expect(words.length).toBeGreaterThan(20);
    expect(words.find(({ pointer }) => pointer === '/ui:title')).toMatchObject({
      file: path('ui.json'),
      text: 'Update e-mail',
    });
    const none: WordRow[] = answer(checkerOf(), { about: 'words', key, language: 'mr' });
    expect(none.filter(({ translation }) => translation !== '')).toEqual([]);
  });

  it('says why words cannot be read', () => {
    const checker = checkerOf({ [path('ui.hi.json')]: '{' });
    const found: Diagnostic = answer(checker, { about: 'words', key, language: 'hi' });
    expect(found).toMatchObject({ file: path('ui.hi.json'), rule: 'json-syntax' });
  });

  it('writes what came into an example that expects something else', () => {
    const file = path('examples/accepted-customer-no-email-id.json');
    const text = projectFiles[file]!;
    const wrong = text.replaceAll(
      '"email_type": "primary",\n        "email_id"',
      '"email_type": "other",\n        "email_id"',
    );
    expect(wrong).not.toBe(text);
    const checker = checkerOf({ [file]: wrong });
    expect(answer(checker, { about: 'adopted', key, file })).toEqual({ text });
  });

  it('takes no result that makes another kind of example', () => {
    const file = path('examples/accepted-customer-no-email-id.json');
    const example = JSON.parse(projectFiles[file]!);
    const text = JSON.stringify({ ...example, answers: {} });
    expect(answer(checkerOf({ [file]: text }), { about: 'adopted', key, file })).toEqual({});
  });
});
