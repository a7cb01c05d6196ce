import { describe, expect, it } from 'vitest';
import {
  dateFrom,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatNumber,
  formatTime,
} from '../../src/engine';
import { formatPolicyNumber } from '../../src/portal/format/policyNumber';
import { formatMonthDay } from '../../src/portal/format/time';

const india = 'Asia/Kolkata';

describe('dates', () => {
  it('[FMT-05] are shown as DD/MM/YYYY and sent as YYYY-MM-DD', () => {
    expect(formatDate('1985-04-12')).toBe('12/04/1985');
    expect(dateFrom('12/04/1985')).toBe('1985-04-12');
    expect(dateFrom('31/02/1985')).toBeUndefined();
    expect(formatDate('1985-04-12T00:00:00')).toBe('12/04/1985');
    expect(formatDate('1985-02-31')).toBe('1985-02-31');
    expect(formatDate(undefined)).toBe('');
  });

  it('[FMT-06] have the formats MMMM DD for a day and hh:mm a for a time', () => {
    expect(formatMonthDay('2026-11-05')).toBe('November 05');
    expect(formatTime('2026-11-20T12:42:00Z', india)).toBe('06:12\u00A0pm');
    expect(formatTime('2026-11-20T18:31:00Z', india)).toBe('12:01\u00A0am');
    expect(formatTime('2026-11-20T06:30:00Z', india)).toBe('12:00\u00A0pm');
  });

  it('show a time in the insurer’s time zone', () => {
    expect(formatDateTime('2026-11-20T20:00:00Z', india)).toBe('21/11/2026 01:30\u00A0am');
    expect(formatDay('2026-11-20T20:00:00Z', india)).toBe('21/11/2026');
    expect(formatDateTime('', india)).toBe('');
    expect(formatDateTime('soon', india)).toBe('');
  });

  it('show a moment in the time zone of the insurer, in summer and in winter', () => {
    expect(formatDateTime('2026-07-20T20:00:00Z', 'Europe/London')).toBe(
      '20/07/2026 09:00\u00A0pm',
    );
    expect(formatDateTime('2026-11-20T20:00:00Z', 'Europe/London')).toBe(
      '20/11/2026 08:00\u00A0pm',
    );
    expect(formatDateTime('2026-11-20T20:00:00Z', 'UTC')).toBe('20/11/2026 08:00\u00A0pm');
  });
});

it('shows money in rupees, grouped as in India', () => {
  expect(formatMoney(1000000)).toBe('₹\u00A010,00,000');
  expect(formatMoney(89071.444)).toBe('₹\u00A089,071.44');
  expect(formatMoney('25080')).toBe('₹\u00A025,080');
  expect(formatMoney(0)).toBe('₹\u00A00');
  expect(formatMoney(undefined)).toBe('–');
  expect(formatMoney(25080, 2)).toBe('₹\u00A025,080.00');
  expect(formatMoney(null, 2)).toBe('–');
});

it('shows numbers with the given decimals, grouped as in India', () => {
  expect(formatNumber(100000.25, 4)).toBe('1,00,000.2500');
  expect(formatNumber('', 2)).toBe('–');
});

it('groups the digits of a policy number', () => {
  expect(formatPolicyNumber('50010001')).toBe('5001 0001');
});
