import { describe, expect, it } from 'vitest';
import { excludedCharacters, isFormat } from '../../src/engine';
import { compileSchema } from '../../src/engine/compile/compileDefinition';
import { formats } from '../../src/engine/formats';

/** Valid and invalid values, by format. */
const cases: { [name: string]: { holds: string[]; fails: string[] } } = {
  digits: { holds: ['0', '0123456789'], fails: ['', '12 3', '12a', '1.2', '-1'] },
  amount: {
    holds: ['1', '0.01', '25080', '25080.5', '007'],
    fails: ['0', '0.00', '-1', '1.', '1.234', '1,000', '.5', ''],
  },
  'letters-and-spaces': {
    holds: ['Asha', 'Asha Sample'],
    fails: ['Asha1', "D'Souza", 'Asha.', ''],
  },
  alphanumeric: { holds: ['A1b2', '123', 'abc'], fails: ['A 1', 'A-1', ''] },
  'up-to-six-digits': { holds: ['', '4', '400050'], fails: ['4000501', '40a'] },
  phone: {
    holds: ['9000000001', '1234567891'],
    fails: ['0123456789', '1234567890', '900000000', '90000000011', '90000 0001'],
  },
  pincode: { holds: ['400050', '000000'], fails: ['40005', '4000500', '40 050', 'abcdef'] },
  email: {
    holds: ['asha.sample@example.com', 'a_b-c@mail.example.co', 'A1@x.museum'],
    fails: [
      'asha+new@example.com',
      'asha@example',
      'asha@example.c',
      'asha@example.abcdefg',
      '@example.com',
      'a b@example.com',
    ],
  },
  pan: {
    holds: ['ABCPS1234F'],
    fails: ['ABCP91234F', 'abcps1234f', 'ABCPS1234', 'ABCPS12345', 'ABCPS1234FF'],
  },
  gstin: {
    holds: ['27ABCPS1234F1Z5'],
    fails: ['27ABCPS1234F1Z', '27ABCPS1234F0Z5', '2XABCPS1234F1Z5', '27abcps1234f1z5'],
  },
  ifsc: {
    holds: ['DEMO0000123', 'HDFC0A1B2C3'],
    fails: ['DEMO1000123', 'DEM00000123', 'DEMO000012', 'demo0000123'],
  },
  mobile: {
    holds: ['9000000001', '6123456789'],
    fails: ['5000000001', '900000000', '9999999999', '90000000011'],
  },
  'free-text': {
    holds: [
      '',
      'Sugar: 6.5 (fasting); metformin',
      "St. John's & Co, 12/4-B",
      'one\ntwo',
      'मधुमेह',
      'Dr. D’Souza – Pune',
      'HbA1c 7.2%, fever 101°F, 38.5℃; #12, 4th Cross',
      '"Stent" “placed”? — yes! @AIIMS * _ = + ~ [2] {x} a\\b $5 ₹ 500 €3',
      'BP ≥ 140, ± 5, ½ tablet → none',
      'क\u094D\u200Dष',
      'a\u00A0b',
    ],
    fails: ['<b>', 'a > b', 'a\tb', 'a\u0000b', 'fine 😀', '🇮🇳', '✓', 'a\u202Eb', 'a\u200Bb'],
  },
  'person-name': {
    holds: ['Asha', "D'Souza", 'Anne-Marie', 'K. R. Narayanan', 'आशा', 'José'],
    fails: ['', ' Asha', 'Asha1', '<Asha>', '.Asha', 'Asha@'],
  },
  country: {
    holds: ['India', 'Korea (South)', 'Trinidad & Tobago', "Côte d'Ivoire"],
    fails: ['', 'India1', '91', '<India>', '(India)'],
  },
  date: {
    holds: ['2024-02-29', '1985-04-12'],
    fails: ['2023-02-29', '2023-13-01', '12/04/1985', '85-04-12'],
  },
};

it('[FMT-01] has the patterns digits only, letters and spaces only, alphanumeric only, up to 6 digits', () => {
  for (const name of ['digits', 'letters-and-spaces', 'alphanumeric', 'up-to-six-digits']) {
    for (const value of cases[name]!.holds) expect(isFormat(name, value), value).toBe(true);
    for (const value of cases[name]!.fails) expect(isFormat(name, value), value).toBe(false);
  }
});

it('[FMT-02] has the e-mail pattern: letters, digits, ._- before @, a domain, an ending of 2 to 6 letters', () => {
  for (const value of cases.email!.holds) expect(isFormat('email', value), value).toBe(true);
  for (const value of cases.email!.fails) expect(isFormat('email', value), value).toBe(false);
});

it('[FMT-03] has the patterns of PAN, GSTIN (15 characters) and IFSC', () => {
  for (const name of ['pan', 'gstin', 'ifsc']) {
    for (const value of cases[name]!.holds) expect(isFormat(name, value), value).toBe(true);
    for (const value of cases[name]!.fails) expect(isFormat(name, value), value).toBe(false);
  }
  expect(cases.gstin!.holds[0]).toHaveLength(15);
});

it('[FMT-04] has the repeated-same-character check', () => {
  const isMixed = compileSchema({ type: 'string', notRepeated: true });
  for (const value of ['9999999999', '00', 'aaaa']) expect(isMixed(value), value).toBe(false);
  for (const value of ['9999999998', '0', '', 'abab']) expect(isMixed(value), value).toBe(true);
});

describe('every format', () => {
  it.each(formats)(
    '$name accepts and rejects its cases and accepts its own example',
    ({ name, example }) => {
      const { holds, fails } = cases[name]!;
      for (const value of [example, ...holds]) expect(isFormat(name, value), value).toBe(true);
      for (const value of fails) expect(isFormat(name, value), value).toBe(false);
      for (const value of [example, ...holds]) expect(excludedCharacters(name, value)).toEqual([]);
    },
  );

  it('names each excluded character once, in the order of the text', () => {
    expect(excludedCharacters('free-text', 'a 😀 <b> <c>')).toEqual(['😀', '<', '>']);
    expect(excludedCharacters('free-text', 'a\u202Eb')).toEqual(['\u202E']);
    expect(excludedCharacters('digits', '1.5')).toEqual([]);
    expect(excludedCharacters('letters-and-spaces', 'Asha \u0915\u0935\u093F')).toEqual([
      '\u0915',
      '\u0935\u093F',
    ]);
  });

  it('throws for an unknown name', () => {
    expect(() => isFormat('pna', '')).toThrow('Unknown format "pna".');
  });
});
