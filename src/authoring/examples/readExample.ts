import { type CompiledDefinition, describedFields, pointerOf } from '#engine';
import type { Diagnostic } from '../lint/diagnostic';
import { nearest } from '../lint/nearest';
import { shapeFindings } from '../read/shape';
import { readSourceFile, type SourceFile } from '../read/sourceFile';
import { type Example, type ExampleKind, expects, kindOf } from './example';
import type { ExampleFixtures } from './exampleFixtures';

export interface ReadExample {
  kind: ExampleKind;
  example: Example;
  source: SourceFile;
}

/** Reads an example file, or says why it cannot be run. */
export function readExample(
  path: string,
  text: string,
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
): ReadExample | { diagnostics: Diagnostic[] } {
  const source = readSourceFile(path, text);
  if (source.diagnostics.length > 0) return { diagnostics: source.diagnostics };
  const shape = shapeFindings('example', source);
  if (shape.length > 0) return { diagnostics: shape };
  const example: Example = source.value;
  const kind = kindOf(path);
  const diagnostic = (at: string, rule: string, message: string): Diagnostic => ({
    file: path,
    ...source.placeOf(at),
    severity: 'error',
    rule,
    message,
  });
  if (!kind)
    return {
      diagnostics: [
        diagnostic(
          '',
          'example-name',
          'The name of an example begins with accepted-, rejected- or refused-. Rename the file.',
        ),
      ],
    };
  const diagnostics = [
    ...expects[kind]
      .filter((name) => example[name] === undefined)
      .map((name) =>
        diagnostic('', 'example-lacks', `An example that is ${kind} says "${name}". Add it.`),
      ),
    ...personFindings(example, fixtures, diagnostic),
    ...unknownAnswers(example, definition, diagnostic),
  ];
  if (diagnostics.length > 0) return { diagnostics };
  const unanswered = fixtures
    .unansweredCalls(definition, example)
    .map((call) =>
      diagnostic(
        '',
        'example-call',
        `Nobody says here what "${call}" answers. Say it in the example, under "loaded" or "lists".`,
      ),
    );
  return unanswered.length > 0 ? { diagnostics: unanswered } : { kind, example, source };
}

type Report = (at: string, rule: string, message: string) => Diagnostic;

function personFindings(
  { as, holds }: Example,
  { policyNumbersByClient }: ExampleFixtures,
  diagnostic: Report,
): Diagnostic[] {
  const policies = Object.hasOwn(policyNumbersByClient, as.clientId)
    ? policyNumbersByClient[as.clientId]!
    : undefined;
  if (!policies)
    return [
      diagnostic(
        '/as/clientId',
        'example-person',
        unknown(as.clientId, Object.keys(policyNumbersByClient)),
      ),
    ];
  const named: [string, string][] = [
    ...(as.policyNo === undefined ? [] : [['/as/policyNo', as.policyNo] as [string, string]]),
    ...(holds ?? []).map((policyNo, i): [string, string] => [`/holds/${i}`, policyNo]),
  ];
  return named
    .filter(([, policyNo]) => !policies.includes(policyNo))
    .map(([at, policyNo]) => diagnostic(at, 'example-person', unknown(policyNo, policies)));
}

function unknown(name: string, known: string[]): string {
  const close = nearest(name, known);
  return `"${name}" is not in the demo book. ${close ? `Did you mean "${close}"?` : 'Name one that is.'}`;
}

function unknownAnswers(
  { answers }: Example,
  { schema }: CompiledDefinition,
  diagnostic: Report,
): Diagnostic[] {
  const known = [...new Set(describedFields(schema).map(({ at }) => at))];
  return Object.keys(answers ?? {})
    .filter((name) => !known.includes(pointerOf(name)))
    .map((name) => {
      const close = nearest(pointerOf(name), known);
      const hint = close ? `Did you mean "${close.slice(1)}"?` : 'Take it out.';
      return diagnostic(
        `/answers${pointerOf(name)}`,
        'example-field',
        `"${name}" is no field of schema.json, so it is dropped. ${hint}`,
      );
    });
}
