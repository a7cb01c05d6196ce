import { expect, it } from 'vitest';
import { checkRequestType } from '../../src/server/definitions/checkRequestType';

it('refuses a definition that cannot even be checked, with the reason', () => {
  const files = {
    get 'schemas/broken/schema.json'(): string {
      throw new Error('no such thing');
    },
  };
  expect(checkRequestType('broken', files)).toEqual({
    diagnostics: ['schemas/broken: no such thing'],
  });
});
