import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { schema as reportSchema } from 'mutation-testing-report-schema';
import { describe, expect, it } from 'vitest';
import { committed } from './committed';
import { copyOfProject, replaceText, runCatalogue } from './runCatalogue';

/** What `--format json` prints of each mutant. */
interface Reported {
  file: string;
  operator: string;
  slip: string;
  requestTypes: string[];
  verdict: 'noticed' | 'noticeable' | 'nothing-found';
  add?: string;
}

const mutantsIn = (out: string): Reported[] => JSON.parse(out).mutants;

const examples = 'schemas/mother_name/examples';

/** The examples that show that such a policy may ask. */
const discontinued = ['accepted-discontinued-policy'];

/** Removes examples, so that nothing notices what they alone show. */
function withoutExamples(root: string, ...names: string[]): string {
  for (const name of names) rmSync(join(root, examples, `${name}.json`));
  return root;
}

describe('catalogue mutate', { timeout: 120_000 }, () => {
  it('finds an example for each slip that none notices, with which check stays clean and nothing is left', async () => {
    const root = withoutExamples(copyOfProject(['mother_name']), 'rejected-remarks-too-long');
    const first = await runCatalogue(root, ['mutate', '--all', '--format', 'json']);
    expect(first.code).toBe(1);
    const noticeable = mutantsIn(first.out).filter(({ verdict }) => verdict === 'noticeable');
    expect(noticeable.map(({ slip }) => slip)).toContainEqual(
      expect.stringMatching(/^the longest "Remarks" were 501 characters and not 500$/),
    );
    const files = [...new Set(noticeable.map(({ add }) => add!))];
    const wasThere = files.filter((file) => existsSync(join(root, file)));
    const written = await runCatalogue(root, ['mutate', '--all', '--write', '--yes']);
    expect(written.out).toContain(`Wrote ${files.length} file(s)`);
    expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
    expect(files.length).toBeGreaterThan(wasThere.length);
    expect((await runCatalogue(root, ['check', '--strict', 'mother_name'])).code).toBe(0);
    const again = await runCatalogue(root, ['mutate', '--all', '--format', 'json']);
    expect(mutantsIn(again.out).filter(({ verdict }) => verdict === 'noticeable')).toEqual([]);
    expect(again.code).toBe(0);
  });

  it('says what slip nobody notices, and which example to add as whom', async () => {
    const root = withoutExamples(copyOfProject(['mother_name']), ...discontinued);
    const { code, out } = await runCatalogue(root, ['mutate', 'mother_name', '--all']);
    expect(code).toBe(1);
    expect(out).toContain(
      'schemas/_shared/policies.json:12:15 warning mutant-survives If DISCONTINUED policies could not ask, no example of mother_name would notice. Add schemas/mother_name/examples/accepted-discontinued-policy.json as C10006, 50060004: "The policy is DISCONTINUED". --write adds it.',
    );
    expect(out).toMatch(/^mother_name +\d+ of \d+ mutants noticed, \d+ that an example would/m);
  });

  it('reports a slip in a shared piece once, and only if no request type notices it', async () => {
    const of = async (root: string) => {
      const { out } = await runCatalogue(root, ['mutate', '--all', '--format', 'json']);
      return mutantsIn(out).filter(({ file }) => file === 'schemas/_shared/policies.json');
    };
    const left = async (root: string) =>
      (await of(root))
        .filter(({ verdict }) => verdict !== 'noticed')
        .map(({ slip, requestTypes }) => [slip, requestTypes]);
    const root = copyOfProject(['mother_name', 'draw_date']);
    // mother_name has an example of such a policy, draw_date has none.
    expect(await left(root)).toEqual([]);
    withoutExamples(root, ...discontinued);
    expect(await left(root)).toEqual([
      ['DISCONTINUED policies could not ask', ['draw_date', 'mother_name']],
    ]);
  });

  it('judges only what has changed since a revision', async () => {
    const root = committed(undefined, ['mother_name', 'draw_date']);
    const nothing = await runCatalogue(root, ['mutate', '--changed', 'HEAD']);
    expect(nothing).toMatchObject({ code: 0, out: 'No request type has changed since HEAD.\n' });
    replaceText(root, 'schemas/mother_name/ui.json', '"ui:width": 20', '"ui:width": 25');
    const { out } = await runCatalogue(root, ['mutate', '--changed', 'HEAD', '--format', 'json']);
    expect(mutantsIn(out).length).toBeGreaterThan(0);
    expect(mutantsIn(out).map(({ slip }) => slip)).toEqual(
      mutantsIn(out).map(() => expect.stringContaining('the box of')),
    );
  });

  it('judges all of a request type whose examples were taken away, and asks the others about what it shares', async () => {
    const root = committed(undefined, ['mother_name', 'draw_date']);
    rmSync(join(root, 'schemas/draw_date/examples/rejected-draw-date-too-long.json'));
    const left = async () => {
      const args = ['mutate', '--changed', 'HEAD', '--format', 'json'];
      const { out } = await runCatalogue(root, args);
      const found = mutantsIn(out).filter(({ verdict }) => verdict === 'noticeable');
      return found.map(({ slip }) => slip);
    };
    const ofDrawDate = ['mutate', 'draw_date', '--format', 'json'];
    const discontinuedLeft = {
      slip: 'DISCONTINUED policies could not ask',
      requestTypes: ['draw_date'],
      verdict: 'noticeable',
    };
    // mother_name, which did not change, has an example of such a policy.
    const both = await left();
    expect(both).not.toContain('DISCONTINUED policies could not ask');
    expect(both.length).toBeGreaterThan(0);
    // Nothing is said by one that is broken.
    replaceText(root, 'schemas/mother_name/schema.json', '"type": "object"', '"type": "objekt"');
    expect(mutantsIn((await runCatalogue(root, ofDrawDate)).out)).toContainEqual(
      expect.objectContaining(discontinuedLeft),
    );
    replaceText(root, 'schemas/mother_name/schema.json', '"type": "objekt"', '"type": "object"');
    withoutExamples(root, ...discontinued);
    expect(await left()).toContain('DISCONTINUED policies could not ask');
  });

  it('prints a report that viewers of mutation reports show', async () => {
    const { out } = await runCatalogue(copyOfProject(['mother_name']), [
      'mutate',
      'mother_name',
      '--format',
      'stryker',
    ]);
    const report = JSON.parse(out);
    const ajv = addFormats(new Ajv({ strict: false }));
    const isValid = ajv.validate(reportSchema, report);
    expect([isValid, ajv.errors]).toEqual([true, null]);
    const { source, mutants } = report.files['schemas/_shared/text.json'];
    expect(source).toBe(readFileSync('schemas/_shared/text.json', 'utf8'));
    const line =
      source.split('\n').findIndex((one: string) => one.includes('"maxLength": 500')) + 1;
    expect(mutants).toContainEqual(
      expect.objectContaining({
        mutatorName: 'schema:limit-raised',
        description: 'If the longest "Remarks" were 501 characters and not 500.',
        replacement: '501',
        status: 'Killed',
        location: {
          start: { line, column: expect.any(Number) },
          end: expect.objectContaining({ line }),
        },
      }),
    );
  });

  it('prints what survives for code scanning and build servers', async () => {
    const root = withoutExamples(copyOfProject(['mother_name']), ...discontinued);
    for (const format of ['github', 'sarif', 'junit']) {
      const { code, out } = await runCatalogue(root, ['mutate', '--format', format]);
      expect([format, code]).toEqual([format, 1]);
      expect(out).toContain('If DISCONTINUED policies could not ask');
    }
  });

  it.each<[string, (root: string) => void, string[], string]>([
    [
      'examples that fail',
      (root) => replaceText(root, `${examples}/rejected-remarks-too-long.json`, '/remarks', '/rem'),
      ['mutate'],
      'Examples fail',
    ],
    [
      'a definition with errors',
      (root) => replaceText(root, 'schemas/mother_name/ui.json', '"ui:title"', '"ui:titel"'),
      ['mutate'],
      'catalogue check finds errors in: mother_name',
    ],
    ['a number that is none', () => {}, ['mutate', '--most', 'few'], '"few" is no number'],
    [
      'a format for programs with --write',
      () => {},
      ['mutate', '--write', '--format', 'json'],
      'human only',
    ],
  ])('does not run with %s', async (_what, prepare, args, message) => {
    const root = copyOfProject(['mother_name']);
    prepare(root);
    const { code, aside } = await runCatalogue(root, args);
    expect(code).toBe(2);
    expect(aside).toContain(message);
  });

  it('finds the same in threads of its own as in one', async () => {
    const root = copyOfProject(['mother_name', 'draw_date']);
    const args = ['mutate', '--format', 'json'];
    const { out } = await runCatalogue(root, args);
    const { stdout } = spawnSync(process.execPath, ['src/cli/start.mjs', ...args, '--root', root], {
      encoding: 'utf8',
    });
    const verdicts = (text: string) =>
      mutantsIn(text)
        .map(({ slip, verdict }) => `${verdict}: ${slip}`)
        .sort();
    expect(verdicts(stdout)).toEqual(verdicts(out));
  });
});
