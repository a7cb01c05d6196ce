import { asOf, withReadOnlyValues } from '../src/engine';
import { contextOf, type ExampleFile } from '../tests/examples';
import { definitionOf, projectFiles } from '../tests/files';
import { customers } from './portal';

/** The definition on the example's day, and all that the form will know: what is given, loaded and looked up. */
export function known(example: ExampleFile, files = projectFiles) {
  const definition = asOf(definitionOf(example.key, files), example.today);
  const context = contextOf(definition, example);
  return { definition, context, answers: withReadOnlyValues(definition, context, example.answers) };
}

/** The first name of the customer who asks, by which the journeys sign in. */
export const nameOf = ({ as }: ExampleFile): string =>
  Object.values(customers).find(({ clientId }) => clientId === as.clientId)!.firstName;
