import { describe, expect, it } from 'vitest';
import { exampleRequest, unanswered } from '../exampleRequest';

const policyMissing = { policy: 'Please select policy number' };

describe('draw date', () => {
  const { definition, messagesOf, withoutPolicy } = exampleRequest('draw_date', 'accepted-date');

  it('[DRAW-01] requires a policy and a draw date from the list', () => {
    expect(withoutPolicy({ draw_date: undefined })).toEqual({
      ...policyMissing,
      draw_date: 'Please select New draw date',
    });
    expect(definition.request.lists!['/draw_date']).toEqual({
      call: 'GET get-draw-date-list/',
      items: '/list',
    });
    expect(messagesOf({ draw_date: '25' })).toEqual({});
    expect(messagesOf({ draw_date: '26' })).toHaveProperty('draw_date');
  });
});

describe('cheque pickup', () => {
  const { example, messagesOf, withoutPolicy } = exampleRequest(
    'renewal_cheque_pickup',
    'accepted-tomorrow',
  );

  it('[CHQ-04] requires policy, pin code of six digits, amount, date, location, address type and slot', () => {
    const pincode = (value: string | undefined) =>
      messagesOf({ pincode: value, is_serviceable: undefined }).pincode;
    expect(withoutPolicy()).toEqual(policyMissing);
    expect(pincode(undefined)).toBe('Please enter Pin code');
    for (const wrong of ['40005', '4000500', '40005a'])
      expect(pincode(wrong)).toBe('Invalid Pin Code');
    const rest = {
      cheque_amount: 'Please enter Cheque amount',
      cheque_pickup_date: 'Please select Pickup date',
      cheque_pickup_location: 'Please enter Pickup location',
      pickup_location_current_per_other: 'Please select Address type',
      preferred_slot: 'Please select Preferred slot',
    };
    expect(messagesOf(unanswered(Object.keys(rest)))).toEqual(rest);
  });

  it('[CHQ-05] accepts a pickup date from tomorrow', () => {
    expect(example.today).toBe('2026-11-21');
    expect(messagesOf({ cheque_pickup_date: '2026-11-22' })).toEqual({});
    for (const day of ['2026-11-21', '2026-11-20'])
      expect(messagesOf({ cheque_pickup_date: day })).toEqual({
        cheque_pickup_date: 'Pickup date must be in the future',
      });
  });
});
