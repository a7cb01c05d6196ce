import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { committed } from './committed';
import { runCatalogue, copyOfProject, lineNumberOf, replaceText } from './runCatalogue';

interface Case {
  file: string;
  from: string;
  to: string;
  verdict: 'compatible' | 'breaking';
  /** A line of the report; its line number is that of `to`. */
  message: RegExp;
}

const cases: { [about: string]: Case } = {
  'a lower limit': {
    file: 'mother_name/schema.json',
    from: '"maxLength": 20',
    to: '"maxLength": 19',
    verdict: 'breaking',
    message: /! .*schema\.json:LINE:\d+ \/properties\/mother_name\/maxLength changed from 20 to 19/,
  },
  'a higher limit': {
    file: 'mother_name/schema.json',
    from: '"maxLength": 20',
    to: '"maxLength": 30',
    verdict: 'compatible',
    message: /  .*schema\.json:LINE:\d+ \/properties\/mother_name\/maxLength changed from 20 to 30/,
  },
  'a new required field': {
    file: 'mother_name/schema.json',
    from: '"required": ["mother_name"]',
    to: '"required": ["mother_name", "remarks"]',
    verdict: 'breaking',
    message:
      /! schemas\/mother_name\/examples\/accepted-name\.json fails now: "\/remarks" is rejected by required/,
  },
  'a renamed field': {
    file: 'pan_card/schema.json',
    from: '"comment": {\n      "$ref": "../_shared/text.json#/$defs/comment"\n    }',
    to: '"remark": {\n      "$ref": "../_shared/text.json#/$defs/comment"\n    }',
    verdict: 'breaking',
    message:
      /! a draft with the answers of schemas\/pan_card\/examples\/accepted-new-pan\.json: "\/comment" is dropped\./,
  },
  'a removed enum value': {
    file: 'email_update/schema.json',
    from: '["primary", "secondary"]',
    to: '["primary"]',
    verdict: 'breaking',
    message: /! .*schema\.json:\d+:\d+ \/properties\/email_type\/enum\/1 was removed: "secondary"/,
  },
  'a changed message': {
    file: 'mother_name/ui.json',
    from: "Please enter Mother's Maiden Name",
    to: "Please enter your mother's name",
    verdict: 'compatible',
    message: /  .*rejected-no-name\.json fails now: "\/problems\/0\/message" is "Please enter your/,
  },
  'a renamed payload field': {
    file: 'mother_name/request.json',
    from: '"remarks": "/answers/remarks"',
    to: '"comments": "/answers/remarks"',
    verdict: 'breaking',
    message:
      /! .*request\.json:LINE:\d+ \/steps\/0\/send\/comments was added: "\/answers\/remarks"/,
  },
  'a policy status that is no longer allowed': {
    file: '_shared/policies.json',
    from: '"LAPSED",',
    to: '',
    verdict: 'breaking',
    message: /! .*\/policies\/where\/properties\/policyStatus\/enum\/\d was removed: "LAPSED"/,
  },
};

