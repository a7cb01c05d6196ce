import { describe, expect, it } from 'vitest';
import { checkCatalogue } from '../../src/authoring/lint/checkCatalogue';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { checks } from '../../src/authoring/lint/checks';
import { formatDiagnostic } from '../../src/authoring/diagnostic';
import { projectFiles } from '../files';
import { cases } from '../engine/ruleCases';
import { senseCases } from './senseCases';
import { fieldMistakes } from './fieldMistakes';

/** A mistake in a copy of a real definition, and the expected diagnostic. */
const mistakes: {
  [rule: string]: { key?: string; file: string; from: string; to: string; message: RegExp }[];
} = {
  computation: [
    {
      file: 'request.json',
      from: '"prefill": {',
      to: '"prefill": { "/comment": { "compute": "heightInCM", "of": ["/today"] },',
      message: /Unknown computation "heightInCM"\. Did you mean "heightInCm"\?/,
    },
  ],
  'choice-cases': [
    {
      key: 'email_update',
      file: 'request.json',
      from: '"secondary": "/answers/secondary_email"',
      to: '"secondary": "/answers/primary_email"',
      message: /"\/primary_email" is never answered where "\/email_type" is "secondary"/,
    },
  ],
  'early-step': [
    {
      file: 'schema.json',
      from: '"required": [',
      to: '"if": { "properties": { "comment": { "const": "x" } }, "required": ["comment"] }, "then": { "properties": { "new_pan_number": { "maxLength": 9 } } }, "required": [',
      message:
        /The step "check" sends "new_pan_number", which is shown only for some values of "comment"/,
    },
    {
      file: 'schema.json',
      from: '"required": [',
      to: '"if": { "properties": { "new_pan_number": { "const": "x" } }, "required": ["new_pan_number"] }, "then": { "if": { "properties": { "comment": { "const": "x" } }, "required": ["comment"] }, "then": { "properties": { "existing_pan_number": { "maxLength": 9 } } } }, "required": [',
      message:
        /The step "check" sends "existing_pan_number", which is shown only for some values of "comment"/,
    },
  ],
  'enum-names': [
    {
      key: 'email_update',
      file: 'ui.json',
      from: '["Primary", "Secondary"]',
      to: '["Primary"]',
      message: /The number of ui:enumNames is 1, but enum has 2 values/,
    },
  ],
  'own-value': [
    {
      file: 'request.json',
      from: '"prefill": { "/existing_pan_number": "/loaded/pan" },',
      to: '',
      message: /"\/existing_pan_number" is readOnly, but neither/,
    },
  ],
  'proof-call': [
    {
      key: 'email_update',
      file: 'schema.json',
      from: '"$ref": "../_shared/contact.json#/$defs/email",',
      to: '"$ref": "../_shared/contact.json#/$defs/email", "proof": "withdrawal",',
      message: /An OTP proves an "email" or a "phone", and nothing is sent for "withdrawal"/,
    },
    {
      key: 'email_update',
      file: 'request.json',
      from: '"otp_type": { "const": "email" }',
      to: '"otp_type": { "const": "mail" }',
      message: /"otp_type" must be \{ "const": "email" \}/,
    },
    {
      key: 'email_update',
      file: 'request.json',
      from: '"/primary_email": {',
      to: '"/existing_primary_email": {',
      message: /"\/primary_email" requires a proof, but/,
    },
  ],
  'request-rules': [
    {
      file: 'request.json',
      from: '"policies": { "$ref": "../_shared/policies.json#/$defs/baseList" }',
      to: '"policies": { "where": { "propertes": {} }, "none": "No policies found" }',
      message: /propertes/,
    },
    {
      file: 'request.json',
      from: '"openRequestCheck"',
      to: '"blocked": { "when": { "if": { "required": ["policy"] }, "then": { "required": ["link"] } }, "message": "No" }, "openRequestCheck"',
      message: /has no "if": .* Write "anyOf" with one entry for each case/,
    },
  ],
  'renamed-field': [
    {
      file: 'request.json',
      from: '"openRequestCheck"',
      to: '"renamed": { "/comment": "/new_pan_number" }, "openRequestCheck"',
      message: /"\/comment" is a field of schema\.json/,
    },
    {
      file: 'request.json',
      from: '"openRequestCheck"',
      to: '"renamed": { "/old": "/coment" }, "openRequestCheck"',
      message: /Unknown field "\/coment".*Did you mean "\/comment"\?/,
    },
    {
      file: 'request.json',
      from: '"openRequestCheck"',
      to: '"renamed": { "/old": "/older", "/older": "/comment" }, "openRequestCheck"',
      message: /renamed again\. Write "\/old": "\/comment"/,
    },
    {
      file: 'request.json',
      from: '"openRequestCheck"',
      to: '"renamed": { "/a": "/b", "/b": "/a" }, "openRequestCheck"',
      message: /lead back to each other/,
    },
    {
      file: 'request.json',
      from: '"openRequestCheck"',
      to: '"renamed": { "/list/items/old": "/comment" }, "openRequestCheck"',
      message: /not at the same place/,
    },
  ],
  'schema-names': [
    {
      file: 'schema.json',
      from: '"comment": {',
      to: '"valueOf": { "type": "string", "maxLength": 3 }, "comment": {',
      message: /The name "valueOf" has a meaning of its own, in JavaScript/,
    },
    {
      file: 'schema.json',
      from: '"comment": {',
      to: '"first-name": { "type": "string", "maxLength": 3 }, "comment": {',
      message: /The name "first-name" has other characters/,
    },
    {
      file: 'schema.json',
      from: '"comment": {',
      to: `"${'n'.repeat(101)}": { "type": "string", "maxLength": 3 }, "comment": {`,
      message: /has more than 100 characters/,
    },
    {
      file: 'schema.json',
      from: '"differsFrom": "/existing_pan_number"',
      to: '"differsFrom": "/existing_pan_numbr"',
      message: /Unknown field "\/existing_pan_numbr"\. Did you mean "\/existing_pan_number"\?/,
    },
    {
      file: 'schema.json',
      from: '["new_pan_number", "pan_document"]',
      to: '["new_pan_numer", "pan_document"]',
      message: /Did you mean "new_pan_number"\?/,
    },
  ],
  'words-gap': [
    {
      file: 'request.json',
      from: '{ticketnumber}',
      to: '{ticketnumbr}',
      message: /Unknown placeholder "\{ticketnumbr\}"\. Did you mean "\{ticketnumber\}"\?/,
    },
  ],
  'upload-step': [
    {
      key: 'address',
      file: 'request.json',
      from: '"as": "multipart",',
      to: '',
      message: /The step "raise" sends the file "\/address_proof_doc"/,
    },
  ],
  'widget-needs': [
    {
      key: 'address',
      file: 'request.json',
      from: '"/address_proof": { "call"',
      to: '"/comment": { "call"',
      message: /The widget select requires an enum/,
    },
  ],
  'json-syntax': [
    {
      file: 'ui.json',
      from: '"ui:widget": "existing",',
      to: '"ui:widget": "existing"',
      message: /^schemas\/pan_card\/ui\.json:\d+:\d+ error json-syntax .*comma/,
    },
  ],
  'json-number': [
    {
      file: 'schema.json',
      from: '"required": [',
      to: '"maxProperties": 1e400, "required": [',
      message: /json-number This number is too large/,
    },
  ],
  'json-character': [
    {
      file: 'ui.json',
      from: '"comment": {',
      to: '"comment": { "ui:help": "x\\u0000y",',
      message: /"x\\u0000y" has a character that is no text/,
    },
    {
      file: 'request.json',
      from: '"subType"',
      to: '"\\ud800": 1, "subType"',
      message: /has a character that is no text/,
    },
  ],
  'json-duplicate-key': [
    {
      file: 'ui.json',
      from: '"comment": {',
      to: '"comment": {}, "comment": {',
      message: /The key "comment" is duplicated/,
    },
  ],
  shape: [
    {
      file: 'request.json',
      from: '"openRequestCheck"',
      to: '"openRequestChek"',
      message: /Unknown property "openRequestChek"\. Did you mean "openRequestCheck"\?/,
    },
    {
      file: 'request.json',
      from: '"as": "multipart"',
      to: '"as": "form"',
      message: /must be one of: json, multipart/,
    },
  ],
  ref: [
    {
      file: 'schema.json',
      from: 'identity.json#/$defs/pan"',
      to: 'identity.json#/$defs/pna"',
      message: /does not exist/,
    },
  ],
  'answer-never-sent': [
    {
      file: 'request.json',
      from: '"comment": "/answers/comment",',
      to: '',
      message: /schema\.json:\d+:\d+ error answer-never-sent The answer to "comment" is never sent/,
    },
  ],
  'map-pointer': [
    {
      file: 'request.json',
      from: '"comment": "/answers/comment"',
      to: '"comment": "/answers/coment"',
      message: /unknown name "coment"\. Did you mean "comment"\?/,
    },
    {
      file: 'request.json',
      from: '"/steps/check/pan_status"',
      to: '"/steps/chek/pan_status"',
      message: /Did you mean "check"\?/,
    },
    {
      file: 'request.json',
      from: '"/loaded/pan"',
      to: '"/lodaed/pan"',
      message: /Did you mean "loaded"\?/,
    },
  ],
  'schema-dialect': [
    {
      file: 'schema.json',
      from: '"required": [',
      to: '"dependencies": {}, "required": [',
      message: /The keyword "dependencies" is not supported/,
    },
    {
      file: 'schema.json',
      from: '"required": [',
      to: '"if": { "properties": { "comment": { "const": "x" } } }, "then": {}, "required": [',
      message: /"comment" is tested but not required/,
    },
  ],
  'schema-limits': [
    {
      file: 'schema.json',
      from: '"$ref": "../_shared/text.json#/$defs/comment"',
      to: '"type": "string"',
      message: /"\/comment" is a string without maxLength/,
    },
  ],
  'schema-strict': [
    {
      file: 'schema.json',
      from: '"required": [',
      to: '"requird": [], "required": [',
      message: /requird/,
    },
  ],
  'ticket-step': [
    {
      file: 'request.json',
      from: '"raises": "ticket",',
      to: '',
      message: /The last step, and only the last/,
    },
  ],
  'ui-field-without-place': [
    {
      file: 'ui.json',
      from: '"pan_document", "comment"',
      to: '"pan_document"',
      message: /"comment" is in no section/,
    },
    {
      file: 'ui.json',
      from: '"ui:widget": "existing",',
      to: '',
      message:
        /"existing_pan_number" has no ui:widget\. Add "existing", which shows its value, or "hidden"/,
    },
  ],
  'ui-unknown-field': [
    {
      file: 'ui.json',
      from: '"comment": {',
      to: '"coment": {',
      message: /Unknown field "coment"\. Did you mean "\/comment"\?/,
    },
  ],
  'ui-widget': [
    {
      file: 'ui.json',
      from: '"ui:widget": "textarea"',
      to: '"ui:widget": "textaera"',
      message: /Unknown widget "textaera"\. Did you mean "textarea"\?/,
    },
    {
      file: 'ui.json',
      from: '"ui:widget": "textarea"',
      to: '"ui:widget": "upload"',
      message: /does not support the type string/,
    },
  ],
  'words-without-rule': [
    {
      file: 'ui.json',
      from: '"differsFrom": "Existing',
      to: '"difersFrom": "Existing',
      message: /The field has no rule "difersFrom"\. Did you mean "differsFrom"\?/,
    },
  ],
};

