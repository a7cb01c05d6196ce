import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionsWithPassbook } from '../passbook';
import { runCatalogue, copyOfProject, lineNumberOf, replaceText } from './runCatalogue';
import { responseIs } from '../engine/definitionOf';

const coverageOf = async (root: string, key: string) => {
  const { out } = await runCatalogue(root, ['check', key, '--format', 'json']);
  return JSON.parse(out).requestTypes[0].coverage;
};

/** The diagnostic for a removed example, with a text on the line that it reports. */
const losses: [key: string, example: string, file: string, line: string, message: RegExp][] = [
  [
    'pan_card',
    'rejected-pan-format',
    'schema.json',
    '"new_pan_number": {',
    /No example breaks format \("pan"\) of "\/new_pan_number"/,
  ],
  [
    'pan_card',
    'rejected-nothing-answered',
    'schema.json',
    '"required": ["new_pan_number"',
    /No example breaks required of "\/new_pan_number"/,
  ],
  [
    'pan_card',
    'rejected-document-size',
    'schema.json',
    '"pan_document": {',
    /No example breaks upload .* of "\/pan_document" by the size of the file/,
  ],
  [
    'eia',
    'accepted-typed-with-spaces',
    'schema.json',
    '"removeSeparators", "toUpperCase"',
    /No example has a text that transform \(removeSeparators, toUpperCase\) of "\/eia_number" changes/,
  ],
  [
    'pan_card',
    'refused-terminated-policy',
    'request.json',
    '"policies": {',
    /No example shows the refusal "This request is not available for this policy"/,
  ],
  [
    'pan_card',
    'rejected-same-pan',
    'ui.json',
    'should be diffrent',
    /No example shows the message for differsFrom of "\/new_pan_number"/,
  ],
  [
    'email_update',
    'rejected-secondary-as-primary',
    'ui.json',
    '"/existing_primary_email": "Primary and Secondary',
    /No example shows the message for differsFrom of "\/secondary_email"/,
  ],
  [
    'email_update',
    'rejected-not-proved',
    'ui.json',
    '"proof": "Please verify',
    /No example shows the message for proof of "\/primary_email"/,
  ],
  [
    'address',
    'rejected-pincode-unknown',
    'request.json',
    '"/pincode": {',
    /No example has a look-up of "\/pincode" that finds nothing/,
  ],
  [
    'address',
    'accepted-list-failing',
    'request.json',
    '"/address_proof": {',
    /No example has the list of "\/address_proof" failing/,
  ],
  [
    'address',
    'rejected-no-policy',
    'request.json',
    '"policies": {',
    /No example shows "Please select policy number"/,
  ],
  [
    'revival_application',
    'rejected-records-wrong',
    'ui.json',
    '"Enter Valid Gender"',
    /No example shows the message for enum of "\/gender"/,
  ],
  [
    'bank_account',
    'accepted-longest-number-and-name',
    'schema.json',
    '"maxLength": 20',
    /No example has "\/account_number" exactly at the limit of maxLength \(20\)/,
  ],
  [
    'fund_switch',
    'accepted-one-percent',
    'schema.json',
    '"exclusiveMinimum": 0',
    /No example has "\/lines\/items\/switch_percentage" exactly at the limit of exclusiveMinimum \(0\)/,
  ],
  [
    'nominee',
    'accepted-ten-nominees',
    'schema.json',
    '"maxItems": 10',
    /No example has "\/nominees" exactly at the limit of maxItems \(10\)/,
  ],
  [
    'policy_assignment_request',
    'accepted-woman',
    'schema.json',
    '"enum": ["M", "F"',
    /No example answers "\/gender" with "F"/,
  ],
  [
    'mother_name',
    'rejected-apostrophe',
    'schema.json',
    '"format": "letters-and-spaces"',
    /No example tells the format "letters-and-spaces" of "\/mother_name" from "country" or "person-name"/,
  ],
  [
    'revival_application',
    'rejected-question-5-without-details',
    'schema.json',
    '{ "properties": { "q5_insured"',
    /No example makes this condition depend on const \("yes"\) of "\/q5_insured" being true alone/,
  ],
  [
    'name_change',
    'rejected-no-affidavit',
    'request.json',
    '"required": ["id_proof_doc"',
    /No example makes this condition depend on "\/answers\/affidavit_doc" being absent alone/,
  ],
  [
    'digital_life_certificate',
    'accepted-ran-out-yesterday',
    'request.json',
    '"before": "today"',
    /depend on before \("today"\) of "\/loaded\/till" being true, exactly at its limit alone/,
  ],
  [
    'policy_assignment_request',
    'refused-plan-inia1',
    'request.json',
    '"enum": ["INIA02"',
    /No example makes this condition depend on "\/planId" being "INIA1" alone/,
  ],
  [
    'policy_assignment_request',
    'refused-matured-policy',
    'request.json',
    '"enum": ["PREMIUM PAYING"',
    /depend on "\/policyStatus" being "MATURED", which it does not list, alone/,
  ],
];

