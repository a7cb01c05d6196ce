import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCatalogue, copyOfProject, lineNumberOf, replaceText } from './runCatalogue';

interface Mistake {
  key: string;
  file: string;
  /** The original text and the mistake. */
  from: string;
  to: string;
  /** A text on the reported line, in the same file unless `in` names another one. */
  told: string;
  in?: string;
  /** The diagnostic with its remedy. */
  message: RegExp;
}

/** Common mistakes, made one at a time in a copy of a real definition. */
const mistakes: { [about: string]: Mistake } = {
  'a misspelled property of request.json': {
    key: 'pan_card',
    file: 'request.json',
    from: '"openRequestCheck"',
    to: '"openRequestChek"',
    told: '"openRequestChek"',
    message: /shape Unknown property "openRequestChek"\. Did you mean "openRequestCheck"\?/,
  },
  'a property that had another name before': {
    key: 'pan_card',
    file: 'request.json',
    from: '"showIn"',
    to: '"sayIn"',
    told: '"sayIn"',
    message: /shape Unknown property "sayIn"\. It is called "showIn" now\./,
  },
  'a misspelled keyword of schema.json': {
    key: 'mother_name',
    file: 'schema.json',
    from: '"maxLength": 20',
    to: '"maxLenght": 20',
    told: '"maxLenght"',
    message: /schema-strict Unknown keyword "maxLenght"\. Did you mean "maxLength"\?/,
  },
  'a widget that does not exist': {
    key: 'email_update',
    file: 'ui.json',
    from: '"ui:widget": "radio"',
    to: '"ui:widget": "raido"',
    told: '"raido"',
    message: /ui-widget Unknown widget "raido"\. Did you mean "radio"\?/,
  },
  'a widget for another type': {
    key: 'pan_card',
    file: 'ui.json',
    from: '"ui:widget": "upload"',
    to: '"ui:widget": "text"',
    told: '"ui:widget": "text",\n    "ui:messages": {\n      "required": "Please upload',
    message:
      /ui-widget The widget "text" does not support the type object.*Use "upload" or "webcam"\./,
  },
  'a field that was renamed in schema.json only': {
    key: 'mother_name',
    file: 'schema.json',
    from: '"remarks": {',
    to: '"remark": {',
    in: 'ui.json',
    told: '"remarks": {',
    message: /ui-unknown-field Unknown field "remarks"\. Did you mean "\/remark"\?/,
  },
  'a field that was renamed in ui.json only': {
    key: 'pan_card',
    file: 'ui.json',
    from: '"comment": {',
    to: '"note": {',
    told: '"note": {',
    message: /ui-unknown-field Unknown field "note"\. Add it to schema\.json, or remove it here/,
  },
  'a limit that an example exceeds by one': {
    key: 'mother_name',
    file: 'schema.json',
    from: '"maxLength": 20',
    to: '"maxLength": 19',
    in: 'examples/accepted-with-remarks.json',
    told: '"mother_name": "ABCDEFGHIJKLMNOPQRST"',
    message:
      /example-differs "\/mother_name" is rejected by maxLength: .*Correct the example, or the rule\./,
  },
  'a condition without required': {
    key: 'email_update',
    file: 'schema.json',
    from: `"const": "primary"
          }
        },
        "required": ["email_type"]`,
    to: `"const": "primary"
          }
        }`,
    told: `"email_type": {
            "const": "primary"`,
    message:
      /schema-dialect "email_type" is tested but not required.*Add "email_type" to "required" of this if\./,
  },
  'a condition on a value that the field does not have': {
    key: 'email_update',
    file: 'schema.json',
    from: '"const": "secondary"',
    to: '"const": "secondry"',
    told: '"const": "secondry"',
    message: /if-never "email_type" never has the value "secondry"\. Did you mean "secondary"\?/,
  },
  'a condition on a field that does not exist': {
    key: 'email_update',
    file: 'schema.json',
    from: `"email_type": {
            "const": "secondary"`,
    to: `"mail_type": {
            "const": "secondary"`,
    told: '"mail_type": {',
    message: /if-unknown-field Unknown field "mail_type"\. Did you mean "email_type"\?/,
  },
  'a field that no condition can find': {
    key: 'email_update',
    file: 'schema.json',
    from: '"required": ["email_type"]\n',
    to: '"required": ["email_type", "mail_type"]\n',
    told: '"mail_type"',
    message: /if-unknown-field Unknown field "mail_type"\. Did you mean "email_type"\?/,
  },
  'a pointer to nothing': {
    key: 'pan_card',
    file: 'request.json',
    from: '"pan_status": "/steps/check/pan_status"',
    to: '"pan_status": "/steps/chek/pan_status"',
    told: '/steps/chek/',
    message:
      /map-pointer "\/steps\/chek\/pan_status" does not exist here: .*Did you mean "check"\?/,
  },
  'a broken reference': {
    key: 'pan_card',
    file: 'schema.json',
    from: 'text.json#/$defs/comment',
    to: 'text.json#/$defs/coment',
    told: '$defs/coment',
    message: /ref ".*" does not exist\. Correct the file or the pointer after #\./,
  },
  'a step that uses the response of a later one': {
    key: 'pan_card',
    file: 'request.json',
    from: '"name": "/customer/fullName"',
    to: '"name": "/steps/raise/message"',
    told: '/steps/raise/message',
    message: /map-pointer "\/steps\/raise\/message" does not exist here: unknown name "raise"/,
  },
  'a missing message': {
    key: 'email_update',
    file: 'ui.json',
    from: '"required": "Please select type of email",',
    to: '',
    told: '"email_type": {',
    message:
      /choice-words "\/email_type" is a choice, .*Add "required" to its ui:messages, such as "Please select /,
  },
  'a message for a rule that does not exist': {
    key: 'pan_card',
    file: 'ui.json',
    from: '"differsFrom": "Existing',
    to: '"diffrsFrom": "Existing',
    told: '"diffrsFrom"',
    message: /words-without-rule The field has no rule "diffrsFrom"\. Did you mean "differsFrom"\?/,
  },
  'a duplicate key': {
    key: 'pan_card',
    file: 'ui.json',
    from: '"comment": {',
    to: '"comment": { "ui:title": "Comment" },\n  "comment": {',
    told: '  "comment": {\n',
    message: /json-duplicate-key The key "comment" is duplicated in this object.*Remove one\./,
  },
  'a missing comma': {
    key: 'pan_card',
    file: 'request.json',
    from: '"openRequestCheck": true,',
    to: '"openRequestCheck": true',
    told: '"load": [',
    message: /json-syntax Invalid JSON: between two entries stands a comma\. Add it before this\./,
  },
  'an answer that is never sent': {
    key: 'mother_name',
    file: 'request.json',
    from: ',\n        "remarks": "/answers/remarks"',
    to: '',
    in: 'schema.json',
    told: '"remarks": {',
    message:
      /answer-never-sent The answer to "remarks" is never sent\. Add "\/answers\/remarks" to "send"/,
  },
  'a text without a limit': {
    key: 'mother_name',
    file: 'schema.json',
    from: '"maxLength": 20,',
    to: '',
    told: '"mother_name": {',
    message: /schema-limits "\/mother_name" is a string without maxLength\. Add it\./,
  },
  'a call that the server does not have': {
    key: 'address',
    file: 'request.json',
    from: '"GET pin-code/"',
    to: '"GET pincode/"',
    told: '"GET pincode/"',
    message: /call-unknown Unknown call "GET pincode\/"\. Did you mean "GET pin-code\/"\?/,
  },
  'a status that no policy has': {
    key: 'pan_card',
    file: '../_shared/policies.json',
    from: '"LAPSED"',
    to: '"LAPSD"',
    told: '"LAPSD"',
    message: /condition-value "policyStatus" never has the value "LAPSD"\. Did you mean "LAPSED"\?/,
  },
  'a lookup that fills a renamed field': {
    key: 'address',
    file: 'request.json',
    from: '"/state": "/0/state"',
    to: '"/sate": "/0/state"',
    told: '"/sate"',
    message: /map-pointer "\/answers\/sate" does not exist here: .*Did you mean "state"\?/,
  },
  'a message that differs between an example and the screen': {
    key: 'pan_card',
    file: 'ui.json',
    from: 'should be diffrent',
    to: 'should be different',
    in: 'examples/rejected-same-pan.json',
    told: '"message":',
    message:
      /example-differs "\/problems\/0\/message" is "Existing and New PAN Number should be different"/,
  },
  'a rule without an example': {
    key: 'mother_name',
    file: 'schema.json',
    from: '"maxLength": 20,',
    to: '"notRepeated": true,\n      "maxLength": 20,',
    told: '"notRepeated": true',
    message:
      /never-seen No example breaks notRepeated \(true\) of "\/mother_name"\. Add an example rejected-….json/,
  },
  'a rule under usually without an example': {
    key: 'mother_name',
    file: 'schema.json',
    from: '"minLength": 2',
    to: '"minLength": 2, "notRepeated": true',
    told: '"notRepeated": true',
    message:
      /never-seen No accepted example does not meet notRepeated \(true\), which is usual for "\/mother_name"/,
  },
  'an example with other words for an unlikely answer': {
    key: 'mother_name',
    file: 'examples/accepted-unlikely.json',
    from: 'You entered K. Is that right?',
    to: 'Is K right?',
    told: '"message": "Is K right?"',
    message: /example-differs "\/unusual\/0\/message" is "You entered K\. Is that right\?", but/,
  },
};

