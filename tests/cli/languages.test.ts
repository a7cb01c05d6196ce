import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyOfProject, lineNumberOf, replaceText, runCatalogue } from './runCatalogue';
import { read, translateAll } from './translated';

/** All of the project. */
const keys = readdirSync('schemas').filter((name) => !/^_|\.md$/.test(name));

it('finds nothing in a language in which every text is translated', async () => {
  const root = copyOfProject(keys);
  await translateAll(root);
  const { code, out } = await runCatalogue(root, ['lint', '--strict']);
  expect(out).toMatch(/\nhi: (\d+) of \1 texts\n/);
  expect(code).toBe(0);
});

/** Lists, sections, entries, shared pieces, a message by its limit. */
// The steps of bank_account raise a ticket of pan_card.
const few = ['bank_account', 'email_update', 'fund_switch', 'nominee', 'pan_card'];

const template = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(template, { recursive: true }));

/** A copy of a few request types in which every text is translated, removed after the test. */
async function translated(): Promise<string> {
  if (readdirSync(template).length === 0) {
    cpSync(copyOfProject(few), template, { recursive: true });
    await translateAll(template);
  }
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(template, root, { recursive: true });
  return root;
}

interface Mistake {
  file: string;
  from: string;
  to: string;
  /** A text on the reported line. */
  told: string;
  message: RegExp;
}

