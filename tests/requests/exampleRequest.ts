import { type Answers, asOf, type Context, type FileAnswer, submitRequest } from '../../src/engine';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf } from '../files';

/** Submits a request type through the engine, starting from one of its accepted examples. */
export function exampleRequest(key: string, name: string) {
  const example = examplesOf(key).find((one) => one.name === name)!;
  const definition = asOf(definitionOf(key), example.today);

  /** The outcome of a submit with changed answers; `undefined` removes an answer. */
  function outcomeOf(changes: Answers = {}, known: Partial<Context> = {}) {
    const answers = { ...example.answers, ...changes };
    const context = { ...contextOf(definition, { ...example, answers }), ...known };
    return submitRequest(definition, context, answers);
  }

  /** The messages of all problems, by field; empty when the request is sent. */
  function messagesOf(changes?: Answers, known?: Partial<Context>): { [field: string]: string } {
    const outcome = outcomeOf(changes, known);
    if (outcome.kind === 'call') return {};
    if (outcome.kind !== 'problems') throw new Error(JSON.stringify(outcome));
    return Object.fromEntries(outcome.problems.map(({ at, message }) => [at.slice(1), message]));
  }

  return {
    definition,
    example: example as ExampleFile,
    outcomeOf,
    messagesOf,
    withoutPolicy: (changes?: Answers) => messagesOf(changes, { policy: undefined }),

    /** The message for a file of this name and size; `undefined` when it is accepted. */
    fileMessage: (field: string, fileName: string, size?: number) =>
      messagesOf({ [field]: file(fileName, size) })[field],
  };
}

export const file = (name: string, size = 2000): FileAnswer => ({ id: name, name, size, type: '' });

/** The extensions that any form accepts, and one that no form accepts. */
export const kindsOfFile = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'tiff', 'webp', 'exe'];

/** The same message for each of these fields. */
export const sameMessage = (fields: string[], words: string) =>
  Object.fromEntries(fields.map((field) => [field, words]));

/** Removes the answers of these fields. */
export const unanswered = (fields: string[]): Answers => sameMessage(fields, undefined!);
