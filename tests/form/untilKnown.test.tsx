import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type { Result } from '../../src/api';
import { definitionOf } from '../files';
import { good, openForm, policies } from './renderForm';
import { insurer } from './server';
import { storeDraft } from './storedDraft';

const customer = { clientId: 'C1', emailId: 'asha@example.com' };

/** An answer that arrives when the test says so. */
function late(answer: Result) {
  let arrive = () => {};
  const waiting = new Promise<Result>((resolve) => (arrive = () => resolve(answer)));
  return { answering: () => waiting, arrive: () => arrive() };
}

/** The box as a customer can see it; `undefined` while it has its room only. */
const seen = (name: string) => screen.queryByRole('textbox', { name }) ?? undefined;

describe('what is below the policy', () => {
  const gst = definitionOf('gst_update');
  const number = 'New GST Number';
  const open = async (props = {}) => {
    const { answering, arrive } = late(good({}));
    const answers = { ...insurer, 'GET get-gst-detail/': answering };
    return { form: await openForm(gst, answers, { customer, ...props }), arrive };
  };

  it('is not seen before the records of the only policy are here', async () => {
    const { arrive } = await open({ policies: policies.slice(0, 1) });
    await screen.findByText('Getting the details of this policy…');
    expect(seen(number)).toBeUndefined();
    expect(screen.getByLabelText(number)).toBeTruthy();
    arrive();
    await screen.findByText('Existing GST details not found');
    expect(seen(number)).toBeDefined();
  });

  it('stays while the records of a picked policy come fast, and makes room for those that are late', async () => {
    const { form, arrive } = await open();
    await form.user.selectOptions(screen.getByLabelText('Policy Number'), '50010001');
    expect(seen(number)).toBeDefined();
    await waitFor(() => expect(seen(number)).toBeUndefined());
    arrive();
    await screen.findByText('Existing GST details not found');
    expect(seen(number)).toBeDefined();
  });

  it('is not there before the draft of this device is read', async () => {
    await storeDraft('mother_name', { policyNo: '', answersPolicyNo: '', typed: {} });
    const opening = openForm(definitionOf('mother_name'), insurer, { loading: 'One moment' });
    screen.getByText('One moment');
    expect(screen.queryByLabelText('Policy Number')).toBeNull();
    await opening;
    expect(screen.queryByText('One moment')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Policy Number' })).toBeTruthy();
  });
});

describe('a value that needs no load', () => {
  it('is shown while the policy is still checked', async () => {
    const { answering, arrive } = late(good({ already_open: 'false' }));
    const answers = { ...insurer, 'POST sr-status/': answering };
    const form = await openForm(definitionOf('email_update'), answers, { customer });
    await form.user.selectOptions(screen.getByLabelText('Policy Number'), '50010001');
    await screen.findByText('asha@example.com');
    screen.getByText('Getting the details of this policy…');
    arrive();
    await vi.waitFor(() => expect(screen.queryByText(/^Getting the details/)).toBeNull());
    expect(screen.getByText('asha@example.com')).toBeTruthy();
  });
});