describe('diff', () => {
  it.each(Object.entries(cases))(
    'reports %s',
    async (_about, { file, from, to, verdict, message }) => {
      const root = committed();
      const path = `schemas/${file}`;
      replaceText(root, path, from, to);
      const { code, out } = await runCatalogue(root, ['diff', 'HEAD']);
      expect(code).toBe(verdict === 'breaking' ? 1 : 0);
      const line = to === '' ? 0 : lineNumberOf(root, path, to.split('\n')[0]!);
      expect(out).toMatch(new RegExp(message.source.replace('LINE', String(line)), 'm'));
      const key = file.startsWith('_shared') ? 'mother_name' : file.split('/')[0];
      expect(out).toMatch(new RegExp(`^${key}: ${verdict}$`, 'm'));
    },
  );

  it.each([
    [3, 'breaking', '!'],
    [1, 'compatible', ' '],
  ])('reports a change of minLength from 2 to %i as %s', async (is, verdict, mark) => {
    const file = 'schemas/mother_name/schema.json';
    const root = committed((copy) =>
      replaceText(copy, file, '"maxLength": 20', '"maxLength": 20, "minLength": 2'),
    );
    replaceText(root, file, '"minLength": 2', `"minLength": ${is}`);
    const { out } = await runCatalogue(root, ['diff', 'HEAD']);
    expect(out).toMatch(new RegExp(`${mark} .*/minLength changed from 2 to ${is}`));
    expect(out).toMatch(new RegExp(`^mother_name: ${verdict}$`, 'm'));
  });

  it.each<[string, string, [string, string], [string, string], RegExp]>([
    [
      'a lower limit of a field that is called title',
      'schema.json',
      ['"properties": {', '"properties": { "title": { "type": "string", "maxLength": 5 },'],
      ['"maxLength": 5', '"maxLength": 4'],
      /! .*\/properties\/title\/maxLength changed from 5 to 4/,
    ],
    [
      'the removal of a field that is called default',
      'schema.json',
      ['"properties": {', '"properties": { "default": { "type": "string" },'],
      ['"default": { "type": "string" },', ''],
      /! .*\/properties\/default was removed/,
    ],
    [
      'another value under a payload name that is called message',
      'request.json',
      ['"remarks": "/answers/remarks"', '"message": "/answers/remarks"'],
      ['"message": "/answers/remarks"', '"message": "/answers/remark"'],
      /! .*\/steps\/0\/send\/message changed/,
    ],
  ])('reports %s as breaking', async (_about, name, before, after, message) => {
    const file = `schemas/mother_name/${name}`;
    const root = committed((copy) => replaceText(copy, file, ...before));
    replaceText(root, file, ...after);
    expect((await runCatalogue(root, ['diff', 'HEAD'])).out).toMatch(message);
  });

  it.each([
    ['a field that is called maximum', '"properties": {', '"properties": { "maximum": {},'],
    ['a field that is called if', '"properties": {', '"properties": { "if": { "type": "string" },'],
  ])('reports %s as compatible', async (_about, from, to) => {
    const root = committed();
    replaceText(root, 'schemas/mother_name/schema.json', from, to);
    expect((await runCatalogue(root, ['diff', 'HEAD'])).out).toMatch(/^mother_name: compatible$/m);
  });

  it('continues a draft in which a field is shown below an age', async () => {
    // The answers of a draft have no read-only values: the nominees are shown without.
    const readOnly = '"required": ["owner_is_life_assured"]\n      }';
    const shown = '"required": []\n      }';
    const root = committed(
      (copy) => replaceText(copy, 'schemas/nominee/schema.json', readOnly, shown),
      ['nominee'],
    );
    replaceText(root, 'schemas/nominee/ui.json', 'Nominee', 'Nominated person');
    const { code, out, aside } = await runCatalogue(root, ['diff', 'HEAD']);
    expect({ code, aside }).toEqual({ code: 0, aside: '' });
    expect(out).toMatch(/^nominee: compatible$/m);
  });

  it('names the choices whose words were swapped', async () => {
    const root = committed();
    replaceText(
      root,
      'schemas/email_update/schema.json',
      '"primary", "second',
      '"new", "primary", "second',
    );
    replaceText(
      root,
      'schemas/email_update/ui.json',
      '["Primary", "Secondary"]',
      '["Primary", "Secondary", "New"]',
    );
    const { code, out } = await runCatalogue(root, ['diff', 'HEAD']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /! schemas\/email_update\/ui\.json:\d+:\d+ the choice "primary" of \/email_type was "Primary" and is "Secondary": who picks "Secondary" sends another value/,
    );
  });

  it.each<[string, [string, string], [string, string], RegExp]>([
    [
      'choices whose order changed with their words',
      ['"primary", "secondary"', '"secondary", "primary"'],
      ['"Primary", "Secondary"', '"Secondary", "Primary"'],
      /^Nothing changed|email_update: compatible/m,
    ],
    [
      'other words of a choice',
      ['"primary", "secondary"', '"primary", "secondary"'],
      ['"Primary", "Secondary"', '"Main", "Secondary"'],
      /^ {4}\S+ the choice "primary" of \/email_type was "Primary" and is "Main"$/m,
    ],
  ])('reports %s as compatible', async (_about, schema, ui, message) => {
    const root = committed();
    replaceText(root, 'schemas/email_update/schema.json', ...schema);
    replaceText(root, 'schemas/email_update/ui.json', ...ui);
    const { code, out } = await runCatalogue(root, ['diff', 'HEAD']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(message) });
  });

  it('reports a field that was renamed by its command as compatible', async () => {
    const root = committed();
    await runCatalogue(root, ['rename', 'mother_name', '/remarks', '/note', '--yes']);
    const { code, out } = await runCatalogue(root, ['diff', 'HEAD']);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'mother_name: compatible\n    /remarks is called /note now; drafts keep its answer\n',
    });
  });

  it('reports a field that seems to be renamed, and how to keep the answers of drafts', async () => {
    const root = committed();
    const { from, to } = cases['a renamed field']!;
    replaceText(root, 'schemas/pan_card/schema.json', from, to);
    const { out } = await runCatalogue(root, ['diff', 'HEAD']);
    expect(out).toMatch(/catalogue rename pan_card \/comment \/remark$/m);
  });

  it('reports a text that still says the number of a limit that changed', async () => {
    const root = committed();
    replaceText(root, 'schemas/mother_name/schema.json', '"maxLength": 20', '"maxLength": 19');
    const { out } = await runCatalogue(root, ['diff', 'HEAD']);
    const line = lineNumberOf(root, 'schemas/mother_name/ui.json', 'at most 20');
    expect(out).toMatch(
      new RegExp(
        `ui\\.json:${line}:\\d+ still says 20, but the limit is 19 now: "Letters and spaces, at most 20"`,
      ),
    );
    expect(out.match(/still says/g)).toHaveLength(1);
  });

  it('reports only what has changed of lists with gaps, and of lists of lists', async () => {
    const file = 'schemas/mother_name/ui.hi.json';
    const lists = { 'ui:sections': [null, { title: 'दो' }], 'ui:columns': [['a', 'b'], ['c']] };
    const write = (root: string, overlay: object) =>
      writeFileSync(join(root, file), JSON.stringify({ ...lists, ...overlay }));
    const root = committed((copy) => write(copy, { 'ui:title': 'एक' }));
    write(root, { 'ui:title': 'तीन', 'ui:sections': [null, { title: 'चार' }] });
    const { out } = await runCatalogue(root, ['diff', 'HEAD']);
    expect(out.match(/ui\.hi\.json:.*/g)).toEqual([
      expect.stringMatching(/sections\/1\/title changed from "दो" to "चार"$/),
      expect.stringMatching(/ui:title changed from "एक" to "तीन"$/),
    ]);
  });

  it('reports that nothing changed', async () => {
    const { code, out } = await runCatalogue(committed(), ['diff', 'HEAD']);
    expect({ code, out }).toEqual({ code: 0, out: 'Nothing changed since HEAD.\n' });
  });

  it('reports new and removed request types', async () => {
    const root = committed();
    cpSync(join(root, 'schemas/pan_card'), join(root, 'schemas/pan_copy'), { recursive: true });
    rmSync(join(root, 'schemas/address'), { recursive: true });
    const { code, out } = await runCatalogue(root, ['diff', 'HEAD']);
    expect(code).toBe(1);
    expect(out).toMatch(/^pan_copy: compatible\n {4}was added$/m);
    expect(out).toMatch(/^address: breaking\n {2}! was removed/m);
    expect((await runCatalogue(root, ['diff', 'HEAD', 'pan_copy'])).code).toBe(0);
  });

  it.each<[string, (root: string) => void, number, RegExp]>([
    [
      'an entry that the catalogue lost',
      (root) => {
        const file = join(root, 'catalogue.json');
        const { serviceTypes } = JSON.parse(readFileSync(file, 'utf8'));
        serviceTypes[0].requestTypes.splice(1, 1);
        writeFileSync(file, JSON.stringify({ serviceTypes }, null, 2));
      },
      1,
      /^catalogue\.json: breaking\n[^]*! catalogue\.json:\d+:\d+ \/serviceTypes\/0\/requestTypes\/1 was removed/m,
    ],
    [
      'a title in the catalogue',
      (root) => replaceText(root, 'catalogue.json', '"Email"', '"E-mail"'),
      0,
      /^catalogue\.json: compatible\n {4}catalogue\.json:\d+:\d+ .*\/title changed from "Email" to "E-mail"/m,
    ],
    [
      'a catalogue that cannot be read',
      (root) => replaceText(root, 'catalogue.json', '"title": "Email",', '"title": "Email"'),
      1,
      /^catalogue\.json: breaking\n {2}! catalogue\.json:\d+:\d+ error json-syntax/m,
    ],
    [
      'a catalogue that is gone',
      (root) => rmSync(join(root, 'catalogue.json')),
      1,
      /^catalogue\.json: breaking\n {2}! catalogue\.json is gone/m,
    ],
    [
      'a translated catalogue',
      (root) => writeFileSync(join(root, 'catalogue.hi.json'), '{ "serviceTypes": [] }'),
      0,
      /^catalogue\.json: compatible\n {4}catalogue\.hi\.json:1:\d+ \/serviceTypes was added/m,
    ],
    [
      'an overlay',
      (root) => writeFileSync(join(root, 'schemas/pan_card/ui.hi.json'), '{ "ui:submit": "भेजें" }'),
      0,
      /^pan_card: compatible\n {4}schemas\/pan_card\/ui\.hi\.json:1:\d+ \/ui:submit was added: "भेजें"/m,
    ],
    [
      'another order of fields',
      (root) =>
        replaceText(
          root,
          'schemas/email_update/ui.json',
          '["existing_primary_email", "existing_secondary_email"]',
          '["existing_secondary_email", "existing_primary_email"]',
        ),
      0,
      /\/fields has another order: \["existing_secondary_email","existing_primary_email"\]/,
    ],
    [
      'another order of choices, but not of their words',
      (root) =>
        replaceText(
          root,
          'schemas/email_update/schema.json',
          '["primary", "secondary"]',
          '["secondary", "primary"]',
        ),
      1,
      /\/email_type\/enum has another order: \["secondary","primary"\]/,
    ],
  ])('reports %s', async (_about, change, code, message) => {
    const root = committed();
    change(root);
    const result = await runCatalogue(root, ['diff', 'HEAD']);
    expect(result.out).toMatch(message);
    expect(result.code).toBe(code);
  });

  it.each([
    ['"share": 10', '"share": 20', 'compatible', ' ', 'to 10 % of the customers, and now to 20 %'],
    ['"share": 20', '"share": 10', 'breaking', '!', 'to 20 % of the customers, and now to 10 %'],
    ['"share": 20', '"until": "2027-01-04"', 'breaking', '!', 'and now until 2027-01-04'],
  ])(
    'says to whom a request type was offered: %s, then %s',
    async (was, is, verdict, mark, words) => {
      const offer = (text: string) => `"title": "PAN card", "offered": { ${text} }`;
      const root = committed((copy) =>
        replaceText(copy, 'catalogue.json', '"title": "PAN card"', offer(was)),
      );
      replaceText(root, 'catalogue.json', was, is);
      const { code, out } = await runCatalogue(root, ['diff', 'HEAD']);
      expect(code).toBe(verdict === 'breaking' ? 1 : 0);
      const line = lineNumberOf(root, 'catalogue.json', is);
      expect(out).toMatch(
        new RegExp(
          `^catalogue\\.json: ${verdict}\n. ${mark} catalogue\\.json:${line}:\\d+ "pan_card" was offered .*${words}`,
          'm',
        ),
      );
      expect(out).not.toContain('/offered');
    },
  );

  it('writes JSON', async () => {
    const root = committed();
    replaceText(root, 'schemas/mother_name/schema.json', '"maxLength": 20', '"maxLength": 19');
    const { out } = await runCatalogue(root, ['diff', 'HEAD', '--format', 'json']);
    expect(JSON.parse(out)).toEqual([
      { key: 'mother_name', verdict: 'breaking', lines: expect.any(Array) },
    ]);
  });

  it.each<[string, string[], RegExp]>([
    ['without a revision', ['diff'], /Name the git revision/],
    ['for an unknown revision', ['diff', 'nowhere'], /revision "nowhere" does not exist/],
    [
      'for an option instead of a revision',
      ['diff', '--', '--all'],
      /revision "--all" does not exist/,
    ],
    ['for an unknown key', ['diff', 'HEAD', 'pan_crad'], /Did you mean "pan_card"\?/],
    ['for an unsupported format', ['diff', 'HEAD', '--format', 'sarif'], /human or json/],
  ])('explains the error %s', async (_about, args, message) => {
    const { code, aside } = await runCatalogue(committed(), args);
    expect(code).toBe(2);
    expect(aside).toMatch(message);
  });

  it('explains the error outside of a git repository', async () => {
    const { code, aside } = await runCatalogue(copyOfProject(), ['diff', 'HEAD']);
    expect(code).toBe(2);
    expect(aside).toMatch(/git finds no repository in .*: .*not a git repository.*git init/);
  });
});
