import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { runCatalogue, copyOfProject, lineNumberOf, replaceText } from './runCatalogue';

const ui = 'schemas/pan_card/ui.json';

/** A copy of the project with one mistake, whose message contains characters that each format must escape. */
function withMistake(): { root: string; line: number } {
  const root = copyOfProject();
  replaceText(root, ui, '"ui:widget": "textarea"', '"ui:widget": "<a, b: 100%>"');
  return { root, line: lineNumberOf(root, ui, '<a, b') };
}

const message = /Unknown widget "<a, b: 100%>"\. Use one of: text, /;

it('human: writes a line for each diagnostic, one for each request type, and the totals', async () => {
  const { root, line } = withMistake();
  const { out, code } = await runCatalogue(root, ['lint']);
  expect(code).toBe(1);
  expect(out).toMatch(new RegExp(`^${ui}:${line}:18 error ui-widget Unknown widget`));
  expect(out).toMatch(/^pan_card {6}1 error$/m);
  expect(out).toMatch(/^address {7}clean$/m);
  expect(out).toMatch(/request types: 1 error, 0 warnings\. \d+\.\d s\n$/);
});

it('human: counts what is wrong in a shared file once, and calls nobody clean who uses it', async () => {
  const root = copyOfProject();
  replaceText(root, 'schemas/_shared/text.json', '"maxLength": 500', '"maxLenght": 500');
  const { out } = await runCatalogue(root, ['lint']);
  const users = [...out.matchAll(/^\w+ +\d+ errors?, \d+ of them in shared files$/gm)];
  expect(users.length).toBeGreaterThan(1);
  const lines = out.split('\n').filter((line) => line.includes(' error '));
  expect(out).toMatch(
    `${lines.length} errors, 0 warnings. What is wrong in shared files counts once.`,
  );
});

it('human: does not call a request type clean whose examples fail', async () => {
  const root = copyOfProject(['mother_name']);
  replaceText(root, 'schemas/mother_name/examples/accepted-name.json', '"C10001"', '"C1"');
  const { out } = await runCatalogue(root, ['check']);
  expect(out).toMatch(/^mother_name {2}\d+ errors? {2}\d+ of \d+ examples pass/m);
});

it('does not ask for other examples of what failing ones would cover', async () => {
  const root = copyOfProject(['mother_name']);
  const ui = 'schemas/mother_name/ui.json';
  replaceText(root, ui, "Please enter Mother's", "Please give Mother's");
  replaceText(root, 'schemas/mother_name/request.json', '"remarks": "/ans', '"comments": "/ans');
  const { out } = await runCatalogue(root, ['check']);
  expect(out).toMatch(/error example-differs/);
  expect(out).not.toMatch(/never-seen/);
  rmSync(join(root, 'schemas/mother_name/examples/rejected-no-name.json'));
  expect((await runCatalogue(root, ['check'])).out).toMatch(
    /never-seen No example breaks required/,
  );
});

it('json: writes the whole report', async () => {
  const { root, line } = withMistake();
  const report = JSON.parse((await runCatalogue(root, ['lint', '--format', 'json'])).out);
  expect(report).toMatchObject({ exitCode: 1, milliseconds: expect.any(Number) });
  expect(report.diagnostics).toEqual([
    {
      file: ui,
      line,
      column: 18,
      severity: 'error',
      rule: 'ui-widget',
      message: expect.stringMatching(message),
    },
  ]);
  expect(report.requestTypes).toContainEqual({ key: 'pan_card', diagnostics: 1 });
  expect(report.requestTypes).toContainEqual({ key: 'address', diagnostics: 0 });
});

it('junit: writes XML with a test case for each check of each request type', async () => {
  const { root, line } = withMistake();
  const { out } = await runCatalogue(root, ['lint', '--format', 'junit']);
  const xml = new new Window().DOMParser().parseFromString(out, 'text/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const failures = [...xml.querySelectorAll('testcase failure')];
  expect(failures).toHaveLength(1);
  expect(failures[0]!.getAttribute('message')).toMatch(message);
  expect(failures[0]!.textContent).toContain(`${ui}:${line}:18 error ui-widget`);
  expect(failures[0]!.parentElement!.getAttribute('classname')).toBe('pan_card');
  const suites = xml.querySelector('testsuites')!;
  expect(suites.getAttribute('failures')).toBe('1');
  expect(suites.getAttribute('tests')).toBe(String(xml.querySelectorAll('testcase').length));
});

it('sarif: writes results that refer to their rules', async () => {
  const { root, line } = withMistake();
  const { out } = await runCatalogue(root, ['lint', '--format', 'sarif']);
  const { version, runs } = JSON.parse(out);
  expect(version).toBe('2.1.0');
  const [{ tool, results }] = runs;
  expect(results).toEqual([
    {
      ruleId: 'ui-widget',
      ruleIndex: 0,
      level: 'error',
      message: { text: expect.stringMatching(message) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: ui },
            region: { startLine: line, startColumn: 18 },
          },
        },
      ],
    },
  ]);
  expect(tool.driver.rules[0]).toMatchObject({
    id: 'ui-widget',
    shortDescription: { text: expect.stringMatching(/widget/) },
  });
});

it('github: writes a workflow command with file, line and column', async () => {
  const { root, line } = withMistake();
  const { out } = await runCatalogue(root, ['lint', '--format', 'github']);
  expect(out).toMatch(
    new RegExp(
      `^::error file=${ui},line=${line},col=18,title=ui-widget::Unknown widget "<a, b: 100%25>"\\.[^\\n]*\\n$`,
    ),
  );
});

it('writes paths relative to the working directory', async () => {
  const { root } = withMistake();
  const { out } = await runCatalogue('/', ['lint', '--root', root, '--format', 'json']);
  expect(JSON.parse(out).diagnostics[0].file).toBe(`${root.slice(1)}/${ui}`);
});

it('reports a mistake in a shared schema once, at its position', async () => {
  const root = copyOfProject();
  replaceText(root, 'schemas/_shared/text.json', '"maxLength": 500', '"maxLenght": 500');
  const { diagnostics } = JSON.parse((await runCatalogue(root, ['lint', '--format', 'json'])).out);
  const limits = diagnostics.filter(
    (diagnostic: { rule: string }) => diagnostic.rule === 'schema-limits',
  );
  expect(limits.length).toBeGreaterThan(0);
  const texts = diagnostics.map((diagnostic: object) => JSON.stringify(diagnostic));
  expect(new Set(texts).size).toBe(texts.length);
});

it('shows progress in a terminal only', async () => {
  expect((await runCatalogue('.', ['lint'], { isInteractive: false })).aside).toBe('');
  const { aside } = await runCatalogue('.', ['lint'], { isInteractive: true });
  expect(aside).toMatch(/^\r0 of (\d+)\r1 of \1\r/);
  // The progress line is erased before the report.
  expect(aside.endsWith('\r\u001B[K')).toBe(true);
});