/** The diagnostic for a removed example that alone covers a rule of a shared file. */
const sharedLosses: [key: string, example: string, file: string, line: string, message: RegExp][] =
  [
    [
      'mother_name',
      'accepted-discontinued-policy',
      'policies.json',
      '"enum": [',
      /depend on "\/policyStatus" being "DISCONTINUED" alone/,
    ],
    [
      'mother_name',
      'refused-waived-converted-or-surrendered',
      'policies.json',
      '"enum": [',
      /being "WAIVER", "CONVERTED" or "SURRENDER", which it does not list, alone/,
    ],
    [
      'email_update',
      'accepted-longest-address',
      'contact.json',
      '"maxLength": 100',
      /No example has "\/\w+_email" exactly at the limit of maxLength \(100\)/,
    ],
  ];

describe('reports with its line in the shared file what no request type covers', () => {
  it.each(sharedLosses)('in %s without %s', async (key, example, file, line, message) => {
    const root = copyOfProject();
    const complete = await runCatalogue(root, ['check']);
    expect(complete).toMatchObject({ code: 0, out: expect.stringMatching(/^_shared +/m) });
    rmSync(join(root, `schemas/${key}/examples/${example}.json`));
    const { code, out } = await runCatalogue(root, ['check']);
    expect(code).toBe(1);
    const path = `schemas/_shared/${file}`;
    const reported = out.split('\n').filter((row) => row.includes('never-seen'));
    expect(reported).toEqual([
      expect.stringMatching(
        new RegExp(`^${path}:${lineNumberOf(root, path, line)}:\\d+ error .*${message.source}`),
      ),
    ]);
    // One request type alone cannot tell.
    expect((await runCatalogue(root, ['check', key])).code).toBe(0);
  });
});

it('counts the conditions by which the server completes a payload', async () => {
  const root = copyOfProject(['digital_life_certificate']);
  const folder = join(root, 'schemas/digital_life_certificate/examples');
  for (const name of readdirSync(folder))
    if (
      name.startsWith('accepted') &&
      /"proceed_with": "photo"/.test(readFileSync(join(folder, name), 'utf8'))
    )
      rmSync(join(folder, name));
  const { out } = await runCatalogue(root, ['check', 'digital_life_certificate']);
  const path = 'schemas/digital_life_certificate/request.json';
  const line = lineNumberOf(root, path, '"/proceed_with": {') + 3;
  expect(out).toMatch(
    new RegExp(`^${path}:${line}:\\d+ error never-seen No example makes this condition true`, 'm'),
  );
});

it('does not judge shared files while an example fails', async () => {
  const root = copyOfProject(['mother_name']);
  rmSync(join(root, 'schemas/mother_name/examples/accepted-discontinued-policy.json'));
  replaceText(
    root,
    'schemas/mother_name/examples/rejected-no-name.json',
    '"rule": "',
    '"rule": "x',
  );
  const { out } = await runCatalogue(root, ['check']);
  expect(out).toMatch(/example-differs/);
  expect(out).not.toMatch(/schemas\/_shared/);
});