const mistakes: { [about: string]: Mistake } = {
  'a field that does not exist': {
    file: 'schemas/nominee/ui.hi.json',
    from: '"nominees": {',
    to: '"nomines": { "ui:title": "हि" },\n  "nominees": {',
    told: '"nomines"',
    message: /error overlay-unknown Unknown key "nomines".*Did you mean "nominees"\?/,
  },
  'a message for a rule that the field does not have': {
    file: 'schemas/nominee/ui.hi.json',
    from: '"sumEquals": "हि',
    to: '"sumEqual": "हि',
    told: '"sumEqual"',
    message:
      /error words-without-rule The field has no rule "sumEqual"\. Did you mean "sumEquals"\?/,
  },
  'a lost placeholder': {
    file: 'schemas/bank_account/request.hi.json',
    from: 'number is {ticketnumber}',
    to: 'number is here',
    told: 'number is here',
    message: /error overlay-placeholder The placeholder \{ticketnumber\}.*is missing\. Add it/,
  },
  'a translated placeholder': {
    file: 'schemas/bank_account/request.hi.json',
    from: '{ticketnumber}',
    to: '{टिकट}',
    told: '{टिकट}',
    message: /error overlay-placeholder Unknown placeholder "\{टिकट\}".*Write \{ticketnumber\}\./,
  },
  'a misspelt placeholder of a list': {
    file: 'schemas/nominee/ui.hi.json',
    from: '{nomineeDob}',
    to: '{nomineeDOB}',
    told: '{nomineeDOB}',
    message: /error overlay-placeholder Unknown.*Did you mean "\{nomineeDob\}"\?/,
  },
  'two buttons with the same words': {
    file: 'schemas/bank_account/request.hi.json',
    from: '"change": "हि Change the account"',
    to: '"change": "हि Go on with this account"',
    told: '"change": "हि Go on with this account"',
    message: /error pause-choices Both buttons say "हि Go on with this account"/,
  },
  'a notice of an open request that does not name it': {
    file: 'schemas/fund_switch/request.hi.json',
    from: '"message": "हि Your request {ticketnumber}',
    to: '"message": "हि Your request',
    told: '"message": "हि Your request',
    message: /error overlay-placeholder The placeholder \{ticketnumber\}.*is missing/,
  },
  'a choice without a name': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"हि Savings",',
    to: '',
    told: '"ui:enumNames"',
    message: /error overlay-length "ui:enumNames" has 1 entries, but 2 in the first language/,
  },
  'a name for a choice that does not exist': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"हि Savings",',
    to: '"हि Savings", "हि NRE",',
    told: '"ui:enumNames"',
    message: /error overlay-length "ui:enumNames" has 3 entries, but 2/,
  },
  'a section too few': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '{\n      "title": "हि New Details"\n    },',
    to: '',
    told: '"ui:sections"',
    message: /error overlay-length "ui:sections" has 2 entries, but 3/,
  },
  'sections in another order': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"title": "हि Existing Details"',
    to: '"title": "हि New Details", "fields": ["account_number"]',
    told: '"fields"',
    message: /error overlay-text Only texts can be translated, and this would change "fields"/,
  },
  'another widget': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"ui:title": "हि Account Type"',
    to: '"ui:title": "हि Account Type", "ui:widget": "radio"',
    told: '"ui:widget"',
    message:
      /error overlay-text Only texts can be translated.*"ui:widget" from "select" to "radio"/,
  },
  'a keyword that is no text': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"ui:title": "हि Account Type"',
    to: '"ui:title": "हि Account Type", "ui:money": true',
    told: '"ui:money"',
    message: /error overlay-unknown Unknown key "ui:money"/,
  },
  'another call': {
    file: 'schemas/pan_card/request.hi.json',
    from: '"success"',
    to: '"steps": [{ "id": "check", "call": "POST other/" }],\n  "success"',
    told: '"steps"',
    message: /error overlay-/,
  },
  'a condition': {
    file: 'schemas/bank_account/request.hi.json',
    from: '"success": {',
    to: '"policies": { "where": { "type": "array" } },\n  "success": {',
    told: '"where"',
    message: /error overlay-text Only texts.*"type" from "object" to "array"/,
  },
  'an addition to the request': {
    file: 'schemas/bank_account/request.hi.json',
    from: '"success": {',
    to: '"blocked": { "when": {}, "message": "हि" },\n  "success": {',
    told: '"blocked"',
    message: /error overlay-unknown Unknown key "blocked"/,
  },
  'a list instead of a text': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"ui:submit": "हि Submit request"',
    to: '"ui:submit": ["हि"]',
    told: '"ui:submit"',
    message: /error overlay-text This must be a text, not \["हि"\]/,
  },
  'an addition of another shape': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"ui:submit": "हि Submit request"',
    to: '"ui:submit": "हि Submit request",\n  "ui:notes": { "one": "हि" }',
    told: '"ui:notes"',
    message: /error shape /,
  },
  'an empty text': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"हि IFSC Code"',
    to: '" "',
    told: '" "',
    message: /error overlay-text This text is empty/,
  },
  'two spaces': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"हि IFSC Code"',
    to: '"हि  IFSC Code"',
    told: '"हि  IFSC Code"',
    message: /warning text This text has leading, trailing or double spaces/,
  },
  'a number instead of a text': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"हि IFSC Code"',
    to: '11',
    told: '"ui:title": 11',
    message: /error overlay-text This must be a text, not 11/,
  },
  'a text that was left in English': {
    file: 'schemas/bank_account/ui.hi.json',
    from: 'हि Upload Bank Proof',
    to: 'Upload Bank Proof',
    told: '"Upload Bank Proof"',
    message: /warning overlay-english .*Translate it into Hindi/,
  },
  'a missing label': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"ui:title": "हि IFSC Code",',
    to: '',
    told: '"ifsc_code": {',
    message: /warning overlay-missing "IFSC Code" is not translated\. Add "\/ifsc_code\/ui:title"/,
  },
  'a missing field': {
    file: 'schemas/bank_account/ui.hi.json',
    from: ',\n  "comment": {\n    "ui:title": "हि Comment"\n  }',
    to: '',
    told: '"pan_document": {',
    message: /warning overlay-missing "Comment" is not translated\. Add "\/comment"/,
  },
  'a pointer that does not exist': {
    file: 'schemas/email_update/ui.hi.json',
    from: '"/existing_primary_email"',
    to: '"/existing_primary_emial"',
    told: '"/existing_primary_emial"',
    message: /error overlay-unknown .*Did you mean "\/existing_primary_email"\?/,
  },
  'a reference': {
    file: 'schemas/bank_account/request.hi.json',
    from: '"success"',
    to: '"policies": { "$ref": "../_shared/policies.hi.json#/$defs/baseList" },\n  "success"',
    told: '"$ref"',
    message: /error overlay-text An overlay has no references/,
  },
  'invalid JSON': {
    file: 'schemas/bank_account/request.hi.json',
    from: '"success": {',
    to: '"success" {',
    told: '"success" {',
    message: /error json-syntax Invalid JSON/,
  },
  'a duplicated key': {
    file: 'schemas/bank_account/ui.hi.json',
    from: '"comment": {',
    to: '"comment": {}, "comment": {',
    told: '"comment": {',
    message: /error json-duplicate-key The key "comment" is duplicated/,
  },
  'a shared piece that does not exist': {
    file: 'schemas/_shared/policies.hi.json',
    from: '"baseList"',
    to: '"baselist"',
    told: '"baselist"',
    message: /error overlay-unknown Unknown key "baselist".*Did you mean "baseList"\?/,
  },
  'a changed value of a shared piece': {
    file: 'schemas/_shared/policies.hi.json',
    from: '"none": "हि No policies found"',
    to: '"none": "हि No policies found",\n      "where": { "type": "array" }',
    told: '"where"',
    message: /error overlay-text Only texts can be translated.*"object" to "array"/,
  },
  'a message of the engine that does not exist': {
    file: 'schemas/_shared/words.hi.json',
    from: '"noSpace"',
    to: '"nospace"',
    told: '"nospace"',
    message: /error overlay-unknown Unknown key "nospace".*Did you mean "noSpace"\?/,
  },
  'a placeholder of the engine': {
    file: 'schemas/_shared/words.hi.json',
    from: 'हि {label} must have at most {limit} characters',
    to: 'हि {label} बहुत लंबा',
    told: 'बहुत लंबा',
    message: /error overlay-placeholder The placeholder \{limit\}/,
  },
  'an entry that the catalogue does not have': {
    file: 'catalogue.hi.json',
    from: '"key": "nominee"',
    to: '"key": "nominees"',
    told: '"nominees"',
    message: /error overlay-unknown Unknown entry "nominees".*Did you mean "nominee"\?/,
  },
  'an untranslated notice of the catalogue': {
    file: 'catalogue.hi.json',
    from: '"title": "हि Change of date of birth",',
    to: '',
    told: '"DOB-change": {',
    message: /warning overlay-missing "Change of date of birth" is not translated/,
  },
};