describe.each(Object.entries(mistakes))('%s', (rule, cases) => {
  it.each(cases)('reports $to in $file', ({ key = 'pan_card', file, from, to, message }) => {
    const path = `schemas/${key}/${file}`;
    // Independent of the layout of the file.
    const right = projectFiles[path]!.replace(/\s+/g, ' ');
    expect(right).toContain(from);
    const diagnostics = checkDefinition(key, {
      ...projectFiles,
      [path]: right.replace(from, to),
    });
    const lines = diagnostics
      .filter((diagnostic) => diagnostic.rule === rule)
      .map(formatDiagnostic);
    expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
  });
});

it('has a mistake for every check', () => {
  const proved = [
    ...Object.keys(mistakes),
    ...Object.keys(cases),
    ...Object.keys(senseCases),
    ...Object.values(fieldMistakes).flatMap((some) => some.map(({ rule }) => rule)),
  ];
  expect(proved).toEqual(expect.arrayContaining(checks.map(({ id }) => id)));
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});

it('reports the line of the mistake', () => {
  const path = 'schemas/pan_card/ui.json';
  const text = projectFiles[path]!.replace('"ui:widget": "textarea"', '"ui:widget": "textaera"');
  const line = text.split('\n').findIndex((row) => row.includes('textaera')) + 1;
  expect(checkDefinition('pan_card', { ...projectFiles, [path]: text })[0]).toMatchObject({
    file: path,
    line,
  });
});

