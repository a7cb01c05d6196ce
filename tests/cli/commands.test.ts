import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operators } from '../../src/authoring/mutate/operators';
import { pages } from '../../src/authoring/lint/pages';
import { runCatalogue, copyOfProject, replaceText } from './runCatalogue';

describe('explain', () => {
  it('explains a rule with its reason, an example and the remedy', async () => {
    const { code, out } = await runCatalogue('.', ['explain', 'if-never', 'ref']);
    expect(code).toBe(0);
    const { why, example, fix } = pages['if-never']!;
    for (const text of ['if-never', why, example, fix, pages.ref!.why]) expect(out).toContain(text);
  });

  it('lists all rules when no rule is given', async () => {
    const { out } = await runCatalogue('.', ['explain']);
    const names = out.split('\n').map((line) => line.split(' ')[0]);
    for (const name of [...Object.keys(pages), ...operators.map(({ id }) => id)])
      expect(names).toContain(name);
  });

  it('suggests a rule for a misspelled one', async () => {
    const { code, aside } = await runCatalogue('.', ['explain', 'if-nevr']);
    expect(code).toBe(2);
    expect(aside).toMatch(/Did you mean "if-never"\?/);
  });
});

describe('list', () => {
  it('shows the contents of each request type, and those without a catalogue entry', async () => {
    const root = copyOfProject();
    replaceText(root, 'catalogue.json', '"mother_name"', '"mothers_name"');
    replaceText(root, 'schemas/pan_card/ui.json', '{', '');
    const offered = { share: 10, from: '2027-01-04' };
    const words = `"title": "Address", "offered": ${JSON.stringify(offered)}`;
    replaceText(root, 'catalogue.json', '"title": "Address"', words);
    const { code, out } = await runCatalogue(root, ['list']);
    expect(code).toBe(0);
    expect(out).toMatch(/^email_update +Email +5 +3 +1 +\d+$/m);
    expect(out).toMatch(/^mother_name +\(not in the catalogue\) +2 /m);
    expect(out).toMatch(/^pan_card +PAN card +- +- +- +\d+$/m);
    expect(out).toMatch(/^address .* \d+ +to 10 % of the customers, from 2027-01-04 on$/m);
    expect((await runCatalogue(root, ['list', 'address'])).out).not.toMatch('pan_card');
  });
});

/** What `new` adds to the catalogue. */
const entryOf = (key: string, title: string) => ({ key, title, icon: 'document', keywords: [] });

describe('new', () => {
  it.each(['pan_card', 'mother_name', 'email_update', 'address'])(
    'copies %s to a request type that passes the check and follows it in the catalogue',
    async (from) => {
      const root = copyOfProject();
      const { code, out } = await runCatalogue(root, ['new', 'fresh_one', '--from', from]);
      expect({ code, out }).toEqual({
        code: 0,
        out: expect.stringMatching('Policy Details Update'),
      });
      const { serviceTypes } = JSON.parse(readFileSync(join(root, 'catalogue.json'), 'utf8'));
      const entries: { key: string }[] = serviceTypes[0].requestTypes;
      const index = entries.findIndex(({ key }) => key === from);
      expect(entries[index + 1]).toEqual(entryOf('fresh_one', 'Fresh one'));
      const unfinished = await runCatalogue(root, ['check', '--strict']);
      expect(unfinished.code).toBe(1);
      expect(unfinished.out).toMatch(
        /^catalogue\.json:\d+:\d+ warning catalogue-keywords .*no keywords/m,
      );
      replaceText(root, 'catalogue.json', '"keywords": []', '"keywords": ["brand new"]');
      const checked = await runCatalogue(root, ['check', '--strict']);
      expect({ code: checked.code, out: checked.out }).toEqual({
        code: 0,
        out: expect.stringMatching(
          /^fresh_one +clean +(\d+) of \1 examples pass +(\d+) of \2 rules/m,
        ),
      });
    },
  );

  it.each(['policy_details', 'Policy Details Update'])(
    'puts a copy of a request type with a screen of its own in the service type %s',
    async (service) => {
      const root = copyOfProject(['fund_switch', 'mother_name']);
      const args = ['new', 'copy', '--from', 'fund_switch'];
      const without = await runCatalogue(root, args);
      expect(without.code).toBe(2);
      expect(without.aside).toMatch(
        /belongs to no service type\. .*--in SERVICE, .*policy_details/,
      );
      const { code, out } = await runCatalogue(root, [...args, '--in', service]);
      expect(code).toBe(0);
      expect(out).toMatch(/offers it from now on\. To take it back, remove its entry/);
      const { serviceTypes } = JSON.parse(readFileSync(join(root, 'catalogue.json'), 'utf8'));
      expect(serviceTypes[0].requestTypes.at(-1)).toEqual(entryOf('copy', 'Copy'));
      expect((await runCatalogue(root, ['check'])).code).toBe(0);
    },
  );

  it('sets the title', async () => {
    const root = copyOfProject();
    await runCatalogue(root, ['new', 'copy', '--from', 'pan_card', '--title', 'Passbook copy']);
    const ui = JSON.parse(readFileSync(join(root, 'schemas/copy/ui.json'), 'utf8'));
    expect(ui['ui:title']).toBe('Passbook copy');
  });

  it.each<[string, string[], RegExp]>([
    ['a missing key', ['new', '--from', 'pan_card'], /Name one new key/],
    ['a missing --from', ['new', 'copy'], /--from KEY/],
    [
      'an unknown service type',
      ['new', 'copy', '--from', 'pan_card', '--in', 'policy_detail'],
      /Unknown service type "policy_detail"\. Did you mean "policy_details"\?/,
    ],
    ['an existing key', ['new', 'address', '--from', 'pan_card'], /already exists/],
    ['an invalid key', ['new', '../copy', '--from', 'pan_card'], /Invalid key/],
    [
      'an unknown request type to copy',
      ['new', 'copy', '--from', 'pan'],
      /Unknown request type "pan"/,
    ],
  ])('rejects %s and writes nothing', async (_about, args, message) => {
    const root = copyOfProject();
    const before = readFileSync(join(root, 'catalogue.json'), 'utf8');
    const { code, aside } = await runCatalogue(root, args);
    expect(code).toBe(2);
    expect(aside).toMatch(message);
    expect(readFileSync(join(root, 'catalogue.json'), 'utf8')).toBe(before);
  });

  it('does not copy a definition with errors', async () => {
    const root = copyOfProject();
    replaceText(
      root,
      'schemas/pan_card/ui.json',
      '"ui:widget": "textarea"',
      '"ui:widget": "textaera"',
    );
    const { code, aside } = await runCatalogue(root, ['new', 'copy', '--from', 'pan_card']);
    expect(code).toBe(2);
    expect(aside).toMatch(/pan_card\/ui\.json:\d+:\d+ error ui-widget/);
  });

  it('requires the original to be in the catalogue', async () => {
    const root = copyOfProject();
    rmSync(join(root, 'catalogue.json'));
    writeFileSync(join(root, 'catalogue.json'), '{ "serviceTypes": [] }');
    const { code, aside } = await runCatalogue(root, ['new', 'copy', '--from', 'pan_card']);
    expect(code).toBe(2);
    expect(aside).toMatch(/"pan_card" belongs to no service type/);
  });
});
