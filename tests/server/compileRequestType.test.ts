import { expect, it } from 'vitest';
import { compileRequestType } from '../../src/server/definitions/compileRequestType';

it('refuses a definition that cannot even be checked, with the reason', () => {
  const files = {
    get 'schemas/broken/schema.json'(): string {
      throw new Error('no such thing');
    },
  };
  expect(compileRequestType('broken', files)).toEqual({
    diagnostics: ['schemas/broken: no such thing'],
  });
});
