import { type Answers, activeSchema, normalizeAnswers } from '../../src/engine';
import { drawnFields } from '../../src/engine/layout/order';
import { type ExampleFile, exampleNamed } from '../examples';
import { submitsOf } from '../exampleRequest';
import { definitionOf } from '../files';

/** A form with health questions, submitted through the engine, starting from any of its examples. */
export function exampleRequest(key: string) {
  const definition = definitionOf(key);
  const { outcomeOf, messagesOf } = submitsOf(definition);

  return {
    definition,
    example: (name: string): ExampleFile => exampleNamed(key, name),
    outcomeOf,
    messagesOf,

    /** The `form_data` of the payload. */
    sentForm(from: ExampleFile, changes?: Answers): Answers {
      const outcome = outcomeOf(from, changes);
      if (outcome.kind !== 'call') throw new Error(JSON.stringify(outcome));
      return (outcome.payload as { form_data: Answers }).form_data;
    },

    /** The visible fields for these answers. */
    shown: (answers: Answers) =>
      drawnFields(definition, normalizeAnswers(definition, answers)).map((at) => at.slice(1)),
    asked: (answers: Answers) =>
      activeSchema(definition, normalizeAnswers(definition, answers)).properties,
    wordsIn: (field: string) => definition.ui[field],
    titleOf: (field: string): string => definition.ui[field]['ui:title'],
  };
}

export const withParty = (names: string[], party: string) =>
  names.map((name) => `${name}_${party}`);

export const general = 'q2a q2b q2c q2d q2e q2f q2g q2h q3 q4 q5 q6 q7 q8 q9'.split(' ');
export const female = 'q10a q10b q10c q10d1 q10d2 q10d3'.split(' ');
export const illness = [
  'illnessInjurytest',
  'dateCommenced',
  'typeTreatment',
  'durationOfIllnessInjury',
  'dateOfLastSymptoms',
  'currentCondition',
  'fullNameAddressDoctorHospital',
];
export const otherPolicy = [
  'policyNumber',
  'nameOfInsured',
  'companyName',
  'yearOfIssue',
  'basicSumAssured',
  'planAndRidersDecision',
  'status',
];

export const mandatory = 'This field is mandatory';
export const questionMandatory = 'This field mandatory';