describe('one mistake in a complete translation', () => {
  it.each(Object.entries(mistakes))('%s', async (_about, { file, from, to, told, message }) => {
    const root = await translated();
    replaceText(root, file, from, to);
    const { code, out } = await runCatalogue(root, ['lint', '--strict']);
    const lines = out.split('\n').filter((line) => / (error|warning) [a-z]/.test(line));
    const line = lineNumberOf(root, file, told);
    expect(lines.filter((one) => one.startsWith(`${file}:${line}:`)).join('\n')).toMatch(message);
    expect(code).toBe(1);
    // A lost name may leave its text untranslated; nothing else is reported.
    expect(lines.filter((one) => !one.includes(' overlay-missing ')).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['ui.hindi.json', /"hindi" is not the tag of a language/],
    ['ui.hi_IN.json', /Browsers call this language "hi-IN"\. Rename the file\./],
    ['ui.HI.json', /Browsers call this language "hi"/],
    ['ui.hin.json', /Browsers call this language "hi"/],
    ['ui.xx.json', /"xx" is not the tag of a language/],
    ['ui.en.json', /English is the first language/],
  ])('a file with the name %s', async (name, message) => {
    const root = await translated();
    writeFileSync(join(root, 'schemas/nominee', name), '{}');
    const { out } = await runCatalogue(root, ['lint']);
    expect(out).toMatch(
      new RegExp(`schemas/nominee/${name}:1:1 error overlay-file .*${message.source}`),
    );
    expect(out).toContain('1 error, 0 warnings');
  });

  it('an overlay of a shared file that does not exist', async () => {
    const root = await translated();
    writeFileSync(join(root, 'schemas/_shared/polices.hi.json'), '{}');
    expect((await runCatalogue(root, ['lint'])).out).toMatch(
      /_shared\/polices\.hi\.json:1:1 error overlay-file .*Did you mean schemas\/_shared\/policies\.hi\.json\?/,
    );
  });

  it.each([
    'schemas/bank_account/request',
    'schemas/_shared/words',
    'schemas/_shared/policies',
    'catalogue',
  ])('a missing overlay of %s.json', async (name) => {
    const root = await translated();
    rmSync(join(root, `${name}.hi.json`));
    const { out } = await runCatalogue(root, ['lint', '--strict']);
    expect(out).toContain(`${name}.hi.json:1:1 warning overlay-missing This file is missing`);
    expect(out).toContain('0 errors, 1 warning');
  });
});

it('counts the translated texts of each request type and of all, shared texts once', async () => {
  const root = await translated();
  const count = (out: string) => out.match(/hi: (\d+) of (\d+) texts/g)!;
  const complete = count((await runCatalogue(root, ['lint'])).out);
  expect(complete).toHaveLength(few.length + 1);
  replaceText(root, 'schemas/_shared/policies.hi.json', '"none": "हि No policies found"', '');
  replaceText(root, 'schemas/bank_account/ui.hi.json', '"ui:title": "हि IFSC Code",', '');
  const { out } = await runCatalogue(root, ['lint']);
  const [, translatedTexts, total] = /\nhi: (\d+) of (\d+) texts\n/.exec(out)!;
  expect(Number(total) - Number(translatedTexts)).toBe(2);
});

it('gives a definition no language by shared words alone', async () => {
  const root = await translated();
  for (const file of ['ui', 'request']) rmSync(join(root, `schemas/nominee/${file}.hi.json`));
  const { code, out } = await runCatalogue(root, ['lint', '--strict']);
  expect(code).toBe(0);
  expect(out).toMatch(/\nnominee +clean\n/);
});

it('lets an overlay repeat what is not a text, and keep texts by null', async () => {
  const root = await translated();
  const file = 'schemas/bank_account/ui.hi.json';
  replaceText(
    root,
    file,
    '"ui:title": "हि Account Type"',
    '"ui:title": "हि Account Type", "ui:widget": "select"',
  );
  replaceText(root, file, '"हि Savings"', 'null');
  const { out } = await runCatalogue(root, ['lint', '--strict']);
  expect(out).toMatch(/ui\.hi\.json:\d+:\d+ warning overlay-missing "Savings" is not translated/);
  expect(out).toContain('0 errors, 1 warning');
});

it('does not let a mistake in a language keep the examples from running', async () => {
  const root = await translated();
  replaceText(root, 'schemas/nominee/ui.hi.json', '"ui:submit": "', '"ui:sbmit": "');
  const { out } = await runCatalogue(root, ['check', 'nominee']);
  expect(out).toMatch(/nominee {2}1 error, 1 warning {2}(\d+) of \1 examples pass/);
  expect(read(root, 'schemas/nominee/ui.hi.json')).toContain('ui:sbmit');
});
