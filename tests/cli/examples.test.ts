import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCatalogue, copyOfProject, lineNumberOf, replaceText } from './runCatalogue';

const folder = 'schemas/pan_card/examples';
const accepted = `${folder}/accepted-new-pan.json`;
const rejected = `${folder}/rejected-pan-format.json`;
const refused = `${folder}/refused-terminated-policy.json`;

/** A mistake in an example, and the expected diagnostic on the changed line. */
const mistakes: { [about: string]: [file: string, from: string, to: string, message: RegExp] } = {
  'a wrong value in a payload': [
    accepted,
    '"new_pan_number": "ABCPS9999K",\n        "existing',
    '"new_pan_number": "ABCPS9998K",\n        "existing',
    /example-differs "\/steps\/0\/payload\/new_pan_number" is "ABCPS9999K", but the example has "ABCPS9998K"/,
  ],
  'a value that is not in the payload': [
    accepted,
    '"pan_status": "valid"\n      }',
    '"pan_status": "valid",\n        "extra": 1\n      }',
    /example-differs "\/steps\/1\/payload\/extra" is missing, but the example has 1/,
  ],
  'a wrong call': [
    accepted,
    '"call": "POST pan-check/"',
    '"call": "POST pan-chek/"',
    /example-differs "\/steps\/0\/call" is "POST pan-check\/"/,
  ],
  'answers that are rejected': [
    accepted,
    '" abcps 9999 k "',
    '"abc"',
    /example-differs "\/new_pan_number" is rejected by format: "Please enter valid PAN number"/,
  ],
  'a response that declines, and steps after it': [
    accepted,
    '"response": {\n        "status": "success",',
    '"response": {"status": "failed",',
    /example-differs The response is no success, so that the request stops here with "PAN verified/,
  ],
  'a list that the request type does not have': [
    accepted,
    '"answers": {',
    '"lists": { "/city": [] }, "answers": {',
    /example-field The request type has no list "\/city"/,
  ],
  'a link that nothing reads': [
    accepted,
    '"answers": {',
    '"link": { "x": "1" }, "answers": {',
    /example-field request\.json never reads "\/link\/x"/,
  ],
  'a wrong message': [
    rejected,
    'Please enter valid PAN number',
    'Please enter a valid PAN number',
    /example-differs "\/problems\/0\/message" is "Please enter valid PAN number"/,
  ],
  'a wrong field': [
    rejected,
    '"at": "/new_pan_number"',
    '"at": "/comment"',
    /example-differs "\/problems\/0\/at" is "\/new_pan_number"/,
  ],
  'a wrong refusal': [
    refused,
    '"refusal": "',
    '"refusal": "Sorry: ',
    /example-differs "\/refusal" is "This request is not available/,
  ],
  'an unknown customer': [
    accepted,
    '"C10001"',
    '"C1001"',
    /example-person The customer "C1001" is not in the demo book\. Did you mean "C10001"\?/,
  ],
  "another customer's policy": [
    accepted,
    '"policyNo": "50010001"',
    '"policyNo": "50040001"',
    /example-person The policy "50040001" is not of C10001: it is of C10004\. Use a policy of C10001/,
  ],
  'an unknown name in what replaces the policy': [
    accepted,
    '"as": {',
    '"policy": { "policyStatsu": "MATURED" }, "as": {',
    /example-record "policyStatsu" cannot be changed here\. Did you mean "policyStatus"\?/,
  ],
  'a replaced policy number': [
    accepted,
    '"as": {',
    '"policy": { "policyNo": "50010002" }, "as": {',
    /example-record "policyNo" cannot be changed here/,
  ],
  'a status that is not allowed': [
    accepted,
    '"as": {',
    '"policy": { "policyStatus": "TERMINATED" },\n  "as": {',
    /example-differs The request is refused: "This request is not available/,
  ],
  'an answer without a field': [
    accepted,
    '"comment": "Name spelt right on the new card"\n  }',
    '"coment": "Name spelt right on the new card"\n  }',
    /example-field Unknown field "coment": .*Did you mean "comment"\?/,
  ],
  'a misspelled property': [
    accepted,
    '"about"',
    '"abuot"',
    /shape Unknown property "abuot"\. Did you mean "about"\?/,
  ],
};