describe('reports with its line what the examples no longer cover', () => {
  it.each(losses)('in %s without %s', async (key, example, file, line, message) => {
    const root = copyOfProject([key]);
    rmSync(join(root, `schemas/${key}/examples/${example}.json`));
    const { code, out } = await runCatalogue(root, ['check', key]);
    expect(code).toBe(1);
    const path = `schemas/${key}/${file}`;
    const told = out.split('\n').find((row) => message.test(row));
    expect(told).toMatch(
      new RegExp(`^${path}:${lineNumberOf(root, path, line)}:\\d+ error never-seen`),
    );
  });
});

it('requires each condition to be true and false', async () => {
  const root = definitionsWithPassbook();
  rmSync(join(root, 'schemas/passbook_copy/examples/accepted-torn.json'));
  rmSync(join(root, 'schemas/passbook_copy/examples/rejected-nothing-answered.json'));
  const { out } = await runCatalogue(root, ['check', 'passbook_copy']);
  expect(out).toMatch(
    /schema\.json:\d+:\d+ error never-seen No example makes this condition false/,
  );
});

it('requires each step to be taken, skipped and stopped', async () => {
  const root = copyOfProject(['pan_card']);
  replaceText(
    root,
    'schemas/pan_card/request.json',
    '"id": "check",',
    `"id": "check",
      "when": { "properties": { "answers": { "properties": { "comment": { "const": "x" } }, "required": ["comment"] } }, "required": ["answers"] },
      "stopWhen": ${JSON.stringify(responseIs('check', { pan_status: { const: 'bad' } }))},`,
  );
  const { out } = await runCatalogue(root, ['check', 'pan_card']);
  const line = lineNumberOf(root, 'schemas/pan_card/request.json', '"when"');
  // No example has the comment "x", so none takes the step.
  expect(out).toMatch(
    `request.json:${line}:15 error never-seen No example makes this condition true`,
  );
  expect(out).toMatch(
    `request.json:${line + 1}:19 error never-seen No example makes this condition `,
  );
  // Examples that fail expect the step: they are to be corrected first.
  expect(out).toMatch(/error example-differs/);
  expect(out).not.toMatch(/never-seen No example takes the step "check"/);
});

it('asks for no look-up that finds nothing where all that it fills may stay empty', async () => {
  const root = copyOfProject(['address']);
  rmSync(join(root, 'schemas/address/examples/rejected-pincode-unknown.json'));
  const schema = 'schemas/address/schema.json';
  const { out: required } = await runCatalogue(root, ['check', 'address']);
  expect(required).toContain('has a look-up of "/pincode" that finds nothing');
  replaceText(root, schema, '    "city",\n    "state",\n', '');
  const { out: optional } = await runCatalogue(root, ['check', 'address']);
  expect(optional).toContain('covered');
  expect(optional).not.toContain('has a look-up of');
});

it('counts an example only when it passes', async () => {
  const root = copyOfProject(['pan_card']);
  const before = await coverageOf(root, 'pan_card');
  expect(before.seen).toBe(before.total);
  replaceText(root, 'schemas/pan_card/examples/rejected-same-pan.json', '"rule": "', '"rule": "x');
  expect((await coverageOf(root, 'pan_card')).seen).toBeLessThan(before.total);
});

it('uses a threshold to decide whether missing coverage is an error', async () => {
  const root = copyOfProject(['pan_card']);
  rmSync(join(root, 'schemas/pan_card/examples/rejected-same-pan.json'));
  const at = (...args: string[]) => runCatalogue(root, ['check', 'pan_card', ...args]);
  expect((await at()).code).toBe(1);
  expect(await at('--threshold', '80')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/warning never-seen/),
  });
  expect((await at('--threshold', '80', '--strict')).code).toBe(1);
  expect((await at('--threshold', '99')).code).toBe(1);
  expect(await at('--threshold', 'all')).toMatchObject({ code: 2 });
});
