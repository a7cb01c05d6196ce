import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { asOf, normalizeAnswers, type Schema } from '../../src/engine';
import { tickets } from '../../src/server/store/schema';
import { assumesRecords } from '../examples';
import { ExampleCallers } from './help/exampleCallers';
import { definitionOf, examplesOf, keys, sendAnswers } from './help/requests';
import { TestServer } from './help/server';

const today = examplesOf('mother_name', 'accepted')[0]!.today;

let server: TestServer;
let callers: ExampleCallers;

beforeAll(async () => {
  server = await TestServer.open({ today });
  callers = new ExampleCallers(server);
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

/** As long as the field allows, with line breaks in it: the form counts each as one character. */
const longest = (most: number) => `Ünïcødé\n\nline\n${'x'.repeat(most - 14)}`;

/** Each request type with a text of several lines, with an accepted example that has one. */
const withText = keys.flatMap((key) => {
  const definition = definitionOf(key);
  const fields = Object.entries<Schema>(definition.schema.properties).filter(
    ([name, { maxLength }]) => definition.ui[name]?.['ui:widget'] === 'textarea' && maxLength,
  );
  return fields.flatMap(([field, { maxLength }]) => {
    const example = examplesOf(key, 'accepted').find((one) => !one.stops && !assumesRecords(one));
    if (!example) return [];
    const answers = { ...example.answers, [field]: longest(maxLength) };
    const isAsked = field in normalizeAnswers(asOf(definition, today), answers);
    const encoding = definition.request.steps.at(-1)!.as ?? 'json';
    return isAsked ? [{ key, field, encoding, example: { ...example, answers } }] : [];
  });
});

it('both encodings have such a text', () => {
  expect(new Set(withText.map(({ encoding }) => encoding))).toEqual(new Set(['json', 'multipart']));
});

it.each(withText)(
  'a text of the full length with line breaks gets a ticket and stays the same: $key by $encoding',
  async ({ key, field, example }) => {
    const definition = definitionOf(key);
    const caller = await callers.callerFor(key, example);
    const { status, body } = await sendAnswers(caller, definition, example);
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'success' } });
    const [ticket] = await server.db
      .select()
      .from(tickets)
      .where(eq(tickets.ticketNumber, body.ticketnumber));
    expect(JSON.stringify(ticket!.answers)).toContain(JSON.stringify(example.answers[field]));
  },
);
