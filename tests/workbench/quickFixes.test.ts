import { describe, expect, it } from 'vitest';
import type { Diagnostic, Files } from '../../src/authoring';
import { knownCalls } from '../../src/api';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { checkLanguages } from '../../src/authoring/languages/checkLanguages';
import { filesOf } from '../../src/workbench/checker/filesOf';
import { quickFixes } from '../../src/workbench/panels/fix/quickFixes';
import { projectFiles } from '../files';

const check = (key: string, files: Files): Diagnostic[] => [
  ...checkDefinition(key, files, knownCalls),
  ...checkLanguages(key, files, knownCalls).diagnostics,
];

const original = (key: string): Files => filesOf(key, projectFiles);

/** The texts after all fixes that are offered for a mistake. */
function fixed(key: string, path: string, from: string, to: string): Files {
  const right = original(key);
  const text = right[path]!;
  if (!text.includes(from)) throw new Error(`${path} does not have ${from}.`);
  let files: Files = { ...right, [path]: text.replace(from, to) };
  for (const diagnostic of check(key, files)) {
    const [fix] = quickFixes(diagnostic, files);
    if (fix) files = { ...files, ...fix.texts };
  }
  return files;
}

describe('quickFixes', () => {
  it.each([
    ['a keyword', 'schema.json', '"maxLength": 20', '"maxLenght": 20'],
    ['a format', 'schema.json', '"format": "digits"', '"format": "digit"'],
    ['a pointer', 'schema.json', '"/existing_account_number"', '"/existing_account_numbr"'],
    [
      'a pointer to an answer',
      'request.json',
      '"/answers/account_number"',
      '"/answers/account_numer"',
    ],
    ['a field', 'ui.json', '"account_type": {', '"acount_type": {'],
    ['a widget', 'ui.json', '"ui:widget": "', '"ui:wdget": "'],
    ['a translated key', 'ui.hi.json', '"account_type"', '"account_tpe"'],
  ])('corrects %s', (_what, file, from, to) => {
    const path = `schemas/bank_account/${file}`;
    expect(fixed('bank_account', path, from, to)[path]).toBe(original('bank_account')[path]);
  });

  it.each(['  Update ', ' Update', 'Update  '])('writes %j without needless spaces', (title) => {
    const path = 'schemas/bank_account/ui.json';
    const text = original('bank_account')[path]!;
    const [, now] = /^ {2}"ui:title": "([^"]*)"/m.exec(text)!;
    const after = fixed('bank_account', path, `"${now}"`, JSON.stringify(`${title} account`));
    expect(after[path]).toContain('"ui:title": "Update account"');
  });

  it('corrects what it offers to correct for each letter that is left out of a real definition', () => {
    const key = 'email_update';
    const right = original(key);
    let offered = 0;
    for (const name of ['schema', 'ui', 'request']) {
      const path = `schemas/${key}/${name}.json`;
      const text = right[path]!;
      const words = [...text.matchAll(/"[\w:$/.]{4,}"/g)].filter((_, i) => i % 5 === 0);
      for (const { 0: word, index } of words) {
        const wrong = text.slice(0, index + 3) + text.slice(index + 4);
        const files = { ...right, [path]: wrong };
        for (const diagnostic of checkDefinition(key, files, knownCalls)) {
          if (diagnostic.file !== path) continue;
          const [fix] = quickFixes(diagnostic, files);
          if (fix?.kind !== 'replace') continue;
          offered++;
          const after = { ...files, ...fix.texts };
          const left = checkDefinition(key, after, knownCalls);
          const isGone = left.every(({ message }) => message !== diagnostic.message);
          expect(isGone, `${path} ${word}: ${diagnostic.message}`).toBe(true);
        }
      }
    }
    expect(offered).toBeGreaterThan(20);
  });

  it('removes what has no effect', () => {
    const file = 'schemas/x/examples/rejected-a.json';
    const text = '{\n  "about": "A",\n  "steps": [],\n  "problems": []\n}\n';
    const message = '"steps" has no effect in an example of kind rejected. Remove it.';
    const place = { file, line: 3, column: 12, severity: 'error', rule: 'example-lacks' } as const;
    const [fix] = quickFixes({ ...place, message }, { [file]: text });
    expect(JSON.parse(fix!.texts[file]!)).toEqual({ about: 'A', problems: [] });
  });

  it('leaves to a person what it cannot tell', () => {
    const file = 'schemas/x/ui.json';
    const text = '{\n  "a": { "helo": "helo" }\n}\n';
    const message = 'Unknown name "helo". Did you mean "hello"?';
    const place = { file, line: 2, column: 8, severity: 'error', rule: 'x' } as const;
    expect(quickFixes({ ...place, message }, { [file]: text })).toEqual([]);
  });

  it('does not write a name twice', () => {
    const file = 'schemas/x/ui.json';
    const text = '{ "hello": 1, "helo": 2 }';
    const place = { file, line: 1, column: 15, severity: 'error', rule: 'x' } as const;
    const message = 'Unknown name "helo". Did you mean "hello"?';
    expect(quickFixes({ ...place, message }, { [file]: text })).toEqual([]);
  });
});
