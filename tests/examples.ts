import type { Answers } from '../src/engine/definition/definition';
import type { Example as AnyExample, ExampleKind } from '../src/authoring/examples/example';
import { keysOf, projectFiles } from './files';

export { contextOf } from '../src/server/integrations/demoContext';

/** An example with answers, which may be empty; a refused one needs none. */
export type Example = AnyExample & { answers: Answers };

export interface ExampleFile extends Example {
  key: string;
  name: string;
  kind: ExampleKind;
}

export function examplesOf(key: string, files = projectFiles): ExampleFile[] {
  const folder = `schemas/${key}/examples/`;
  return Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      const name = path.slice(folder.length).replace(/\.json$/, '');
      return { ...JSON.parse(text), key, name, kind: name.split('-')[0] as ExampleKind };
    });
}

/** One example of a request type, for instance `accepted-new-pan`. */
export function exampleNamed(key: string, name: string): ExampleFile {
  const example = examplesOf(key).find((one) => one.name === name);
  if (!example) throw new Error(`${key} has no example ${name}.`);
  return example;
}

export const allExamples = (files = projectFiles) =>
  keysOf(files).flatMap((key) => examplesOf(key, files));

/**
 * Whether an example assumes other records than the demo book: another customer, other policies, an open request, other
 * lists or loaded values, or changing responses of an outside service. Such an example is tested in the engine only.
 */
export const assumesRecords = ({
  as,
  customer,
  policy,
  holds,
  hasOpenRequest,
  lists,
  loaded,
  steps = [],
}: AnyExample): boolean =>
  customer !== undefined ||
  (loaded !== undefined && as.policyNo !== undefined) ||
  policy !== undefined ||
  holds !== undefined ||
  hasOpenRequest !== undefined ||
  lists !== undefined ||
  steps.some(({ call, response }, i) =>
    steps
      .slice(0, i)
      .some(
        (earlier) =>
          earlier.call === call && JSON.stringify(earlier.response) !== JSON.stringify(response),
      ),
  );
