import type { Output } from '#api';
import { call } from '../calls/call';
import { useLoaded } from '../calls/useLoaded';

export type Overview = Output<'GET policies/'>;

/**
 * One policy as lists show it. Money in rupees, days YYYY-MM-DD; empty where there is none. `dghStatus` is empty where
 * it could not be checked.
 */
export type PolicySummary = Omit<Overview['policies'][number], 'dghStatus'> & {
  dghStatus: string;
};

/** What the customer should know or do, most urgent first. `days` since or until the due date. */
export type Attention = Overview['attention'][number];

/** All policies with what lists show of them, fresh on every arrival. */
export const useOverview = () => useLoaded(fetchOverview, 'policies');

async function fetchOverview(): Promise<Overview | undefined> {
  const result = await call(
    'GET policies/',
    {},
    { isQuiet: true, isContent: true, needs: 'policies' },
  );
  return result.status === 'ok' ? result.data : undefined;
}