it('reports the line of a reference below a name with a slash', () => {
  const path = 'schemas/pan_card/request.json';
  const text = projectFiles[path]!.replace(
    '"prefill": {',
    '"prefill": {\n    "/comment": {\n      "$ref": "#/none"\n    },',
  );
  const line = text.split('\n').findIndex((row) => row.includes('#/none')) + 1;
  expect(checkDefinition('pan_card', { ...projectFiles, [path]: text })).toMatchObject([
    { file: path, line, rule: 'ref' },
  ]);
});

it('checks the other files where one cannot be read', () => {
  const ui = 'schemas/pan_card/ui.json';
  const schema = 'schemas/pan_card/schema.json';
  const wrong = projectFiles[schema]!.replace('"new_pan_number"', '"new_pan_numer"');
  const rules = (text: string) =>
    checkDefinition('pan_card', { ...projectFiles, [schema]: wrong, [ui]: text }).map(
      ({ file, rule }) => `${file.split('/').at(-1)} ${rule}`,
    );
  const unknown = projectFiles[ui]!.replace('"ui:widget"', '"ui:wigdet"');
  for (const text of [unknown, '{', '{ "ui:title": { "$ref": "#/none" } }']) {
    const found = rules(text);
    expect(found).toContain('schema.json schema-names');
    expect(found.filter((rule) => rule.startsWith('ui.json'))).toHaveLength(1);
  }
});

