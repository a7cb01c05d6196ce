import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfProject, replaceText, runCatalogue } from './runCatalogue';

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** The files of a request type, parsed, by name. */
function filesOf(root: string, key: string): { [name: string]: any } {
  const folder = join(root, 'schemas', key);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

const renamed = (root: string, ...args: string[]) =>
  runCatalogue(root, ['rename', ...args, '--yes']);

describe('rename', () => {
  it.each([
    ['bank_account', '/account_number', '/new_account'],
    ['email_update', '/primary_email', '/main_address'],
    ['email_update', '/existing_primary_email', '/known_address'],
    ['email_update', '/email_type', '/kind_of_address'],
    ['eia', '/is_number_associated', '/has_number'],
    ['pan_card', '/existing_pan_number', '/known_pan'],
    ['address', '/pincode', '/postal_code'],
    ['fund_switch', '/lines', '/switches'],
    ['fund_switch', '/lines/items/switch_percentage', '/lines/items/share'],
    ['digital_life_certificate', '/photo', '/picture'],
    ['premium_paid_certificate', '/financial_year', '/year'],
  ])('renames in %s the field %s, and back', async (key, from, to) => {
    const root = copyOfProject([key]);
    const before = filesOf(root, key);
    const { code, aside } = await renamed(root, key, from, to);
    expect({ code, aside }).toEqual({ code: 0, aside: '' });
    const checked = await runCatalogue(root, ['check', '--strict', key]);
    expect({ code: checked.code, out: checked.out }).toMatchObject({ code: 0 });
    expect(filesOf(root, key)['request.json'].renamed).toEqual({ [from]: to });
    expect((await renamed(root, key, to, from)).code).toBe(0);
    const after = filesOf(root, key);
    expect(after['request.json'].renamed).toEqual({ [to]: from });
    delete after['request.json'].renamed;
    expect(after).toEqual(before);
  });

  it('renames in the values that texts say, in every language', async () => {
    const root = copyOfProject(['mother_name']);
    const texts = {
      'ui.json': ['"Letters and spaces, at most 20"', '"After {/answers/remarks|them}"'],
      'request.json': [
        '"We have received your',
        '"On {/answers/remarks|it}: we have received your',
      ],
    };
    for (const [file, [from, to]] of Object.entries(texts)) {
      const path = join(root, 'schemas/mother_name', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from!, to!));
    }
    writeFileSync(
      join(root, 'schemas/mother_name/ui.hi.json'),
      '{ "mother_name": { "ui:help": "{/answers/remarks|x}" } }\n',
    );
    expect((await renamed(root, 'mother_name', '/remarks', '/note')).code).toBe(0);
    const {
      'ui.json': ui,
      'ui.hi.json': hindi,
      'request.json': request,
    } = filesOf(root, 'mother_name');
    expect(ui.mother_name['ui:help']).toBe('After {/answers/note|them}');
    expect(hindi.mother_name['ui:help']).toBe('{/answers/note|x}');
    expect(request.success.message).toContain('On {/answers/note|it}: we have');
  });

  it('renames in overlays, and keeps the layout of every file', async () => {
    const root = copyOfProject(['mother_name']);
    writeFileSync(
      join(root, 'schemas/mother_name/ui.hi.json'),
      '{\n    "remarks": {   "ui:title": "टिप्पणी" }\n}\n',
    );
    const schema = read(root, 'schemas/mother_name/schema.json');
    expect((await renamed(root, 'mother_name', '/remarks', '/note')).code).toBe(0);
    expect(read(root, 'schemas/mother_name/ui.hi.json')).toBe(
      '{\n    "note": {   "ui:title": "टिप्पणी" }\n}\n',
    );
    expect(read(root, 'schemas/mother_name/schema.json')).toBe(
      schema.replace('"remarks"', '"note"'),
    );
    const { steps } = filesOf(root, 'mother_name')['request.json'];
    // The left side is the insurer's.
    expect(steps[0].send.remarks).toBe('/answers/note');
  });

  it('follows a field that was renamed before', async () => {
    const root = copyOfProject(['mother_name']);
    await renamed(root, 'mother_name', '/remarks', '/note');
    await renamed(root, 'mother_name', '/note', '/comment');
    expect(filesOf(root, 'mother_name')['request.json'].renamed).toEqual({
      '/remarks': '/comment',
      '/note': '/comment',
    });
  });

  it('refuses where a shared piece names the field and others use the piece', async () => {
    const root = copyOfProject(['revival_application', 'dgh_form']);
    const field = Object.keys(
      JSON.parse(read(root, 'schemas/_shared/health.json')).$defs.base?.properties ?? {},
    )[0];
    const shared = field ?? 'illnessInjurytestInsured';
    const { code, aside } = await renamed(root, 'dgh_form', `/${shared}`, '/another');
    expect(code).toBe(2);
    expect(aside).toMatch(/names ".*" at .*, and revival_application use that piece/);
  });

  it("refuses to rename what the insurer's response names", async () => {
    const root = copyOfProject(['nominee']);
    const before = filesOf(root, 'nominee');
    const args = ['nominee', '/nominees/items/nomineeName', '/nominees/items/name'];
    const { code, aside } = await renamed(root, ...args);
    expect(code).toBe(2);
    expect(aside).toMatch(/the check would report what is listed above/);
    expect(filesOf(root, 'nominee')).toEqual(before);
  });

  it('shows what it would write, and writes nothing without --yes', async () => {
    const root = copyOfProject(['mother_name']);
    const before = filesOf(root, 'mother_name');
    const { code, out } = await runCatalogue(root, ['rename', 'mother_name', '/remarks', '/note']);
    expect(code).toBe(1);
    expect(out).toMatch(/schema\.json\n +\d+ - +"remarks": \{\n +\d+ \+ +"note": \{/);
    expect(filesOf(root, 'mother_name')).toEqual(before);
  });

  it.each<[string, string[], RegExp]>([
    ['a missing name', ['pan_card', '/comment'], /Name a request type, a field and its new name/],
    ['an unknown field', ['pan_card', '/coment', '/x'], /Did you mean "\/comment"\?/],
    ['a name that exists', ['pan_card', '/comment', '/new_pan_number'], /exists already/],
    ['another place', ['pan_card', '/comment', '/a/b'], /only the last part can change/],
    ['a name that lint rejects', ['pan_card', '/comment', '/ui:comment'], /would report/],
  ])('refuses %s', async (_about, args, message) => {
    const root = copyOfProject();
    const { code, aside } = await renamed(root, ...args);
    expect(code).toBe(2);
    expect(aside).toMatch(message);
  });

  it('refuses a former name that drafts still know', async () => {
    const root = copyOfProject();
    await renamed(root, 'pan_card', '/comment', '/note');
    const { code, aside } = await renamed(root, 'pan_card', '/new_pan_number', '/comment');
    expect(code).toBe(2);
    expect(aside).toMatch(/"\/comment" was the name of \/note, and saved drafts still know it/);
  });

  it('refuses beside an overlay that cannot be read', async () => {
    const root = copyOfProject();
    writeFileSync(join(root, 'schemas/pan_card/ui.hi.json'), '{ "comment": ');
    const { code, aside } = await renamed(root, 'pan_card', '/comment', '/note');
    expect(code).toBe(2);
    expect(aside).toMatch(/ui\.hi\.json:1:\d+ error json-syntax/);
  });

  it('refuses while lint finds errors', async () => {
    const root = copyOfProject();
    replaceText(root, 'schemas/pan_card/ui.json', '"textarea"', '"textaera"');
    const { code, aside } = await renamed(root, 'pan_card', '/comment', '/note');
    expect(code).toBe(2);
    expect(aside).toMatch(/error ui-widget/);
  });
});
