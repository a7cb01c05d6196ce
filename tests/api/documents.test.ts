import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { contract, feedLine, policyBookAnswers } from '../../src/api';
import { markdown } from '../../src/api/markdown';

it('keeps docs/calls.md up to date', async () => {
  const path = 'docs/calls.md';
  const options = { ...(await resolveConfig(path)), parser: 'markdown' };
  // After a change of the contract: npm run docs
  await expect(await format(markdown(), options)).toMatchFileSnapshot(`../../${path}`);
});

it.each([
  ['docs/feed.schema.json', feedLine],
  [
    'docs/policyBook.schema.json',
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'The answers of the policy book, by call',
      definitions: policyBookAnswers,
    },
  ],
])('keeps %s up to date', async (path, schema) => {
  const options = { ...(await resolveConfig(path)), parser: 'json' };
  const text = await format(JSON.stringify(schema), options);
  await expect(text).toMatchFileSnapshot(`../../${path}`);
});

it.each(['POST send-otp/', 'POST validate-otp/'])(
  'says that one identifier is required: %s',
  (call) => {
    const section = markdown()
      .split('\n## ')
      .find((one) => one.startsWith(call));
    expect(section).toContain('Exactly one of policyNumber, emailId, phoneNumber is required.');
  },
);

it('says where the body must be JSON', () => {
  const sections = markdown().split('\n## ');
  const ofJson = sections.filter((one) => one.includes('The body must be JSON.'));
  expect(ofJson.map((one) => one.split('\n')[0])).toEqual([
    'POST track-service-request',
    'POST dgh-draft/',
    'POST dgh-submit-review/',
    'POST download-dgh-pdf/',
    'POST ticket-status/',
  ]);
});

it('changes something by POST alone', () => {
  const changing = Object.entries(contract).filter(([, { changes }]) => changes);
  expect(changing.length).toBeGreaterThan(5);
  expect(changing.filter(([call]) => !call.startsWith('POST '))).toEqual([]);
});

it('says of a penny drop, which pays money, that it changes something', () => {
  expect(contract['POST penny-drop/'].changes).toBe(true);
});
