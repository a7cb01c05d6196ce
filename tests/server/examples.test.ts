import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asOf, getAt, isSuccess, type ValueMap, type Step } from '../../src/engine';
import { answersIn, isEach } from '../../src/engine/mapping/buildPayload';
import { assumesRecords } from '../examples';
import type { Answer } from './help/caller';
import { ExampleCallers } from './help/exampleCallers';
import {
  definitionOf,
  type ExampleFile,
  examplesOf,
  keys,
  sendAnswers,
  sendStep,
  subTypeCode,
} from './help/requests';
import { TestServer } from './help/server';
import { unshownAnswers } from './help/unshownAnswers';

// The examples are valid on one day, so the server runs on that day.
const days = new Set(keys.flatMap((key) => examplesOf(key, 'accepted').map(({ today }) => today)));

let server: TestServer;
let callers: ExampleCallers;

beforeAll(async () => {
  server = await TestServer.open({ today: [...days][0]! });
  callers = new ExampleCallers(server);
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

/** The steps of an example, each with its payload. */
function stepsOf(key: string, example: ExampleFile) {
  const { steps } = definitionOf(key).request;
  let last = -1;
  return example.steps!.map((taken) => {
    last = steps.findIndex(({ call }, i) => i > last && call === taken.call);
    return { ...taken, step: steps[last]! };
  });
}

const withCode = (payload: any, etli_sub_type: string) =>
  Array.isArray(payload)
    ? payload.map((entry) => ({ ...entry, etli_sub_type }))
    : { ...payload, etli_sub_type };

function expectTaken({ status, body }: Answer, step: Step, response: object = {}): void {
  const ticket = 'ticketnumber' in response && { ticketnumber: expect.stringMatching(/^SR/) };
  expect({ status, body }).toMatchObject({ status: 200, body: { ...response, ...ticket } });
  if (!step.mayFail) expect(isSuccess(body)).toBe(true);
}

/**
 * Whether the payload can carry the invalid answer: the insurer defines paths and names of payloads, and some answers,
 * such as a choice that only shows other fields, have no place in them.
 */
function canBeSent(key: string, { answers, problems }: ExampleFile): boolean {
  const { steps } = definitionOf(key).request;
  const last = steps.at(-1)!;
  // The policy is named in every entry of a list, so an empty list names none.
  const parts = (isEach(last.send) ? [last.send] : Object.values(last.send)) as ValueMap[];
  const lists = parts.filter(isEach);
  if (lists.some(({ each }) => !(getAt({ answers }, each as string)?.length > 0))) return false;
  const carried = new Set(['/policy', ...steps.flatMap(({ send }) => answersIn(send))]);
  // The payload shows which option was chosen only by the answers that it holds.
  const isChosen = Object.values(last.assumes ?? {}).some((one) => 'choose' in one);
  if (isChosen && problems!.every(({ at, rule }) => rule === 'required' && at !== '/policy'))
    return false;
  return problems!.some(({ at }) =>
    at === '' ? !last.assumes : carried.has(at.replace(/\/\d+/g, '/items')),
  );
}

it('all examples have the same day', () => {
  expect(days.size).toBe(1);
});

const examplesFor = (key: string, kind: 'accepted' | 'rejected' | 'refused') =>
  examplesOf(key, kind).filter((example) => !assumesRecords(example));

describe.each(keys)('API of %s', (key) => {
  const accepted = examplesFor(key, 'accepted');

  it.each(accepted.filter(({ stops }) => !stops))(
    '[FLOW-10] [FLOW-15] accepts $name: $about',
    async (example) => {
      const caller = await callers.callerFor(key, example);
      const etli_sub_type = await subTypeCode(caller, key);
      let last: Answer;
      for (const { step, payload, response } of stepsOf(key, example)) {
        last = await sendStep(caller, step, withCode(payload, etli_sub_type));
        expectTaken(last, step, response);
      }
      const { ticketnumber, message } = last!.body;
      const hasFile = definitionOf(key).request.steps.some(({ save }) => save);
      expect(last!.body).toEqual({
        status: 'success',
        ticketnumber: expect.stringMatching(/^SR\d{8}$/),
        message,
        ...(hasFile && { url: expect.stringMatching(/^\/api\//) }),
      });
      expect(message).toContain(ticketnumber);

      const tracked = await caller.post('track-service-request', {
        policyNumber: example.as.policyNo,
      });
      expect(tracked.body.value[0]).toMatchObject({ ticketnumber, statuscode: 1 });

      const { record, sealed } = (await caller.get(`sent-requests/${ticketnumber}/`)).body;
      expect(sealed).toBe('whole');
      expect(
        unshownAnswers(asOf(definitionOf(key), example.today), example.answers, record),
      ).toEqual([]);
    },
  );

  it.each(accepted.filter(({ stops }) => stops))('stops in $name: $about', async (example) => {
    const { status, body } = await sendAnswers(
      await callers.callerFor(key, example),
      definitionOf(key),
      example,
    );
    expect(isSuccess(body)).toBe(false);
    expect({ status, message: body.message }).toEqual({ status: 200, message: example.stops });
  });

  it.each(examplesFor(key, 'rejected').filter((example) => canBeSent(key, example)))(
    'rejects $name: $about',
    async (example) => {
      const caller = await callers.callerFor(key, example);
      const { status, body } = await sendAnswers(caller, definitionOf(key), example);
      expect({ status, body }).toMatchObject({ status: 422, body: { status: 'failed' } });
      expect(body.message).toBe(body.problems[0].message);
      // The server reports only the first of the broken rules that the example names.
      const said = ({ at, message }: { at: string; message: string }) => ({ at, message });
      expect(example.problems!.map(said)).toEqual(expect.arrayContaining(body.problems.map(said)));
    },
  );

  it.each(examplesFor(key, 'refused').filter(({ name }) => !name.includes('open')))(
    'rejects $name: $about',
    async (example) => {
      // The answers are valid; the customer or the policy is not allowed.
      const { answers } = accepted[0]!;
      const { status, body } = await sendAnswers(
        await callers.callerFor(key, example),
        definitionOf(key),
        {
          ...example,
          answers,
        },
      );
      expect({ status, body }).toEqual({
        status: 409,
        body: { status: 'failed', message: example.refusal },
      });
    },
  );
});
