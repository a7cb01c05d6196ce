/** The condition of a field, which is visible while it is true. */
interface Gate {
  watches: string[];
  isOpen: (answers: unknown[]) => boolean;
}

const anyYes = (...watches: string[]): Gate => ({
  watches,
  isOpen: (answers) => answers.includes('yes'),
});

const both = (tick: string, question: string): Gate => ({
  watches: [tick, question],
  isOpen: ([isTicked, answer]) => isTicked === true && answer === 'yes',
});

const ticked = (tick: string): Gate => ({
  watches: [tick],
  isOpen: ([isTicked]) => isTicked === true,
});

/** "Are you in good health?" shows the details for no, all other questions for yes. */
const goodHealth = 'q2h';
const questions =
  'q2a q2b q2c q2d q2e q2f q2g q2h q3 q4 q5 q6 q7 q8 q9 q10a q10b q10c q10d q10d1 q10d2 q10d3'.split(
    ' ',
  );

const anyIllness = (party: string): Gate => ({
  watches: questions.map((question) => `${question}_${party}`),
  isOpen: (answers) =>
    answers.some((answer, i) => answer === (questions[i] === goodHealth ? 'no' : 'yes')),
});

const illness = '(illness|dateCommenced|duration|type|dateOfLast|current|fullName).*';

const gates: [fields: RegExp, gate: Gate][] = [
  [/^duration_in_week$/, anyYes('q10b_insured', 'q10b_proposer')],
  [RegExp(`^${illness}Insured$`), anyIllness('insured')],
  [RegExp(`^${illness}Proposer$`), anyIllness('proposer')],
  [/^is.+Select$/, anyYes('hq11_insured', 'hq11_proposer')],
  ...['Tobacco', 'Alcohol', 'AnyNarcotic'].flatMap((name): [RegExp, Gate][] => [
    [RegExp(`^${name}.+Insured$`, 'i'), both(`is${name}Select`, 'hq11_insured')],
    [RegExp(`^${name}.+Proposer$`, 'i'), both(`is${name}Select`, 'hq11_proposer')],
    [RegExp(`^${name}ConsumedAs$`, 'i'), ticked(`is${name}Select`)],
  ]),
  [/PR[12]$/, anyYes('hq12_proposer')],
  [/LA[12]$/, anyYes('hq12_insured')],
];

export const gateOf = (field: string): Gate | undefined =>
  gates.find(([fields]) => fields.test(field))?.[1];
