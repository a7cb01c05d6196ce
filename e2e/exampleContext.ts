import { asOf, withReadOnlyValues } from '../src/engine';
import { contextOf, type ExampleFile } from '../tests/examples';
import { definitionOf, projectFiles } from '../tests/files';
import { customers } from './portal';
import { readsIn } from './words';

/** The definition on the example's day, its context (given, loaded and looked-up values) and its answers. */
export function exampleContext(example: ExampleFile, files = projectFiles) {
  const definition = asOf(definitionOf(example.key, files, readsIn()), example.today);
  const context = contextOf(definition, example);
  return { definition, context, answers: withReadOnlyValues(definition, context, example.answers) };
}

/** The first name of the example's customer, which the journeys use to sign in. */
export const nameOf = ({ as }: ExampleFile): string =>
  Object.values(customers).find(({ clientId }) => clientId === as.clientId)!.firstName;
