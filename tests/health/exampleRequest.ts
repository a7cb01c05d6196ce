import {
  type Answers,
  activeSchema,
  type Context,
  normalizeAnswers,
  submitRequest,
} from '../../src/engine';
import { drawnFields } from '../../src/engine/layout/order';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf } from '../files';

/** Submits a request type through the engine, starting from one of its examples. */
export function exampleRequest(key: string) {
  const definition = definitionOf(key);
  const examples = new Map(examplesOf(key).map((one) => [one.name, one]));

  /** The outcome of a submit with changed answers; `undefined` removes an answer. */
  function outcomeOf(from: ExampleFile, changes: Answers = {}, known: Partial<Context> = {}) {
    const answers = { ...from.answers, ...changes };
    const context = { ...contextOf(definition, { ...from, answers }), ...known };
    return submitRequest(definition, context, answers);
  }

  return {
    definition,
    example: (name: string): ExampleFile => examples.get(name)!,
    outcomeOf,

    /** The messages of all problems, by field. */
    messagesOf(from: ExampleFile, changes?: Answers, known?: Partial<Context>) {
      const outcome = outcomeOf(from, changes, known);
      if (outcome.kind === 'call') return {};
      if (outcome.kind !== 'problems') throw new Error(JSON.stringify(outcome));
      return Object.fromEntries(outcome.problems.map(({ at, message }) => [at.slice(1), message]));
    },

    /** The `form_data` of the payload. */
    sentForm(from: ExampleFile, changes?: Answers): Answers {
      const outcome = outcomeOf(from, changes);
      if (outcome.kind !== 'call') throw new Error(JSON.stringify(outcome));
      return (outcome.payload as { form_data: Answers }).form_data;
    },

    /** The visible fields for these answers. */
    shown: (answers: Answers) => drawnFields(definition, normalizeAnswers(definition, answers)),
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

/** The same message for each of these fields. */
export const sameMessage = (fields: string[], words: string) =>
  Object.fromEntries(fields.map((field) => [field, words]));

/** Removes the answers of these fields. */
export const unanswered = (fields: string[]): Answers =>
  Object.fromEntries(fields.map((field) => [field, undefined]));
