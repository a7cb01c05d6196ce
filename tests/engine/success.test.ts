import { expect, it } from 'vitest';
import { isSuccess } from '../../src/engine';

it('[API-03] treats only a status of "success", in any case, or true as success', () => {
  for (const status of ['success', 'SUCCESS', 'Success', true])
    expect(isSuccess({ status })).toBe(true);
  for (const status of ['failed', 'true', 1, false, null, undefined, 'successful'])
    expect(isSuccess({ status })).toBe(false);
  for (const body of [undefined, null, 'success', true, []]) expect(isSuccess(body)).toBe(false);
});
