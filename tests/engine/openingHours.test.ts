import { describe, expect, it } from 'vitest';
import { isOpenAt, nextOpening, type OpeningHours } from '../../src/engine';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const office: OpeningHours[] = [
  { days: [...weekdays], from: '09:00', until: '15:00' },
  { days: ['Sat'], from: '10:00', until: '13:00' },
];
const nights: OpeningHours[] = [{ days: ['Fri'], from: '22:00', until: '06:00' }];

/** 2026-11-23 is a Monday. */
const cases: [hours: OpeningHours[], at: string, opens: string | undefined][] = [
  [office, '2026-11-23 08:59', '2026-11-23 09:00'],
  [office, '2026-11-23 09:00', undefined],
  [office, '2026-11-23 14:59', undefined],
  [office, '2026-11-23 15:00', '2026-11-24 09:00'],
  [office, '2026-11-27 23:59', '2026-11-28 10:00'],
  [office, '2026-11-28 13:00', '2026-11-30 09:00'],
  [office, '2026-11-29 12:00', '2026-11-30 09:00'],
  // A holiday, on a Wednesday.
  [office, '2026-11-24 16:00', '2026-11-26 09:00'],
  [office, '2026-11-25 10:00', '2026-11-26 09:00'],
  [[{}], '2026-11-25 10:00', '2026-11-26 00:00'],
  [[{ from: '20:00' }], '2026-11-23 23:59', undefined],
  [[{ from: '20:00' }], '2026-11-23 00:00', '2026-11-23 20:00'],
  [nights, '2026-11-27 21:59', '2026-11-27 22:00'],
  [nights, '2026-11-28 05:59', undefined],
  [nights, '2026-11-28 06:00', '2026-12-04 22:00'],
  [nights, '2026-11-28 23:00', '2026-12-04 22:00'],
  // Over night into the holiday, and out of it.
  [[{ from: '22:00', until: '06:00' }], '2026-11-25 01:00', '2026-11-26 22:00'],
  [[{ from: '22:00', until: '06:00' }], '2026-11-26 01:00', '2026-11-26 22:00'],
];

const localTime = (text: string) => ({ day: text.slice(0, 10), time: text.slice(11) });

describe('opening hours', () => {
  it.each(cases)('%j at %s open at %s', (hours, at, opens) => {
    const opening = { hours, holidays: ['2026-11-25'] };
    const now = localTime(at);
    expect(isOpenAt(opening, now)).toBe(opens === undefined);
    if (opens) {
      expect(nextOpening(opening, now)).toEqual(localTime(opens));
      expect(isOpenAt(opening, localTime(opens))).toBe(true);
    }
  });

  it('do not open after the last day', () => {
    const sunday = localTime('2026-11-29 12:00');
    expect(nextOpening({ hours: office }, sunday, '2026-11-29')).toBeUndefined();
    expect(nextOpening({ hours: office }, sunday, '2026-11-30')).toEqual({
      day: '2026-11-30',
      time: '09:00',
    });
  });
});
