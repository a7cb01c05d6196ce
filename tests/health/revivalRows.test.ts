import { expect, it } from 'vitest';
import { withoutForgotten } from '../../src/form/controller/answers/answer';
import { sameMessage } from '../exampleRequest';
import { exampleRequest, female, general, illness, mandatory, otherPolicy } from './exampleRequest';

const { definition, example, messagesOf, sentForm } = exampleRequest('revival_application');
const womanAlone = example('accepted-woman-alone');
const both = example('accepted-proposer-by-rider');
const everything = example('accepted-everything-open');

it('[REV-45] requires the details of illness from a party with any yes or not in good health', () => {
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

it('[REV-46] limits the length of the details of illness, and the message has the limit', () => {
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

it('[REV-47] requires the substance, and quantity and illness for each party with a yes', () => {
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

it('[REV-48] requires a selected substance when a party answered question 11 with yes', () => {
  const words = { isTobaccoSelect: 'Please select at least one row to proceed.' };
  expect(messagesOf(both, { hq11_insured: 'yes' })).toEqual(words);
  expect(messagesOf(both, { hq11_proposer: 'yes', isAlcoholSelect: false })).toEqual(words);
  expect(messagesOf(womanAlone, { hq11_proposer: 'yes' })).toEqual({});
  for (const box of ['isTobaccoSelect', 'isAlcoholSelect', 'isAnyNarcoticSelect'])
    expect(messagesOf(both, { hq11_insured: 'yes', [box]: true })).not.toHaveProperty(
      'isTobaccoSelect',
    );
});

it('[REV-14] [REV-16] clears the answers that a deselected substance or a no to question 12 hides', () => {
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
