import Ajv from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { knownCalls } from '../../src/api/knownCalls';
import { checkDefinition } from '../../src/authoring';
import type { Answers } from '../../src/engine';
import { anySource } from './anySource';
import { importedRequest } from './importedRequest';

const validatorOf = (schema: object) => new Ajv({ strict: false, allErrors: true }).compile(schema);

/** The same schemas in each run; another seed is others. */
const runs = { numRuns: 100, seed: 20261128, endOnFailure: true };

it('makes a request type without errors of any schema', () => {
  fc.assert(
    fc.property(anySource, ({ schema }) => {
      const { files } = importedRequest(schema);
      const errors = checkDefinition('tried', files, knownCalls).filter(
        ({ severity }) => severity === 'error',
      );
      expect(errors).toEqual([]);
    }),
    runs,
  );
});

it('sends what the source takes, where the report says nothing else', () => {
  fc.assert(
    fc.property(anySource, ({ schema }) => {
      const { notes, fill, send } = importedRequest(schema);
      fc.pre(notes.every(({ kind, message }) => kind === 'added' && !/is sent, too/.test(message)));
      const validate = validatorOf(schema);
      for (const [seed, optional] of [0, 0.5, 1].entries()) {
        const filled = fill(seed, optional);
        expect(filled.problems).toEqual([]);
        const sent = send(filled.answers, filled.context);
        validate('payload' in sent ? sent.payload : sent);
        expect({ sent, errors: validate.errors }).toEqual({ sent, errors: null });
      }
    }),
    runs,
  );
});

/** The answers that a document of the source is: objects are fields, and entries of one value have a name for it. */
function answersOf(document: object): Answers {
  const answers: Answers = {};
  for (const [name, value] of Object.entries(document))
    if (name === 'home')
      for (const [inner, one] of Object.entries<Answers[string]>(value))
        answers[`home_${inner}`] = one;
    else
      answers[name] =
        Array.isArray(value) && name.length === 1 ? value.map((one) => ({ value: one })) : value;
  return answers;
}

it('takes what the source takes, where the report says nothing else', () => {
  fc.assert(
    fc.property(anySource, ({ schema, documents }) => {
      const { notes, send } = importedRequest(schema);
      // Each text gets a longest length, which is more than these have.
      fc.pre(notes.every(({ kind, message }) => kind === 'added' && /longest/.test(message)));
      const validate = validatorOf(schema);
      for (const document of documents.filter((one) => validate(one)))
        expect([document, send(answersOf(document))]).toMatchObject([document, { payload: {} }]);
    }),
    runs,
  );
});
