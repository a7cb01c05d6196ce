import { describe, expect, it } from 'vitest';
import { checkTogether } from '../../src/authoring/lint/checkTogether';
import { formatDiagnostic } from '../../src/authoring/lint/diagnostic';

const catalogue = (...keys: string[]) =>
  JSON.stringify({
    serviceTypes: [
      { key: 'a', title: 'A', requestTypes: keys.map((key) => ({ key, title: key })) },
    ],
  });
const request = (name: string) => JSON.stringify({ subType: { name } });

describe('between request types', () => {
  it('finds entries whose folder is not there', () => {
    const found = (...keys: string[]) =>
      checkTogether(catalogue(...keys), { address: request('address') }).map(formatDiagnostic);
    expect(found('address', 'adress')).toEqual([
      expect.stringMatching(
        /^catalogue\.json:1:\d+ warning catalogue-entry There is no folder schemas\/adress\. Did you mean "address"\?$/,
      ),
    ]);
    expect(found('address')).toEqual([]);
  });

  it('finds two with one sub-type, capitals aside', () => {
    const found = (name: string) =>
      checkTogether(catalogue('one', 'two'), { one: request('pan card'), two: request(name) }).map(
        formatDiagnostic,
      );
    expect(found(' PAN Card')).toEqual([
      expect.stringMatching(
        /^schemas\/two\/request\.json:1:20 error sub-type-twice " PAN Card" is the sub-type of "one" already/,
      ),
    ]);
    expect(found('address')).toEqual([]);
  });
});
