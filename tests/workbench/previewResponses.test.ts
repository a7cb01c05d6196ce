import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { knownCalls } from '../../src/api';
import { formCalls } from '../../src/authoring/examples/formCalls';
import { misfits } from '../../src/authoring/lint/types/fits';
import { stepResponse } from '../../src/authoring/lint/types/responses';
import type { CompiledDefinition, Context, NeededCall } from '../../src/engine';
import { normalizeAnswers, resolveAnswers } from '../../src/engine';
import { outputOf, possibleCalls } from '../../src/workbench/preview/calls/possibleCalls';
import { type CallResult, Responses } from '../../src/workbench/preview/calls/responses';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf, keysOf, projectFiles } from '../files';

const ajv = new Ajv({ strict: false, validateFormats: false });

/** The errors of a response against the contract of its call. */
function faults(call: string, response: unknown): unknown {
  const output = outputOf(call);
  if (!output || ajv.validate(output, response)) return undefined;
  return { call, response, errors: ajv.errorsText() };
}

/** The calls of a form that is filled in by an example, and of its submit. */
function callsOf(definition: CompiledDefinition, example: ExampleFile, context: Context) {
  const answers = resolveAnswers(definition, context, example.answers);
  const ofForm: NeededCall[] = formCalls(definition, context, answers);
  const steps = (example.steps ?? []).map(({ call, payload }) => ({ call, payload }));
  return [...ofForm, ...(steps as NeededCall[])];
}

const situationOf = (definition: CompiledDefinition, example: ExampleFile) => ({
  definition,
  applicant: example,
  context: contextOf(definition, example),
});

const responseOf = (result: CallResult): unknown =>
  result === 'failed' ? undefined : result.response;

describe.each(keysOf(projectFiles))('the calls of %s', (key) => {
  const definition = definitionOf(key);
  const accepted = examplesOf(key).filter(({ kind }) => kind === 'accepted');

  it('are known before the form makes them', () => {
    const known = possibleCalls(definition).map(({ call }) => call);
    for (const example of accepted) {
      const context = contextOf(definition, example);
      const made = callsOf(definition, example, context).map(({ call }) => call);
      expect(made.filter((call) => !known.includes(call))).toEqual([]);
    }
  });

  it('get responses that meet their contracts', () => {
    for (const example of accepted) {
      const situation = situationOf(definition, example);
      const responses = new Responses();
      for (const needed of callsOf(definition, example, situation.context)) {
        const response = responseOf(responses.respond(situation, needed, 'right'));
        expect(response).toBeDefined();
        expect(faults(needed.call, response)).toBeUndefined();
      }
    }
  });

  it('get the responses of an example, which meet the types of their contracts', () => {
    for (const example of accepted) {
      const situation = { ...situationOf(definition, example), example };
      const responses = new Responses();
      for (const needed of callsOf(definition, example, situation.context)) {
        const result = responses.respond(situation, needed, 'right');
        // An example can state that a list could not be loaded.
        if (result === 'failed') continue;
        const { response } = result;
        const step = definition.request.steps.find(({ call }) => call === needed.call);
        const type = step ? stepResponse(knownCalls, step, true) : outputOf(needed.call);
        if (type) expect([...misfits(response, type)], needed.call).toEqual([]);
      }
    }
  });

  it('get empty and declined responses that meet their contracts', () => {
    const [example] = accepted;
    const situation = situationOf(definition, example!);
    for (const { call, outcomes } of possibleCalls(definition)) {
      const payload = callsOf(definition, example!, situation.context).find(
        (made) => made.call === call,
      )?.payload;
      const answer = (outcome: 'wrong' | 'empty') =>
        responseOf(new Responses().respond(situation, { call, payload: payload ?? {} }, outcome));
      if (outcomes.includes('empty')) expect(faults(call, answer('empty'))).toBeUndefined();
      const { declined } = knownCalls[call] ?? {};
      if (outcomes.includes('wrong') && declined)
        expect(ajv.validate({ anyOf: [declined, outputOf(call) ?? false] }, answer('wrong'))).toBe(
          true,
        );
    }
  });
});

it('numbers tickets one after the other, and repeats the responses of an example for each submit', () => {
  const definition = definitionOf('pan_card');
  const [example] = examplesOf('pan_card').filter(({ name }) => name === 'accepted-new-pan');
  const responses = new Responses();
  const raise: NeededCall = { call: 'POST pan-sr-raise/', payload: {} };
  const situation = situationOf(definition, example!);
  const ticket = () => responseOf(responses.respond(situation, raise, 'right'));
  expect(ticket()).toMatchObject({ ticketnumber: 'SR00000001' });
  expect(ticket()).toMatchObject({ ticketnumber: 'SR00000002' });
  expect(normalizeAnswers(definition, example!.answers)).toHaveProperty('new_pan_number');
});

it('returns no response where a call fails', () => {
  const definition = definitionOf('pan_card');
  const [example] = examplesOf('pan_card');
  const check: NeededCall = { call: 'POST pan-check/', payload: {} };
  expect(new Responses().respond(situationOf(definition, example!), check, 'failing')).toBe(
    'failed',
  );
});
