import { type Pointer, pointerOf } from '#engine';
import { answersOf, dependenciesOf, type Dependency } from '../values/dependencies';
import type { Check, CheckInput, Violation } from './check';

export const circularValues: Check = {
  id: 'circular-values',
  *run(input) {
    const { request } = input.definition;
    const isReadOnly = (field: Pointer) =>
      input.fields.some(({ at, schema }) => at === field && schema.readOnly);
    const dependencies = dependenciesOf(request, isReadOnly);
    const reported = new Set<Pointer>();
    for (const [i, dependency] of dependencies.entries()) {
      const back = pathOf(dependencies.slice(0, i + 1), dependency.to, dependency.from);
      if (!back || reported.has(dependency.at)) continue;
      reported.add(dependency.at);
      yield {
        file: 'request',
        at: dependency.at,
        target: 'name',
        message: circle(dependency, back),
      };
    }
    yield* tooEarly(input, isReadOnly, reported);
  },
};

function circle({ from, to, by }: Dependency, back: Dependency[]): string {
  const fields = [from, to, ...back.map((one) => one.to)].map((field) => `"${field}"`);
  return from === to
    ? `${capital(by)} makes "${to}" of itself. Name another field.`
    : `This is a circle: ${fields.join(' makes ')}. ${capital(by)} is its last part. Remove one part.`;
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** The dependencies that lead from one field to another. */
function pathOf(dependencies: Dependency[], from: Pointer, to: Pointer): Dependency[] | undefined {
  const paths = new Map<Pointer, Dependency[]>([[from, []]]);
  for (const [field, path] of paths) {
    if (field === to) return path;
    for (const next of dependencies)
      if (next.from === field && !paths.has(next.to)) paths.set(next.to, [...path, next]);
  }
  return undefined;
}

/** Read-only values are computed in the order of `prefill`. */
function* tooEarly(
  { definition: { request } }: CheckInput,
  isReadOnly: (field: Pointer) => boolean,
  reported: Set<Pointer>,
): Generator<Violation> {
  const filled = new Set(
    Object.values(request.lookUps ?? {}).flatMap(({ fills }) => Object.keys(fills)),
  );
  const fields = Object.keys(request.prefill ?? {}).filter(
    (field) => isReadOnly(field) && !filled.has(field),
  );
  for (const [i, field] of fields.entries()) {
    const at = `/prefill${pointerOf(field)}`;
    const later = answersOf(request.prefill![field]).find((from) => fields.indexOf(from) > i);
    if (later !== undefined && !reported.has(at) && !reaches(request.prefill!, later, field))
      yield {
        file: 'request',
        at,
        target: 'name',
        message: `"${field}" follows from "${later}", which is computed after it. Move "${later}" before "${field}" in prefill.`,
      };
  }
}

const reaches = (prefill: object, from: Pointer, to: Pointer): boolean =>
  answersOf((prefill as { [field: Pointer]: unknown })[from]).includes(to);
