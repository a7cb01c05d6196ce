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

  it('report a ticket for a sub-type that no request type has', () => {
    const found = (raisesFor: string) =>
      checkConsistency(catalogue('one', 'two'), {
        one: request('PAN card'),
        two: JSON.stringify({ subType: { name: 'bank' }, steps: [{ raisesFor }] }),
      }).map(formatDiagnostic);
    expect(found('PAN crad')).toEqual([
      expect.stringMatching(
        /two\/request\.json:1:\d+ warning sub-type-unknown .*"PAN crad"\. Did you mean "PAN card"\?$/,
      ),
    ]);
    expect(found('pan card')).toEqual([]);
  });

  it('report two request types behind one entry with one call for their tickets', () => {
    const behind = JSON.stringify({
      serviceTypes: [
        {
          key: 'a',
          title: 'A',
          requestTypes: [{ key: 'one', title: 'One', behind: ['two'] }],
        },
      ],
    });
    const raising = (call: string) =>
      JSON.stringify({ subType: { name: 'bank' }, steps: [{ call, raises: 'ticket' }] });
    const found = (call: string) =>
      checkConsistency(behind, { one: raising('POST bank/'), two: raising(call) }).map(
        formatDiagnostic,
      );
    expect(found('POST bank')).toEqual([
      expect.stringMatching(
        /two\/request\.json:1:\d+ error sub-type-call "one" raises its ticket of the same sub-type by "POST bank" too\. Use another path\.$/,
      ),
    ]);
    expect(found('POST bank-two/')).toEqual([]);
  });
});
