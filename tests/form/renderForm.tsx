import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import type { CompiledDefinition } from '../../src/engine/definition/definition';
import type { Problem, Result } from '../../src/api';
import type { CallOptions } from '../../src/form/call';
import { RequestForm } from '../../src/form/RequestForm';
import { deviceKeys } from './storedDraft';

export const policies = [
  { policyNo: '50010001', title: '50010001 - Wealth Builder', policyStatus: 'PREMIUM PAYING' },
  { policyNo: '50010002', title: '50010002 - Term Shield', policyStatus: 'PREMIUM PAYING' },
  { policyNo: '50010003', title: '50010003 - Old Plan', policyStatus: 'CONVERTED' },
];

interface Refusal {
  problems?: Problem[];
  [name: string]: unknown;
}

type Payload = { [name: string]: unknown };
export type Answering = (payload: Payload, options?: CallOptions) => Result | Promise<Result>;

export const good = (data: Payload = {}): Result => ({
  status: 'ok',
  data: { status: 'success', ...data },
});
export const bad = (message = '', more: Payload = {}): Result => ({
  status: 'declined',
  data: { status: 'failed', ...(message && { message }), ...more },
  message,
});
export const refused = (message = '', { problems = [], ...data }: Refusal = {}): Result => ({
  status: 'refused',
  data: { status: 'failed', ...data },
  message,
  problems,
});
export const ticket = () => good({ ticketnumber: 'SR1001' });

/** Responses that a test need not give. */
const usual: { [call: string]: Answering } = {
  'POST request-outcome/': () => good({ outcome: 'not-received' }),
};

export interface RenderedForm {
  calls: { name: string; payload: Payload; options: CallOptions | undefined }[];
  raised: string[];
  closed: () => number;
  toasts: string[];
  events: string[];
  user: ReturnType<typeof userEvent.setup>;
  unmount: () => void;
}

/** Renders a form as the portal does, until it is there; `answers` are the responses of the server, by call. */
export async function openForm(
  definition: CompiledDefinition,
  answers: { [call: string]: Answering } = {},
  props: Partial<Parameters<typeof RequestForm>[0]> = {},
): Promise<RenderedForm> {
  const calls: RenderedForm['calls'] = [];
  const raised: string[] = [];
  const toasts: string[] = [];
  const events: string[] = [];
  let closed = 0;
  const { unmount, container } = render(
    <StrictMode>
      <RequestForm
        definition={definition}
        customer={{
          clientId: 'C1',
          fullName: 'Asha Sample',
          emailId: 'asha@example.com',
          dateOfBirth: '1985-04-12',
        }}
        policies={policies}
        subType={{ name: 'trial', code: 'ST0999' }}
        today="2026-11-21"
        insurer={{ careContact: '1800 000 000' }}
        simulated={[]}
        deviceKeys={deviceKeys}
        initialPolicyNo={undefined}
        call={async (name, given, options) => {
          const payload = given as Payload;
          calls.push({ name, payload, options });
          return (answers[name] ?? usual[name] ?? ticket)(payload, options);
        }}
        saveFrom={async (url, name) => {
          calls.push({ name: `save ${name}`, payload: { url }, options: undefined });
          return (answers[`save ${url}`] ?? good)({});
        }}
        beforeLeaving={() => () => {}}
        notify={(type, message) => toasts.push(`${type}: ${message}`)}
        onSubmit={(event) => events.push(event)}
        onRaised={({ tickets }) =>
          raised.push(...tickets.map(({ ticketnumber = 'no number' }) => ticketnumber))
        }
        onClosed={() => closed++}
        {...props}
      />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(container.querySelector('h1')).not.toBeNull(), { interval: 5 });
  return { calls, raised, toasts, events, closed: () => closed, user: userEvent.setup(), unmount };
}

export const pick = async ({ user }: RenderedForm, title = '50010001 - Wealth Builder') => {
  await user.selectOptions(screen.getByLabelText('Policy Number'), title);
  const opening = 'Getting the details of this policy…';
  await vi.waitFor(() => expect(screen.queryByText(opening)).toBeNull(), { timeout: 8000 });
};

export const submit = ({ user }: RenderedForm) =>
  user.click(screen.getByRole('button', { name: 'Submit' }));

/** The description of an input: help, notes, problem. */
export const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`)
    .join(' | ');
