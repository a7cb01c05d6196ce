import { expect, it } from 'vitest';
import type { Example } from '../../src/authoring';
import * as fixtures from '../../src/server/integrations/demoContext';
import { recorded } from '../../src/workbench/checker/recorded';
import { exampleOf } from '../../src/workbench/panels/examples/exampleOf';
import type { MadeCall, PreviewFormState } from '../../src/workbench/preview/previewState';
import { projectFiles } from '../files';

const key = 'pan_card';
const files = Object.fromEntries(
  Object.entries(projectFiles).filter(([path]) => /^schemas\/(pan_card|_shared)\//.test(path)),
);
const accepted = JSON.parse(
  Object.entries(files).find(([path]) => path.includes('/examples/accepted-'))![1],
) as Example;
const declined: MadeCall = {
  call: 'POST pan-check/',
  payload: {},
  response: { status: 'failed', pan_status: 'invalid pan', message: 'Not in the register' },
  outcome: 'wrong',
};
const usual: MadeCall = { ...declined, response: { status: 'success' }, outcome: 'right' };

function recordedAfter(calls: MadeCall[], more: Partial<PreviewFormState> = {}): Example {
  const { as, today, answers } = accepted;
  const shown = {
    key,
    policyNo: as.policyNo,
    refusedPolicyNo: '',
    answers,
    context: {
      customer: { clientId: as.clientId },
      today,
      policies: [],
      subType: { name: '', code: '' },
    },
    page: '',
    problems: [],
    calls,
    ...more,
  } as PreviewFormState;
  return JSON.parse(recorded(key, files, fixtures, exampleOf(shown, 'A PAN.'))!.text) as Example;
}

it('records the response that stopped the request', () => {
  const { steps, stops } = recordedAfter([usual, declined]);
  expect(steps?.map(({ response }) => response)).toEqual([declined.response]);
  expect(stops).toBe('Not in the register');
});

it('records no response that the last submit did not have', () => {
  const { steps = [], stops } = recordedAfter([declined, usual]);
  expect(steps.filter(({ response }) => response)).toEqual([]);
  expect(steps.length).toBeGreaterThan(1);
  expect(stops).toBeUndefined();
});

const check = (already_open: 'true' | 'false'): MadeCall => ({
  call: 'POST sr-status/',
  payload: {},
  response: { status: 'success', already_open, ticketnumber: 'SR1' },
  outcome: 'right',
});

it('records that a request is open already on the policy that was chosen', () => {
  const refused = { policyNo: '', refusedPolicyNo: accepted.as.policyNo! };
  const example = recordedAfter([check('false'), check('true')], refused);
  expect(example).toMatchObject({ as: accepted.as, hasOpenRequest: true });
  expect(example.refusal).toMatch(/^Your previous request is in progress/);
  expect(example.answers).toBeUndefined();
});

it('records nothing open once another policy was chosen', () => {
  const example = recordedAfter([check('true'), check('false')]);
  expect(example.hasOpenRequest).toBeUndefined();
  expect(example.refusal).toBeUndefined();
});