describe('the check of an example reports', () => {
  it.each(Object.entries(mistakes))('%s', async (_about, [file, from, to, message]) => {
    const root = copyOfProject(['pan_card']);
    replaceText(root, file, from, to);
    const { code, out } = await runCatalogue(root, ['check', 'pan_card']);
    expect(code).toBe(1);
    const before = from.split('\n');
    const changed = to.split('\n').findLast((row) => !before.includes(row))!;
    const line = lineNumberOf(root, file, changed);
    const told = out.split('\n').filter((row) => message.test(row));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(new RegExp(`^${file}:${line}:\\d+ error `));
  });

  it.each([
    [
      'a problem that is missing in the example',
      'is .*, but the example does not have it',
      (problems: object[]) => problems.slice(0, 1),
    ],
    [
      'a problem that does not occur',
      'is missing',
      (problems: object[]) => [...problems, problems[1]!],
    ],
  ])('%s', async (_about, message, change) => {
    const root = copyOfProject(['pan_card']);
    const file = `${folder}/rejected-nothing-answered.json`;
    const example = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const problems = change(example.problems);
    writeFileSync(join(root, file), JSON.stringify({ ...example, problems }, null, 2));
    const { code, out } = await runCatalogue(root, ['check', 'pan_card']);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`example-differs "/problems/\\d(/at)?" ${message}`));
  });

  it('an unknown prefix of the file name, and properties that the kind requires', async () => {
    const root = copyOfProject(['pan_card']);
    renameSync(join(root, rejected), join(root, `${folder}/wrong-pan.json`));
    renameSync(join(root, refused), join(root, `${folder}/accepted-refused.json`));
    const { out } = await runCatalogue(root, ['check', 'pan_card']);
    expect(out.match(/wrong-pan\.json:1:1 error example-name /g)).toHaveLength(1);
    expect(out).toMatch(/accepted-refused\.json:1:1 error example-lacks .*"steps"/);
  });

  it('a misspelled prefix of the file name, also to lint', async () => {
    const root = copyOfProject(['pan_card']);
    renameSync(join(root, rejected), join(root, `${folder}/rejectd-pan.json`));
    const { code, out } = await runCatalogue(root, ['lint', 'pan_card']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /rejectd-pan\.json:1:1 error example-name .* Did you mean "rejected-pan\.json"\?/,
    );
  });

  it('a call without a response, until the example has one', async () => {
    const root = copyOfProject(['pan_card']);
    const request = 'schemas/pan_card/request.json';
    replaceText(root, request, 'POST client-details-pan/', 'GET check-pay-now-dgh/');
    replaceText(root, request, '"/panNo"', '"/dghStatus"');
    replaceText(
      root,
      request,
      '"clientId": "/customer/clientId"',
      '"policyNumber": "/policy/policyNo"',
    );
    replaceText(
      root,
      request,
      '"/policy/policyNo",\n        "dob": "/customer/dateOfBirth"',
      '"/policy/policyNo"',
    );
    const call = /example-call The response to "GET check-pay-now-dgh\/" is unknown/;
    expect((await runCatalogue(root, ['check', 'pan_card'])).out).toMatch(call);
    const path = join(root, accepted);
    // What this call says takes the place of the PAN on record.
    const example = JSON.parse(readFileSync(path, 'utf8').replaceAll('ABCPS1234F', 'Yes'));
    writeFileSync(path, JSON.stringify({ ...example, loaded: { pan: 'Yes' } }));
    const { out } = await runCatalogue(root, ['check', 'pan_card', '--format', 'json']);
    const { examples } = JSON.parse(out).requestTypes[0];
    const holds = (name: string) => examples.find((one: any) => one.name === name).holds;
    expect([holds('accepted-new-pan'), holds('accepted-first-pan')]).toEqual([true, false]);
  });
});

it('requires two accepted examples', async () => {
  const root = copyOfProject(['pan_card']);
  renameSync(join(root, accepted), join(root, 'elsewhere.json'));
  const { out } = await runCatalogue(root, ['check', 'pan_card']);
  expect(out).toMatch(
    /pan_card\/schema\.json:1:1 error example-count The number of accepted examples is 1/,
  );
});

it('does not run the examples of a definition with errors', async () => {
  const root = copyOfProject();
  replaceText(
    root,
    'schemas/pan_card/ui.json',
    '"ui:widget": "textarea"',
    '"ui:widget": "textaera"',
  );
  const { out } = await runCatalogue(root, ['check']);
  expect(out).toMatch(/^pan_card {6}1 error$/m);
  expect(out).toMatch(/^address {7}clean {2}\d+ of \d+ examples pass/m);
});

describe('what an example states beyond answers and steps', () => {
  const stating = 'schemas/email_update/examples/accepted-primary.json';

  it.each([
    [
      'a first answer',
      '"existing_primary_email": "asha',
      '"existing_primary_email": "usha',
      /"\/opens\/answers\/existing_primary_email" is "asha\.sample@example\.com"/,
    ],
    [
      'a first answer that there is not',
      '"email_type": null',
      '"email_type": "primary"',
      /"\/opens\/answers\/email_type" is null, but the example has "primary"/,
    ],
    ['a notice', '"notices": []', '"notices": ["x"]', /"\/opens\/notices\/0" is missing/],
    [
      'the order of the fields',
      '"field": "existing_primary_email"',
      '"field": "existing_secondary_email"',
      /"\/shows\/0\/fields\/0\/field" is "existing_primary_email"/,
    ],
    [
      'a label',
      '"label": "Type of email"',
      '"label": "Type of e-mail"',
      /"\/shows\/1\/fields\/0\/label" is "Type of email"/,
    ],
    [
      'the words of choices',
      '["Primary", "Secondary"]',
      '["Secondary", "Primary"]',
      /"\/shows\/1\/fields\/0\/choices\/0" is "Primary"/,
    ],
    [
      'a field',
      '"field": "primary_email"',
      '"field": "comment"',
      /"\/shows\/1\/fields\/1\/field" is "primary_email"/,
    ],
    [
      'what a call sends',
      '"phone_number": ""',
      '"phone_number": "9"',
      /"\/calls\/0\/payload\/phone_number" is ""/,
    ],
    ['a call', '"POST get-otp/"', '"POST get-opt/"', /"POST get-opt\/" is not called/],
    ['the words at the end', 'We have received your request', 'Thank you', /"\/done\/message" is/],
    ['where the end leads', '"then": "list"', '"then": "stay"', /"\/done\/then" is "list"/],
  ])('is compared: %s', async (_about, from, to, message) => {
    const root = copyOfProject(['email_update']);
    replaceText(root, stating, from, to);
    const { code, out } = await runCatalogue(root, ['check', 'email_update']);
    expect(code).toBe(1);
    expect(out).toMatch(message);
  });

  it('is refused where it has no effect', async () => {
    const root = copyOfProject(['email_update']);
    replaceText(
      root,
      'schemas/email_update/examples/rejected-no-type.json',
      '"problems"',
      '"done": {},\n  "problems"',
    );
    const { out } = await runCatalogue(root, ['check', 'email_update']);
    expect(out).toMatch(/example-lacks "done" has no effect in an example of kind rejected/);
  });
});
