import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { Paths } from '../../src/authoring';
import type { Patch } from '../engine/smallFiles';
import { readMermaid } from './readMermaid';
import { copyOfProject, runCatalogue } from './runCatalogue';
import { smallProject } from './smallProject';

const whenIt = (name: string, value: unknown) => ({
  properties: { [name]: { const: value } },
  required: [name],
});
const text = { type: 'string', maxLength: 20 };

/** The form with signatures, without the examples that this command has added to it. */
function withoutItsExamples(): { root: string; folder: string } {
  const root = copyOfProject(['dgh_form', 'eia']);
  const folder = join(root, 'schemas/dgh_form/examples');
  for (const name of readdirSync(folder))
    if (/^accepted-(insured|proposer)-good-health-/.test(name)) rmSync(join(folder, name));
  return { root, folder };
}

/** What `paths` says of a request type, for programs. */
async function pathsOf(root: string, key: string, code = 0): Promise<Paths> {
  const run = await runCatalogue(root, ['paths', key, '--format', 'json']);
  expect(run).toMatchObject({ code, aside: '' });
  return JSON.parse(run.out)[0];
}

const ofSmall = (patch: Patch, code = 0) => pathsOf(smallProject(patch), 'small', code);

/** Each path by its words, with the fields that it shows behind those of every path. */
const waysOf = ({ levels }: Paths, level = 0) =>
  levels[level]!.ways!.map(({ words, shown, problems }) => ({
    words,
    shows: shown.flatMap(({ fields }) => fields).filter((one) => !/^(Reason|Comment)$/.test(one)),
    problems: problems.map(({ message }) => message),
  }));

const nested: Patch = {
  'schema/properties/police': { type: 'boolean' },
  'ui/police': { 'ui:title': 'Told the police' },
  'ui/ui:sections': undefined,
  'schema/allOf': [
    {
      if: whenIt('reason', 'lost'),
      then: {
        properties: { lost_on: text },
        required: ['lost_on'],
        allOf: [
          {
            if: whenIt('police', true),
            then: { properties: { report: text }, required: ['report'] },
          },
        ],
      },
    },
  ],
};

