import { describe, expect, it } from 'vitest';
import { sendDate, showDate } from '../../src/portal/format/date';
import { showMoney } from '../../src/ui/showMoney';
import { showNumber } from '../../src/ui/showNumber';
import { showPolicyNumber } from '../../src/portal/format/policyNumber';
import { showDay, showMoment, showMonthDay, showTime } from '../../src/portal/format/time';

describe('dates', () => {
  it('[FMT-05] show as DD/MM/YYYY and are sent as YYYY-MM-DD', () => {
    expect(showDate('1985-04-12')).toBe('12/04/1985');
    expect(sendDate('12/04/1985')).toBe('1985-04-12');
    expect(sendDate('31/02/1985')).toBeUndefined();
    expect(showDate(undefined)).toBe('');
  });

  it('[FMT-06] have a month-day form MMMM DD and a time form hh:mm a', () => {
    expect(showMonthDay('2026-11-05')).toBe('November 05');
    expect(showTime('2026-11-20T12:42:00Z')).toBe('06:12 pm');
    expect(showTime('2026-11-20T18:31:00Z')).toBe('12:01 am');
    expect(showTime('2026-11-20T06:30:00Z')).toBe('12:00 pm');
  });

  it('show a moment by the clock of the insurer', () => {
    expect(showMoment('2026-11-20T20:00:00Z')).toBe('21/11/2026 01:30 am');
    expect(showDay('2026-11-20T20:00:00Z')).toBe('21/11/2026');
    expect(showMoment('')).toBe('');
    expect(showMoment('soon')).toBe('');
  });
});

it('shows money in rupees, grouped as in India', () => {
  expect(showMoney(1000000)).toBe('₹ 10,00,000');
  expect(showMoney(89071.444)).toBe('₹ 89,071.44');
  expect(showMoney('25080')).toBe('₹ 25,080');
  expect(showMoney(0)).toBe('₹ 0');
  expect(showMoney(undefined)).toBe('–');
  expect(showMoney(25080, 2)).toBe('₹ 25,080.00');
  expect(showMoney(null, 2)).toBe('–');
});

it('shows numbers with the decimals that are asked for, grouped as in India', () => {
  expect(showNumber(100000.25, 4)).toBe('1,00,000.2500');
  expect(showNumber('', 2)).toBe('–');
});

it('groups a policy number to be read', () => {
  expect(showPolicyNumber('50010001')).toBe('5001 0001');
});