describe('the command reports with line and remedy', () => {
  it.each(Object.entries(mistakes))(
    '%s',
    async (_about, { key, file, from, to, told, message, ...rest }) => {
      const root = copyOfProject([key]);
      const folder = `schemas/${key}/`;
      replaceText(root, join(folder, file), from, to);
      const { code, out, aside } = await runCatalogue(root, ['check', key, '--strict']);
      const place = join(folder, rest.in ?? file);
      const found = out.split('\n').filter((row) => message.test(row));
      expect(found.map((row) => row.split(' ')[0]!.replace(/:\d+$/, ''))).toEqual([
        `${place}:${lineNumberOfPassage(root, place, told)}`,
      ]);
      expect({ code, aside }).toEqual({ code: 1, aside: '' });
    },
  );

  it('at least twenty mistakes, and nothing in the original definitions', async () => {
    expect(Object.keys(mistakes).length).toBeGreaterThanOrEqual(20);
    const { code } = await runCatalogue(copyOfProject(), ['check', '--strict']);
    expect(code).toBe(0);
  });
});

/** The line number of the start of a text with one or more lines. */
function lineNumberOfPassage(root: string, file: string, passage: string): number {
  if (!passage.includes('\n')) return lineNumberOf(root, file, passage);
  const text = readFileSync(join(root, file), 'utf8');
  return text.slice(0, text.indexOf(passage)).split('\n').length;
}
