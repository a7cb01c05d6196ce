import { type CompiledDefinition, describedFields, pointerOf } from '#engine';
import type { Finding } from '../lint/diagnostic';
import { nearest } from '../lint/nearest';
import { shapeFindings } from '../read/shape';
import { readSource, type Source } from '../read/sourceFile';
import { type Example, type ExampleKind, expects, kindOf } from './example';
import type { World } from './exampleFixtures';

export interface ReadExample {
  kind: ExampleKind;
  example: Example;
  source: Source;
}

/** Reads an example file, or says why it cannot be run. */
export function readExample(
  path: string,
  text: string,
  definition: CompiledDefinition,
  world: World,
): ReadExample | { findings: Finding[] } {
  const source = readSource(path, text);
  if (source.findings.length > 0) return { findings: source.findings };
  const shape = shapeFindings('example', source);
  if (shape.length > 0) return { findings: shape };
  const example: Example = source.value;
  const kind = kindOf(path);
  const finding = (at: string, rule: string, says: string): Finding => ({
    file: path,
    ...source.placeOf(at),
    severity: 'error',
    rule,
    says,
  });
  if (!kind)
    return {
      findings: [
        finding(
          '',
          'example-name',
          'The name of an example begins with accepted-, rejected- or refused-. Rename the file.',
        ),
      ],
    };
  const findings = [
    ...expects[kind]
      .filter((name) => example[name] === undefined)
      .map((name) =>
        finding('', 'example-lacks', `An example that is ${kind} says "${name}". Add it.`),
      ),
    ...personFindings(example, world, finding),
    ...unknownAnswers(example, definition, finding),
  ];
  if (findings.length > 0) return { findings };
  const unanswered = world
    .unansweredCalls(definition, example)
    .map((call) =>
      finding(
        '',
        'example-call',
        `Nobody says here what "${call}" answers. Say it in the example, under "loaded" or "lists".`,
      ),
    );
  return unanswered.length > 0 ? { findings: unanswered } : { kind, example, source };
}

type Report = (at: string, rule: string, says: string) => Finding;

function personFindings({ as, holds }: Example, { people }: World, finding: Report): Finding[] {
  const policies = Object.hasOwn(people, as.clientId) ? people[as.clientId]! : undefined;
  if (!policies)
    return [finding('/as/clientId', 'example-person', unknown(as.clientId, Object.keys(people)))];
  const named: [string, string][] = [
    ...(as.policyNo === undefined ? [] : [['/as/policyNo', as.policyNo] as [string, string]]),
    ...(holds ?? []).map((policyNo, i): [string, string] => [`/holds/${i}`, policyNo]),
  ];
  return named
    .filter(([, policyNo]) => !policies.includes(policyNo))
    .map(([at, policyNo]) => finding(at, 'example-person', unknown(policyNo, policies)));
}

function unknown(name: string, known: string[]): string {
  const close = nearest(name, known);
  return `"${name}" is not in the demo book. ${close ? `Did you mean "${close}"?` : 'Name one that is.'}`;
}

function unknownAnswers(
  { answers }: Example,
  { schema }: CompiledDefinition,
  finding: Report,
): Finding[] {
  const known = [...new Set(describedFields(schema).map(({ at }) => at))];
  return Object.keys(answers ?? {})
    .filter((name) => !known.includes(pointerOf(name)))
    .map((name) => {
      const close = nearest(pointerOf(name), known);
      const hint = close ? `Did you mean "${close.slice(1)}"?` : 'Take it out.';
      return finding(
        `/answers${pointerOf(name)}`,
        'example-field',
        `"${name}" is no field of schema.json, so it is dropped. ${hint}`,
      );
    });
}
