import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfProject, replaceText, runCatalogue } from './runCatalogue';

const key = 'schemas/mother_name';
const accepted = `${key}/examples/accepted-with-remarks.json`;

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** A request type that sends another name than its examples expect, and says another message. */
function changed(): string {
  const root = copyOfProject(['mother_name']);
  replaceText(root, `${key}/request.json`, '"remarks": "/ans', '"comments": "/ans');
  replaceText(root, `${key}/ui.json`, "Please enter Mother's", "Please give Mother's");
  return root;
}

describe('check --write', () => {
  it('shows what it would write, and writes nothing without --yes', async () => {
    const root = changed();
    const before = read(root, accepted);
    const { code, out } = await runCatalogue(root, ['check', '--write']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /accepted-with-remarks\.json\n +\d+ - +"remarks": .*\n +\d+ \+ +"comments"/,
    );
    expect(out).toMatch(/rejected-no-name\.json\n +\d+ - .*Please enter.*\n +\d+ \+ .*Please give/);
    expect(out).toMatch(/Nothing was written\. Add --yes/);
    expect(read(root, accepted)).toBe(before);
  });

  it('writes the smallest edit with --yes, and checks again', async () => {
    const root = changed();
    const before = read(root, accepted);
    const { code, out } = await runCatalogue(root, ['check', '--write', '--yes', '--strict']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^mother_name +clean/m) });
    expect(read(root, accepted)).toBe(
      before.replace('      "remarks": "As', '      "comments": "As'),
    );
  });

  it.each([true, false])('asks in a terminal; the answer is %s', async (isConfirmed) => {
    const root = changed();
    const before = read(root, accepted);
    const questions: string[] = [];
    const confirm = async (question: string) => {
      questions.push(question);
      return isConfirmed;
    };
    await runCatalogue(root, ['check', '--write'], { confirm });
    expect(questions).toEqual([expect.stringMatching(/^Write 10 file/)]);
    expect(read(root, accepted) === before).toBe(!isConfirmed);
  });

  it('adds and removes steps', async () => {
    const root = copyOfProject(['mother_name']);
    const steps = /"steps": \[[^]*\](?=\s*\})/;
    const file = join(root, accepted);
    const before = read(root, accepted);
    writeFileSync(file, before.replace(steps, '"steps": []'));
    const args = ['check', '--write', '--yes', '--strict'];
    expect((await runCatalogue(root, args)).code).toBe(0);
    expect(JSON.parse(read(root, accepted))).toEqual(JSON.parse(before));
    const [step] = JSON.parse(before).steps;
    writeFileSync(file, before.replace(steps, `"steps": ${JSON.stringify([step, step, step])}`));
    expect((await runCatalogue(root, args)).code).toBe(0);
    expect(JSON.parse(read(root, accepted))).toEqual(JSON.parse(before));
  });

  it.each<[string, string, string, string]>([
    ['an accepted example that is rejected', 'schema.json', '"maxLength": 20', '"maxLength": 2'],
    [
      'a rejected example that is accepted',
      'schema.json',
      '"required": ["mother_name"]',
      '"required": []',
    ],
  ])('leaves %s as it is, and says so', async (_about, name, from, to) => {
    const root = copyOfProject(['mother_name']);
    replaceText(root, `${key}/${name}`, from, to);
    // Words without a rule are an error.
    if (to.includes('[]'))
      replaceText(
        root,
        `${key}/ui.json`,
        /"required": "[^"]+",/.exec(read(root, `${key}/ui.json`))![0],
        '',
      );
    const files = ['accepted-name', 'rejected-no-name'].map((one) => `${key}/examples/${one}.json`);
    const before = files.map((file) => read(root, file));
    const { code, out } = await runCatalogue(root, ['check', '--write', '--yes']);
    expect(code).toBe(1);
    expect(out).toMatch(/would become another kind of example/);
    expect(files.map((file) => read(root, file))).toEqual(before);
  });

  it.each([
    [
      'a definition',
      (root: string) =>
        replaceText(root, `${key}/ui.json`, '"ui:widget": "textarea"', '"ui:widget": "textaera"'),
    ],
    [
      'an overlay',
      (root: string) => writeFileSync(join(root, key, 'ui.hi.json'), '{ "ui:title": 1 }'),
    ],
  ])('writes nothing while lint finds errors in %s', async (_about, spoil) => {
    const root = changed();
    spoil(root);
    const before = read(root, accepted);
    const { code, aside } = await runCatalogue(root, ['check', '--write', '--yes']);
    expect(code).toBe(2);
    expect(aside).toMatch(/lint finds errors in: mother_name/);
    expect(read(root, accepted)).toBe(before);
  });
});
