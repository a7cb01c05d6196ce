import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  type FileAnswer,
  submitRequest,
} from '../src/engine';
import { contextOf, type ExampleFile, exampleNamed } from './examples';
import { definitionOf } from './files';

/** Submits a request type through the engine, starting from any of its examples. */
export function submitsOf(definition: CompiledDefinition) {
  /** The outcome of a submit with changed answers; `undefined` removes an answer. */
  function outcomeOf(from: ExampleFile, changes: Answers = {}, known: Partial<Context> = {}) {
    const answers = { ...from.answers, ...changes };
    const context = { ...contextOf(definition, { ...from, answers }), ...known };
    return submitRequest(definition, context, answers);
  }

  /** The messages of all problems, by field; empty when the request is sent. */
  function messagesOf(
    from: ExampleFile,
    changes?: Answers,
    known?: Partial<Context>,
  ): { [field: string]: string } {
    const outcome = outcomeOf(from, changes, known);
    if (outcome.kind === 'call') return {};
    if (outcome.kind !== 'problems') throw new Error(JSON.stringify(outcome));
    return Object.fromEntries(outcome.problems.map(({ at, message }) => [at.slice(1), message]));
  }

  return { outcomeOf, messagesOf };
}

/** Submits a request type through the engine, starting from one of its accepted examples. */
export function exampleRequest(key: string, name: string) {
  const example = exampleNamed(key, name);
  const definition = asOf(definitionOf(key), example.today);
  const submits = submitsOf(definition);
  const messagesOf = (changes?: Answers, known?: Partial<Context>) =>
    submits.messagesOf(example, changes, known);

  return {
    definition,
    example,
    outcomeOf: (changes?: Answers, known?: Partial<Context>) =>
      submits.outcomeOf(example, changes, known),
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
export const unanswered = (fields: string[]): Answers =>
  Object.fromEntries(fields.map((field) => [field, undefined]));
