import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyOfProject, replaceText, runCatalogue } from './runCatalogue';

const fixture = 'tests/fixtures/boundaries/schemas';
const folder = 'schemas/sample/examples';

/** A folder with one request type that has a rule of each kind, and two accepted examples. */
function sample(from = fixture): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(from, join(root, 'schemas'), { recursive: true });
  return root;
}

let drafted: string;

beforeAll(async () => {
  drafted = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(fixture, join(drafted, 'schemas'), { recursive: true });
  await draft(drafted, '--write', '--yes');
});

afterAll(() => rmSync(drafted, { recursive: true, force: true }));

/** The same folder with the examples that the command writes. */
const written = () => sample(join(drafted, 'schemas'));

const draft = (root: string, ...args: string[]) =>
  runCatalogue(root, ['examples', 'sample', '--boundaries', ...args]);

/** What is printed of each example: its file, and what it says of itself. */
const draftsIn = (out: string) =>
  [...out.matchAll(/^schemas\/sample\/examples\/(.*)\.json\n {2}\{\n {4}"about": (".*"),$/gm)].map(
    ([, name, about]) => `${name}: ${JSON.parse(about!)}`,
  );

const exampleIn = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, folder, `${name}.json`), 'utf8'));

describe('examples --boundaries', () => {
  it('drafts each rule on its limit and one beyond', async () => {
    const { code, out, aside } = await draft(sample());
    expect({ code, aside }).toEqual({ code: 0, aside: '' });
    expect(draftsIn(out)).toEqual([
      'accepted-longest-texts: These texts have as many characters as are allowed: Who (4 characters), Why (20 characters).',
      'accepted-shortest-texts: These texts have as few characters as are allowed: Name (3 characters), Why (2 characters).',
      'rejected-name-too-short: Name has 2 characters, one fewer than allowed.',
      'accepted-name-shortest-counted: Name has 3 characters, the fewest that are allowed; é is a letter with a mark, which count as two.',
      'rejected-name-too-short-counted: Name has 2 characters, one fewer than allowed; 😀 counts as one.',
      'rejected-name-too-long: Name has 6 characters, one more than allowed.',
      'accepted-name-longest-counted: Name has 5 characters, the most that are allowed; 😀 counts as one.',
      'rejected-name-too-long-counted: Name has 6 characters, one more than allowed; é is a letter with a mark, which count as two.',
      'rejected-pan-too-long: PAN has 11 characters, one more than allowed.',
      'rejected-pan-almost-as-expected: PAN is "BCPS1234F", one character away from what is expected.',
      'accepted-years-least: Years is 1, the least that is allowed.',
      'rejected-years-too-low: Years is 0, less than allowed.',
      'accepted-years-greatest: Years is 9, the most that is allowed.',
      'rejected-years-too-high: Years is 10, more than allowed.',
      'accepted-amount-least: Amount is 500, the least that is allowed.',
      'rejected-amount-too-low: Amount is 0, which is not more than 0.',
      'accepted-amount-greatest: Amount is 1500, the most that is allowed.',
      'rejected-amount-too-high: Amount is 2000, which is not less than 2000.',
      'rejected-amount-no-multiple: Amount is 501, which is no multiple of 500.',
      'rejected-date-of-birth-too-long: Date of birth has 11 characters, one more than allowed.',
      'rejected-date-of-birth-no-such-day: Date of birth is 30/02/2008, a day that the calendar does not have.',
      'accepted-date-of-birth-18-yesterday: Date of birth is 16/02/2008: the age of 18 was reached yesterday, which is allowed.',
      'accepted-date-of-birth-18-today: Date of birth is 17/02/2008: the age of 18 is reached today, which is allowed.',
      'rejected-date-of-birth-18-tomorrow: Date of birth is 18/02/2008: the age of 18 is reached tomorrow, which is too young.',
      'rejected-date-of-birth-born-29-february-on-28-february: Date of birth is 29/02/2008 and today is 28/02/2026: the age of 18 is reached tomorrow, which is too young.',
      'accepted-date-of-birth-born-29-february-on-1-march: Date of birth is 29/02/2008 and today is 01/03/2026: the age of 18 is reached today, which is allowed.',
      'rejected-from-too-long: From has 11 characters, one more than allowed.',
      'rejected-from-no-such-day: From is 30/02/2026, a day that the calendar does not have.',
      'rejected-from-yesterday: From is yesterday (16/02/2026), which is too early.',
      'accepted-from-tomorrow: From is tomorrow (18/02/2026), which is allowed.',
      'rejected-till-too-long: Till has 11 characters, one more than allowed.',
      'rejected-till-no-such-day: Till is 30/02/2032, a day that the calendar does not have.',
      'rejected-till-day-before-from: Till is the day before From (16/02/2026), which is too early.',
      'rejected-till-same-day-as-from: Till is the same day as From (17/02/2026), which is too early.',
      'accepted-paper-largest: Paper is a file of 999999 bytes, the most that is allowed.',
      'rejected-paper-too-large: Paper is a file of 1000000 bytes, one more than allowed.',
      'rejected-paper-empty: Paper is an empty file.',
      'rejected-paper-zip-file: Paper is a file that ends in .zip, which is not allowed.',
      'rejected-people-too-few-entries: People has 0 entries, one fewer than allowed.',
      'accepted-people-most-entries: People has 3 entries, the most that are allowed.',
      'rejected-people-wrong-sum: People comes to 99 in total, and has to come to 100.',
      'rejected-who-too-long: Who has 5 characters, one more than allowed.',
      'rejected-share-too-low: Share is 0, less than allowed.',
      'rejected-why-too-short: Why has 1 character, one fewer than allowed.',
      'rejected-why-too-long: Why has 21 characters, one more than allowed.',
      "accepted-the-policys-date-of-birth-68-tomorrow: The policy's date of birth is 18/02/1958: the age of 68 is reached tomorrow.",
      "refused-the-policys-date-of-birth-68-today: The policy's date of birth is 17/02/1958: the age of 68 is reached today, so that the customer may not ask.",
    ]);
  });

  it('says how many there are, and why some have no example, at their lines', async () => {
    const { out } = await draft(sample());
    const lines = out.split('\n').filter((line) => /warning boundary|boundaries:/.test(line));
    expect(lines).toEqual([
      'schemas/sample/schema.json:58:19 warning boundary No example shows maxItems (3) of "People" one step beyond it: the form cannot give 4 entries.',
      'schemas/sample/schema.json:73:24 warning boundary No example shows maximum (100) of "Share" one step beyond it: with it "People" is refused by sumEquals ("People must come to 100 in all").',
      '71 boundaries: 18 shown already, 51 by new examples (47), 2 without an example.',
    ]);
  });

  it('says in an example what the customer reads, and what the server gets', () => {
    const root = written();
    expect(exampleIn(root, 'rejected-name-too-long')).toMatchObject({
      answers: { name: 'RaviaR' },
      problems: [
        { at: '/name', rule: 'maxLength', message: 'Name must have at most 5 characters' },
      ],
    });
    expect(exampleIn(root, 'accepted-paper-largest')).toMatchObject({
      answers: { paper: { size: 999_999 } },
      steps: [{ payload: { paper: { size: 999_999 } } }],
    });
  });

  it('takes a policy of the demo book that is at the limit, and else changes one', () => {
    const root = written();
    expect(exampleIn(root, 'refused-the-policys-date-of-birth-68-today')).toMatchObject({
      as: { clientId: 'C10009' },
    });
    expect(exampleIn(root, 'accepted-the-policys-date-of-birth-68-tomorrow')).toMatchObject({
      policy: { dob: '1958-02-18' },
    });
  });

  it('finds days on which somebody who was born on 29 February becomes a year older', () => {
    const root = written();
    const born = 'date-of-birth-born-29-february';
    expect([
      exampleIn(root, `rejected-${born}-on-28-february`),
      exampleIn(root, `accepted-${born}-on-1-march`),
    ]).toMatchObject([
      { today: '2026-02-28', answers: { born: '2008-02-29' } },
      { today: '2026-03-01', answers: { born: '2008-02-29' } },
    ]);
  });

  it('writes files that pass the check with those that coverage lacks, and are laid out', async () => {
    const root = written();
    for (const name of readdirSync(join(root, folder))) {
      const text = readFileSync(join(root, folder, name), 'utf8');
      expect(text).toBe(await format(text, { parser: 'json', printWidth: 100 }));
    }
    await runCatalogue(root, ['examples', 'sample', '--write', '--yes']);
    const { code, out } = await runCatalogue(root, ['check', 'sample', '--strict']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^sample +clean/m) });
  });

  it('finds nothing new in a second run', async () => {
    const root = written();
    const files = readdirSync(join(root, folder));
    const { out } = await draft(root, '--write', '--yes');
    expect(out).toContain(
      '71 boundaries: 69 shown already, 0 by new examples (0), 2 without an example.',
    );
    expect(readdirSync(join(root, folder))).toEqual(files);
  });

  it('writes nothing without --write, and drafts the same each time', async () => {
    const root = sample();
    const one = await draft(root);
    expect(one.out).toContain('Nothing was written. Add --write');
    expect(await draft(root)).toEqual(one);
    expect(readdirSync(join(root, folder))).toHaveLength(2);
  });

  it('counts what another request type shows of a shared file', async () => {
    const root = copyOfProject(['mother_name', 'address', 'any_other_request']);
    const shown = await runCatalogue(root, ['examples', 'any_other_request', '--boundaries']);
    rmSync(join(root, 'schemas/any_other_request/examples/rejected-comment-too-long.json'));
    const without = await runCatalogue(root, ['examples', 'any_other_request', '--boundaries']);
    expect(without.out).toBe(shown.out);
  });

  it.each([
    ['"minLength": 3', '"minLength": 2', 'rejected-name-too-short'],
    ['"minLength": 3', '"minLength": 4', 'accepted-shortest-texts'],
    ['"maxLength": 5', '"maxLength": 6', 'rejected-name-too-long'],
    ['"maxLength": 5', '"maxLength": 4', 'accepted-name-longest-counted'],
    ['"maximum": 9', '"maximum": 10', 'rejected-years-too-high'],
    ['"exclusiveMaximum": 2000', '"exclusiveMaximum": 2001', 'rejected-amount-too-high'],
    ['"multipleOf": 500', '"multipleOf": 501', 'accepted-amount-greatest'],
    ['"ageAtLeast": 18', '"ageAtLeast": 17', 'rejected-date-of-birth-18-tomorrow'],
    ['"notBefore": "today"', '"after": "today"', 'accepted-first'],
    ['"after": "/from"', '"notBefore": "/from"', 'rejected-till-same-day-as-from'],
    ['1000000', '1000001', 'rejected-paper-too-large'],
    ['1000000', '999999', 'accepted-paper-largest'],
    ['"maxItems": 3', '"maxItems": 2', 'accepted-people-most-entries'],
    ['"total": 100', '"total": 99', 'rejected-people-wrong-sum'],
  ])('notices %s made %s', async (from, to, example) => {
    const root = written();
    replaceText(root, 'schemas/sample/schema.json', from, to);
    const { code, out } = await runCatalogue(root, ['check', 'sample']);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringMatching(new RegExp(`${folder}/${example}\\.json:\\d+:\\d+ error`)),
    });
  });
});
