import { describe, expect, it } from 'vitest';
import { catalogueKeywords, checkCatalogueLanguages } from '../../src/authoring';
import { formatDiagnostic } from '../../src/authoring/diagnostic';

const catalogue = {
  serviceTypes: [
    {
      key: 'details',
      title: 'Details',
      requestTypes: [
        { key: 'phone', title: 'Phone', keywords: ['mobile'] },
        { key: 'house', title: 'Address' },
      ],
    },
  ],
  screenKeywords: { profile: ['my data'] },
  notices: { birth: { title: 'Birth', message: 'Visit us.', keywords: ['age'] } },
};

const hindi = {
  serviceTypes: [
    {
      key: 'details',
      title: 'विवरण',
      requestTypes: [
        { key: 'house', title: 'पता', keywords: ['मकान'] },
        { key: 'phone', title: 'फ़ोन', keywords: ['मोबाइल', 'सिम', 'नंबर'] },
      ],
    },
  ],
  screenKeywords: { profile: ['मेरी जानकारी', 'मेरा विवरण'] },
  notices: { birth: { title: 'जन्म', message: 'शाखा में आएँ।', keywords: ['आयु'] } },
};

const checked = (overlay: object) =>
  checkCatalogueLanguages(
    JSON.stringify(catalogue),
    { 'catalogue.hi.json': JSON.stringify(overlay) },
    [],
  );

const problems = (change: (overlay: any) => void) => {
  const overlay = structuredClone(hindi);
  change(overlay);
  return checked(overlay).diagnostics.map(formatDiagnostic);
};

describe('keywords of another language', () => {
  it('are as many as the language needs, also where the first has none, and are no texts to translate', () => {
    expect(problems(() => {})).toEqual([]);
    expect([...checked(hindi).languages[0]!.texts.values()]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it.each<[string, (overlay: any) => void, RegExp]>([
    [
      'a duplicate',
      ({ screenKeywords }) => (screenKeywords.profile = ['मैं', 'मैं']),
      /error catalogue-keywords The keyword "मैं" is duplicated/,
    ],
    [
      'an empty text',
      ({ notices }) => (notices.birth.keywords = [' ']),
      /error catalogue-keywords This keyword is empty/,
    ],
    [
      'a number',
      ({ notices }) => (notices.birth.keywords = [5]),
      /error catalogue-keywords A keyword must be a text, not 5/,
    ],
    [
      'a text instead of a list',
      ({ notices }) => (notices.birth.keywords = 'आयु'),
      /error overlay-text Keywords must be a list of texts/,
    ],
    [
      'another place',
      ({ serviceTypes }) => (serviceTypes[0].keywords = ['विवरण']),
      /error overlay-unknown Unknown key "keywords"/,
    ],
  ])('report %s', (_about, change, message) => {
    expect(problems(change)).toEqual([expect.stringMatching(message)]);
  });

  it('find the same things as those of the first one, with the titles', () => {
    expect(catalogueKeywords(catalogue, [hindi])).toEqual({
      serviceTypes: { details: ['Details', 'विवरण'] },
      requestTypes: {
        phone: ['Phone', 'फ़ोन', 'mobile', 'मोबाइल', 'सिम', 'नंबर'],
        house: ['Address', 'पता', 'मकान'],
      },
      screens: { profile: ['my data', 'मेरी जानकारी', 'मेरा विवरण'] },
      notices: { birth: ['Birth', 'जन्म', 'age', 'आयु'] },
    });
  });
});
