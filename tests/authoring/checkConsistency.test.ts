import { describe, expect, it } from 'vitest';
import { checkConsistency } from '../../src/authoring/lint/checkConsistency';
import { formatDiagnostic } from '../../src/authoring/diagnostic';

const catalogue = (...keys: string[]) =>
  JSON.stringify({
    serviceTypes: [
      { key: 'a', title: 'A', requestTypes: keys.map((key) => ({ key, title: key })) },
    ],
  });
const request = (name: string) => JSON.stringify({ subType: { name } });

describe('checks across request types', () => {
  it('report a catalogue entry without a folder', () => {
    const found = (...keys: string[]) =>
      checkConsistency(catalogue(...keys), { address: request('address') }).map(formatDiagnostic);
    expect(found('address', 'adress')).toEqual([
      expect.stringMatching(
        /^catalogue\.json:1:\d+ warning catalogue-entry The folder schemas\/adress does not exist\. Did you mean "address"\?$/,
      ),
    ]);
    expect(found('address')).toEqual([]);
  });

  it('report two request types with the same sub-type, ignoring case', () => {
    const found = (name: string) =>
      checkConsistency(catalogue('one', 'two'), {
        one: request('pan card'),
        two: request(name),
      }).map(formatDiagnostic);
    expect(found(' PAN Card')).toEqual([
      expect.stringMatching(
        /^schemas\/two\/request\.json:1:20 error sub-type-twice The sub-type " PAN Card" is duplicated: "one" has it too/,
      ),
    ]);
    expect(found('address')).toEqual([]);
  });
});
