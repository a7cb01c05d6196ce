import { expect, it } from 'vitest';
import { withoutForgotten } from '../../src/form/controller/answers/answer';
import {
  sameMessage,
  exampleRequest,
  female,
  general,
  illness,
  mandatory,
  otherPolicy,
} from './exampleRequest';

const { definition, example, messagesOf, sentForm } = exampleRequest('revival_application');
const alone = example('accepted-woman-alone');
const both = example('accepted-proposer-by-rider');
const everything = example('accepted-everything-open');

it('[REV-45] asks a party for the details of illness on any yes of its own, or where it is not in good health', () => {
  for (const [party, suffix] of [
    ['insured', 'Insured'],
    ['proposer', 'Proposer'],
  ] as const) {
    const details = sameMessage(
      illness.map((name) => name + suffix),
      mandatory,
    );
    for (const question of [...general, ...female, 'q10d']) {
      const bad = question === 'q2h' ? 'no' : 'yes';
      const weeks = question === 'q10b' ? { duration_in_week: '20' } : {};
      expect(messagesOf(both, { [`${question}_${party}`]: bad, ...weeks })).toEqual(details);
    }
  }
});

it('[REV-46] limits the details of illness, and says to how many characters', () => {
  for (const name of illness)
    for (const party of ['Insured', 'Proposer']) {
      const limit = name.startsWith('date') ? 100 : 250;
      const field = name + party;
      expect(messagesOf(everything, { [field]: 'x'.repeat(limit) })).toEqual({});
      expect(messagesOf(everything, { [field]: 'x'.repeat(limit + 1) })).toEqual({
        [field]: `Only ${limit} characters allowed`,
      });
    }
});

it('[REV-47] asks for what was consumed, and each party that said yes for quantity and illness', () => {
  for (const [box, name] of [
    ['isTobaccoSelect', 'tobacco'],
    ['isAlcoholSelect', 'alcohol'],
    ['isAnyNarcoticSelect', 'anyNarcotic'],
  ] as const) {
    const of = (party: string) => [`${name}Quantity${party}`, `${name}IllnessTestOrYears${party}`];
    const missing = (changes: object) => Object.keys(messagesOf(both, { [box]: true, ...changes }));
    expect(missing({})).toEqual([]);
    expect(missing({ hq11_insured: 'yes' })).toEqual([`${name}ConsumedAs`, ...of('Insured')]);
    expect(missing({ hq11_proposer: 'yes' })).toEqual([`${name}ConsumedAs`, ...of('Proposer')]);
    expect(messagesOf(everything, { [`${name}ConsumedAs`]: 'x'.repeat(101) })).toEqual({
      [`${name}ConsumedAs`]: 'Only 100 characters allowed',
    });
    for (const field of [...of('Insured'), ...of('Proposer')])
      expect(messagesOf(everything, { [field]: 'x'.repeat(51) })).toEqual({
        [field]: 'Only 50 characters allowed',
      });
  }
});

it('[REV-48] wants a substance ticked where either party said yes to question 11', () => {
  const words = { isTobaccoSelect: 'Please select at least one row to proceed.' };
  expect(messagesOf(both, { hq11_insured: 'yes' })).toEqual(words);
  expect(messagesOf(both, { hq11_proposer: 'yes', isAlcoholSelect: false })).toEqual(words);
  expect(messagesOf(alone, { hq11_proposer: 'yes' })).toEqual({});
  for (const box of ['isTobaccoSelect', 'isAlcoholSelect', 'isAnyNarcoticSelect'])
    expect(messagesOf(both, { hq11_insured: 'yes', [box]: true })).not.toHaveProperty(
      'isTobaccoSelect',
    );
});

it('[REV-14] [REV-16] lets the form forget what an unticked substance or a no to question 12 hides', () => {
  const given = sentForm(everything);
  const forgotten = (at: string, value: unknown) => {
    const after = withoutForgotten(definition, `/${at}`, given, { ...given, [at]: value });
    return Object.keys(given).filter((field) => !(field in after));
  };
  for (const [box, name] of [
    ['isTobaccoSelect', 'tobacco'],
    ['isAlcoholSelect', 'alcohol'],
    ['isAnyNarcoticSelect', 'anyNarcotic'],
  ] as const)
    expect(forgotten(box, false).sort()).toEqual([
      `${name}ConsumedAs`,
      ...['IllnessTestOrYears', 'Quantity'].flatMap((what) =>
        ['Insured', 'Proposer'].map((party) => name + what + party),
      ),
    ]);
  for (const [party, row] of [
    ['insured', 'LA'],
    ['proposer', 'PR'],
  ] as const)
    expect(forgotten(`hq12_${party}`, 'no').sort()).toEqual(
      [1, 2].flatMap((n) => otherPolicy.map((name) => `${name}${row}${n}`)).sort(),
    );
});
