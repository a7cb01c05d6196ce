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

function recordedAfter(calls: MadeCall[]): Example {
  const { as, today, answers } = accepted;
  const shown = {
    key,
    policyNo: as.policyNo,
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