it('takes definitions as the pieces of draft-07, and as the name of a field', () => {
  const path = 'schemas/pan_card/schema.json';
  const schema = JSON.parse(projectFiles[path]!);
  const withPieces = {
    ...schema,
    definitions: { unused: { propertes: {} }, note: { type: 'string', maxLength: 500 } },
    properties: { ...schema.properties, comment: { $ref: '#/definitions/note' } },
  };
  const found = (value: object) =>
    checkDefinition('pan_card', { ...projectFiles, [path]: JSON.stringify(value, null, 1) }).map(
      formatDiagnostic,
    );
  expect(found(withPieces).filter((line) => line.includes('schema-strict'))).toEqual([]);
  const withField = {
    ...schema,
    properties: { ...schema.properties, definitions: { type: 'string', maxLenght: 9 } },
  };
  expect(found(withField).join()).toMatch(/Unknown keyword "maxLenght"/);
});

it('reports a missing file', () => {
  const { 'schemas/pan_card/ui.json': _, ...without } = projectFiles;
  expect(checkDefinition('pan_card', without).map(formatDiagnostic)).toEqual([
    expect.stringMatching(/^schemas\/pan_card\/ui\.json:1:1 error file-missing /),
  ]);
});

it('reports a circular reference', () => {
  const path = 'schemas/_shared/text.json';
  const text = '{ "$defs": { "comment": { "$ref": "#/$defs/comment" } } }';
  expect(
    checkDefinition('pan_card', { ...projectFiles, [path]: text })
      .map(formatDiagnostic)
      .join(),
  ).toMatch(/is a circular reference/);
});

describe('checkCatalogue', () => {
  const entry = (key: string) => ({ key, title: key });
  const catalogue = (...keys: string[]) =>
    JSON.stringify({ serviceTypes: [{ key: 'a', title: 'A', requestTypes: keys.map(entry) }] });

  it('reports folders without a catalogue entry and duplicate keys', () => {
    expect(checkCatalogue(catalogue('one'), ['one', 'oen']).map(formatDiagnostic).join()).toMatch(
      /schemas\/oen has no entry in the catalogue.*correct "one"/,
    );
    expect(checkCatalogue(catalogue('one', 'one'), ['one']).map(formatDiagnostic).join()).toMatch(
      /The key "one" is duplicated/,
    );
    expect(checkCatalogue(catalogue('one'), ['one'])).toEqual([]);
  });
});
