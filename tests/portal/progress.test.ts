import { describe, expect, it } from 'vitest';
import { progressOf } from '../../src/portal/track/progress';

const ticket = (statuscode: number, changes: object = {}) => ({
  statuscode,
  etli_srsubstatus: 'In progress',
  createdon: '2026-01-05T06:00:00Z',
  etli_dateofclosure: null,
  ...changes,
});

const closed = { etli_dateofclosure: '2026-01-09T06:00:00Z' };

/** The steps as text, the current one in brackets. */
const timeline = (code: number, changes?: object) =>
  progressOf(ticket(code, changes)).steps.map(({ name, state }) =>
    state === 'current' ? `[${name}]` : name,
  );

describe('progress of a request', () => {
  it.each([
    [1, ['[received]', 'inWork', 'done'], 'received'],
    [2, ['received', '[inWork]', 'done'], 'onHold'],
    [3, ['received', 'inWork', '[waiting]', 'done'], 'waiting'],
    [4, ['received', '[inWork]', 'done'], 'inWork'],
  ])('of an open request with code %i leads to its end', (code, steps, next) => {
    expect(timeline(code)).toEqual(steps);
    expect(progressOf(ticket(code))).toMatchObject({ next, isOver: false });
  });

  it.each([
    [5, ['received', 'inWork', '[done]'], 'done'],
    [1000, ['received', 'inWork', '[done]'], 'done'],
    [992760000, ['received', 'inWork', '[done]'], 'done'],
    [6, ['received', '[cancelled]'], 'cancelled'],
    [2000, ['received', '[merged]'], 'merged'],
  ])('of a request that is over with code %i ends with the day of its end', (code, steps, next) => {
    expect(timeline(code, closed)).toEqual(steps);
    const progress = progressOf(ticket(code, closed));
    expect(progress).toMatchObject({ next, isOver: true });
    expect(progress.steps[0]!.at).toBe('2026-01-05T06:00:00Z');
    expect(progress.steps.at(-1)!.at).toBe('2026-01-09T06:00:00Z');
  });

  it('has no day of an end that the record does not have', () => {
    expect(progressOf(ticket(5)).steps.at(-1)!.at).toBeUndefined();
    expect(progressOf(ticket(4, closed)).steps.at(-1)!.at).toBeUndefined();
  });

  it.each([[77, {}] as const, [5, { etli_srsubstatus: null }] as const])(
    'claims nothing but the days for code %i with %j',
    (code, changes) => {
      expect(timeline(code, changes)).toEqual(['[received]']);
      expect(progressOf(ticket(code, changes))).toMatchObject({ next: 'unknown', isOver: false });
      expect(timeline(code, { ...changes, ...closed })).toEqual(['received', '[closed]']);
    },
  );
});
