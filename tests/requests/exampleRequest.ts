import { type Answers, asOf, type Context, type FileAnswer, submitRequest } from '../../src/engine';
import { contextOf, type ExampleFile, examplesOf } from '../examples';
import { definitionOf } from '../files';

/** A request type asked through its doors, from one of its accepted examples on. */
export function exampleRequest(key: string, name: string) {
  const example = examplesOf(key).find((one) => one.name === name)!;
  const definition = asOf(definitionOf(key), example.today);

  /** What submitting comes to, with other answers than the example's; `undefined` takes an answer away. */
  function outcomeOf(changes: Answers = {}, known: Partial<Context> = {}) {
    const answers = { ...example.answers, ...changes };
    const context = { ...contextOf(definition, { ...example, answers }), ...known };
    return submitRequest(definition, context, answers);
  }

  /** The words of every problem, by field; none where the request is sent. */
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

    /** The words for a file of that name and size at a field; `undefined` where it is taken. */
    fileMessage: (field: string, fileName: string, size?: number) =>
      messagesOf({ [field]: file(fileName, size) })[field],
  };
}

export const file = (name: string, size = 2000): FileAnswer => ({ id: name, name, size, type: '' });

/** One name for every kind of file that some form takes, and for one that none does. */
export const kindsOfFile = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'tiff', 'webp', 'exe'];

/** The same words for each of these fields. */
export const sameMessage = (fields: string[], words: string) =>
  Object.fromEntries(fields.map((field) => [field, words]));

/** These fields without an answer. */
export const unanswered = (fields: string[]): Answers => sameMessage(fields, undefined!);