describe('paths', () => {
  it('lists the paths through nested conditions, with what each shows', async () => {
    const paths = await ofSmall(nested);
    expect(waysOf(paths)).toEqual([
      {
        words: ['"Reason" is "It is lost"', '"Told the police" is yes'],
        shows: ['Told the police', 'Lost on', 'report'],
        problems: [],
      },
      {
        words: ['"Reason" is "It is lost"', '"Told the police" is no'],
        shows: ['Told the police', 'Lost on'],
        problems: [],
      },
      { words: ['"Reason" is "It is torn"'], shows: ['Told the police'], problems: [] },
    ]);
    expect(paths).toMatchObject({ fieldSets: 3, pairs: { possible: 2, reached: 0 } });
  });

  it('says what can never come out, why, and which fields that hides', async () => {
    const torn = { if: whenIt('reason', 'torn'), then: { properties: { piece: text } } };
    const { levels, unreached } = await ofSmall(
      {
        ...nested,
        'schema/allOf/0/then/allOf': [torn],
      },
      1,
    );
    expect(levels[0]).toMatchObject({ count: 2, finished: 2 });
    const reasons = ['"Reason" is "It is lost"', '"Reason" is "It is torn"'];
    expect(unreached).toMatchObject({
      outcomes: [{ words: '"Reason" is "It is torn"', reasons }],
      fields: [{ words: '"piece"', reasons }],
    });
  });

  it('says for people why something is never reached', async () => {
    const root = smallProject({
      'schema/properties/flag': { type: 'boolean', readOnly: true },
      'request/prefill': {
        '/flag': {
          choose: [
            {
              when: {
                properties: { answers: whenIt('reason', 'lost') },
                required: ['answers'],
              },
              is: true,
            },
            { is: false },
          ],
        },
      },
      'schema/allOf/1': {
        if: whenIt('reason', 'torn'),
        then: {
          properties: { piece: text },
          allOf: [{ if: whenIt('flag', true), then: { properties: { both: text } } }],
        },
      },
    });
    const { code, out } = await runCatalogue(root, ['paths', 'small']);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringContaining(
        'Cannot be reached\n' +
          '  "flag" is yes\n' +
          '    because these are never so together: "Reason" is "It is torn"; "flag" is yes; "flag" follows from other values\n',
      ),
    });
  });

  it('tells a path that no answer finishes, with the words of the rule', async () => {
    const paths = await ofSmall({
      'schema/properties/agreed': { type: 'boolean', enum: [true] },
      'ui/agreed': { 'ui:title': 'Agreed', 'ui:messages': { required: 'Please agree' } },
      'schema/allOf/0/then/required': ['lost_on', 'agreed'],
      'schema/allOf/1': { if: whenIt('agreed', true), then: { properties: { how: text } } },
    });
    expect(waysOf(paths)).toContainEqual({
      words: ['"Reason" is "It is lost"', '"Agreed" is left out'],
      shows: ['Lost on', 'Agreed'],
      problems: ['Please agree'],
    });
    expect(paths.levels[0]).toMatchObject({ count: 4, finished: 3 });
  });

  it('tells a path that submitWhen does not let through, with its message', async () => {
    const paths = await ofSmall({
      'request/submitWhen': {
        is: {
          type: 'object',
          properties: { answers: whenIt('reason', 'lost') },
          required: ['answers'],
        },
        until: 'disabled',
        message: 'A torn one is exchanged at the counter.',
      },
    });
    expect(waysOf(paths)).toEqual([
      { words: ['"Reason" is "It is lost"'], shows: ['Lost on'], problems: [] },
      {
        words: ['"Reason" is "It is torn"'],
        shows: [],
        problems: ['A torn one is exchanged at the counter.'],
      },
    ]);
  });

  it('goes through a look-up: found, and not found', async () => {
    const root = copyOfProject(['renewal_cheque_pickup']);
    const ways = waysOf(await pathsOf(root, 'renewal_cheque_pickup'));
    expect(ways).toMatchObject([
      { words: ['"We come to this pin code" is yes'], problems: [] },
      {
        words: ['"We come to this pin code" is left out'],
        problems: ['Renewal Cheque pickup service is not available on this pincode'],
      },
    ]);
    expect(ways[0]!.shows.length).toBeGreaterThan(ways[1]!.shows.length);
  });

  it('lists what is asked in each entry of a list by itself', async () => {
    const paths = await pathsOf(copyOfProject(['nominee']), 'nominee');
    expect(paths.levels).toMatchObject([
      { count: 2, finished: 1 },
      { list: '"Nominees"', count: 2, finished: 2, reached: 2 },
    ]);
    expect(waysOf(paths, 1).map(({ words }) => words)).toEqual([
      ['"Date of birth of nominee" is less than 18 years ago'],
      ['"Date of birth of nominee" is 18 or more years ago'],
    ]);
  });

  it('follows the steps through their stops, pauses and choices', async () => {
    const root = copyOfProject(['bank_account']);
    const { sequences, levels, conditions, pairs } = await pathsOf(root, 'bank_account');
    // Three steps have the same condition.
    expect(conditions).toBe(3);
    expect(levels[0]!.ways!.map(({ steps }) => steps)).toEqual([
      ['verify', 'check', 'pennyDrop', 'panUpdate', 'raise'],
      ['pennyDrop', 'raise'],
    ]);
    expect(pairs.possible).toBe(0);
    const found = sequences.map(
      ({ steps, examples }) =>
        `${steps.map(({ id, end }) => (end === 'sent' ? id : `${id} ${end}`)).join()}: ${examples[0] ?? '-'}`,
    );
    expect(found).toHaveLength(15);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^verify stopped: accepted-/),
        'verify paused,check stopped: accepted-invalid-pan-later',
        expect.stringMatching(/^pennyDrop goesOn,raise: accepted-/),
        'pennyDrop changes: -',
      ]),
    );
  });

  it('finds records with which an answer that follows from them comes out both ways', async () => {
    const hidden = (title: string) => ({ 'ui:title': title, 'ui:widget': 'hidden' });
    const root = smallProject({
      'schema/properties/has_pan': { type: 'boolean', readOnly: true },
      'schema/properties/kind': { type: 'string', readOnly: true, enum: ['old', 'new'] },
      'ui/has_pan': hidden('has pan'),
      'ui/kind': hidden('kind'),
      'ui/why_not': { 'ui:title': 'Why not', 'ui:widget': 'text' },
      'ui/since': { 'ui:title': 'Since', 'ui:widget': 'text' },
      'ui/lost_on': undefined,
      'ui/ui:sections': undefined,
      'request/prefill': {
        '/has_pan': { has: '/customer/pan' },
        '/kind': {
          choose: [
            {
              when: {
                type: 'object',
                properties: { customer: { type: 'object', ...whenIt('gender', 'TG') } },
                required: ['customer'],
              },
              is: 'new',
            },
            { is: 'old' },
          ],
        },
      },
      'request/steps/0/send/lost_on': undefined,
      'request/steps/0/send/why_not': '/answers/why_not',
      'request/steps/0/send/since': '/answers/since',
      'schema/allOf': [
        { if: whenIt('has_pan', false), then: { properties: { why_not: text } } },
        { if: whenIt('kind', 'new'), then: { properties: { since: text } } },
      ],
    });
    const { levels } = await pathsOf(root, 'small');
    expect(levels[0]!.ways!.map(({ words }) => words)).toEqual([
      ['"has pan" is no', '"kind" is "new"'],
      ['"has pan" is no', '"kind" is "old"'],
      ['"has pan" is yes', '"kind" is "new"'],
      ['"has pan" is yes', '"kind" is "old"'],
    ]);
    const { code } = await runCatalogue(root, ['paths', 'small', '--write', '--yes']);
    const texts = readdirSync(join(root, 'schemas/small/examples')).map((name) =>
      readFileSync(join(root, 'schemas/small/examples', name), 'utf8'),
    );
    expect(code).toBe(0);
    expect(texts.filter((one) => /"pan": ""/.test(one)).length).toBeGreaterThan(0);
    expect((await pathsOf(root, 'small')).pairs).toMatchObject({ possible: 4, reached: 4 });
  });

  it('says that nobody can ask, and which conditions exclude each other', async () => {
    const root = smallProject({
      'request/policies/allowed': {
        where: {
          properties: { policyStatus: { const: 'PREMIUM PAYING' } },
          required: ['policyStatus'],
        },
        message: 'Only while premiums are paid.',
      },
    });
    const { code, out } = await runCatalogue(root, ['paths', 'small']);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringContaining(
        'Nobody can ask, because these exclude each other\n' +
          '  the policy\'s policy status is one of "LAPSED", "MATURED"\n' +
          '  the policy\'s policy status is "PREMIUM PAYING"\n',
      ),
    });
  });

  it('says who may not ask, with the examples of it', async () => {
    const root = copyOfProject(['policy_assignment_request']);
    const { eligibility } = await pathsOf(root, 'policy_assignment_request');
    expect(eligibility.gates).toMatchObject([
      { rule: 'no-policy', message: 'No policies found' },
      { rule: 'not-eligible' },
      { rule: 'not-allowed', message: 'Policy Assignment is not applicable in this policy.' },
    ]);
    for (const { examples } of eligibility.gates) expect(examples).not.toEqual([]);
  });

  it('draws a flowchart that Mermaid can read, whatever titles have in them', async () => {
    const title = 'Why "so" [now] {or} <b>#1</b> | नाम; end';
    const root = smallProject({
      ...nested,
      'ui/reason/ui:title': title,
      'ui/comment/ui:title': '1. Anything else?',
    });
    const { code, out } = await runCatalogue(root, ['paths', 'small', '--format', 'mermaid']);
    expect(code).toBe(0);
    const { nodes, edges } = readMermaid(out);
    expect([...nodes.values()]).toEqual(
      expect.arrayContaining([
        'Ask for a copy',
        expect.stringContaining(title),
        expect.stringContaining('1. Anything else?'),
        '"Told the police" is yes',
        'raise\nPOST copy/',
      ]),
    );
    const name = (text: string) => [...nodes].find(([, one]) => one === text)![0];
    expect(edges).toContainEqual([name('"Told the police" is yes'), name('report'), 'yes']);
    expect(edges).toContainEqual([name('Lost on'), name('"Told the police" is yes'), undefined]);
  });

  it('draws each definition of steps with its stops and choices, each node once', async () => {
    const root = copyOfProject(['bank_account']);
    const { out } = await runCatalogue(root, ['paths', 'bank_account', '--format', 'mermaid']);
    const { nodes, edges } = readMermaid(out);
    const drawn = [...nodes.values()].filter((one) => one.includes('POST pan-check/'));
    expect(drawn).toEqual(['verify\nPOST pan-check/', 'check\nPOST pan-check/']);
    expect(edges.map(([, , label]) => label)).toContain('Change the account');
    const labelsFrom = (from: string) =>
      edges.filter(([one]) => nodes.get(one) === from).map(([, , label]) => label);
    expect(labelsFrom('verify\nPOST pan-check/')).toEqual([
      'the pan status in the response of verify is "invalid pan"',
      'otherwise',
    ]);
    expect(labelsFrom('pennyDrop\nPOST penny-drop/')).toEqual(['it fails', 'otherwise']);
  });

  it('writes examples that show every pair, and the check stays clean', async () => {
    const { root, folder } = withoutItsExamples();
    const before = readdirSync(folder);
    const told = await runCatalogue(root, ['paths', 'dgh_form']);
    expect(told.out).toContain('Examples show 8 of 10 pairs of conditions');
    expect(told.out).toContain('2 new example(s) would show 2 of them.');
    expect(readdirSync(folder)).toEqual(before);
    const { code } = await runCatalogue(root, ['paths', 'dgh_form', '--write', '--yes']);
    const added = readdirSync(folder).filter((name) => !before.includes(name));
    expect({ code, added: added.length }).toEqual({ code: 0, added: 2 });
    for (const name of added) {
      const written = readFileSync(join(folder, name), 'utf8');
      expect(written).toBe(await format(written, { parser: 'json', printWidth: 100 }));
      expect(JSON.parse(written).about).toMatch(/^"Is the .*\.$/);
    }
    expect((await pathsOf(root, 'dgh_form')).pairs).toMatchObject({ possible: 10, reached: 10 });
    const check = await runCatalogue(root, ['check', 'dgh_form']);
    expect(check.out).toMatch(/^dgh_form +clean/m);
  });

  it('asks before it writes, and never writes over a file', async () => {
    const { root, folder } = withoutItsExamples();
    const before = readdirSync(folder);
    const asked = await runCatalogue(root, ['paths', 'dgh_form', '--write'], {
      confirm: async () => false,
    });
    expect(asked.out).toContain('Nothing was written.');
    const name = /examples\/(accepted-\S+\.json)/.exec(asked.out)![1]!;
    expect(existsSync(join(folder, name))).toBe(false);
    const other = readFileSync(
      join(
        folder,
        before.find((one) => one.startsWith('accepted-'))!,
      ),
      'utf8',
    );
    const mine = other.replace(/"about": ".*"/, '"about": "Mine."');
    writeFileSync(join(folder, name), mine);
    await runCatalogue(root, ['paths', 'dgh_form', '--write', '--yes']);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(mine);
    expect(existsSync(join(folder, name.replace('.json', '-2.json')))).toBe(true);
  });

  it('says the same each time', async () => {
    const root = copyOfProject(['dgh_form', 'eia']);
    const one = await runCatalogue(root, ['paths']);
    expect(await runCatalogue(root, ['paths'])).toEqual(one);
    expect(one.out).toMatch(/^dgh_form {2}[^]*^eia {2}/m);
  });

  it.each([
    { args: ['--format', 'sarif'], message: 'does not support the format "sarif"' },
    { args: ['--format', 'mermaid'], message: 'A picture is of one request type' },
    { args: ['eia', '--format', 'json', '--write'], message: 'human only' },
    { args: ['ei'], message: 'Unknown request type "ei"' },
  ])('cannot run with $args', async ({ args, message }) => {
    const root = copyOfProject(['dgh_form', 'eia']);
    const { code, aside } = await runCatalogue(root, ['paths', ...args]);
    expect({ code, aside }).toEqual({ code: 2, aside: expect.stringContaining(message) });
  });
});
