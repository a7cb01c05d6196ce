import { type CompiledDefinition, describedFields, type Pointer, pointerOf } from '#engine';
import type { Diagnostic } from '../diagnostic';
import { closest, didYouMean } from '../didYouMean';
import { readSourceFile, type SourceFile } from '../read/sourceFile';
import { customerFields, policyFields } from '../lint/types/records';
import { checkNames } from './checkNames';
import { checkResponses } from './checkResponses';
import { validateShape } from '../read/validateShape';
import {
  type Example,
  type ExampleFixtures,
  exampleKind,
  type ExampleKind,
  exampleKinds,
  requiredProperties,
} from './example';

export interface ReadExample {
  kind: ExampleKind;
  example: Example;
  source: SourceFile;
}

/** What is wrong with an example whose name does not say what it expects. */
export function misnamedExample(file: string): Diagnostic {
  const [first = '', ...others] = file.split('/').at(-1)!.split('-');
  const kind = closest(first, exampleKinds);
  const hint = kind && others.length > 0 ? ` Did you mean "${[kind, ...others].join('-')}"?` : '';
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    rule: 'example-name',
    message: `The name of an example must start with accepted-, rejected- or refused-. Rename the file.${hint}`,
  };
}

/** Reads an example file; returns diagnostics where it cannot be run. */
export function readExample(
  path: string,
  text: string,
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
): ReadExample | { diagnostics: Diagnostic[] } {
  const kind = exampleKind(path);
  if (!kind) return { diagnostics: [misnamedExample(path)] };
  const source = readSourceFile(path, text);
  if (source.diagnostics.length > 0) return { diagnostics: source.diagnostics };
  const shape = validateShape('example', source);
  if (shape.length > 0) return { diagnostics: shape };
  const example = source.value as Example;
  const diagnostics: Diagnostic[] = [];
  const report: Report = (at, rule, message) =>
    diagnostics.push({ file: path, ...source.positionOf(at), severity: 'error', rule, message });
  for (const name of withoutEffect[kind])
    if (example[name] !== undefined)
      report(
        pointerOf(name),
        'example-lacks',
        `"${name}" has no effect in an example of kind ${kind}. Remove it.`,
      );
  for (const name of requiredProperties[kind])
    if (example[name] === undefined)
      report('', 'example-lacks', `An example of kind ${kind} must have "${name}". Add it.`);
  for (const { at, rule, message } of findMisfits(example, definition, fixtures))
    report(at, rule, message);
  return diagnostics.length > 0 ? { diagnostics } : { kind, example, source };
}

/** What an example states that its definition or the records do not have, because of which it cannot be run. */
export function findMisfits(
  example: Example,
  definition: CompiledDefinition,
  fixtures: ExampleFixtures,
): { at: Pointer; rule: string; message: string }[] {
  const found: { at: Pointer; rule: string; message: string }[] = [];
  const report: Report = (at, rule, message) => found.push({ at, rule, message });
  checkCustomer(example, fixtures, report);
  checkRecords(example, report);
  checkAnswers(example, definition, report);
  checkNames(example, definition, report);
  checkResponses(example, definition, fixtures.calls, report);
  if (found.length === 0)
    for (const call of fixtures.unansweredCalls(definition, example))
      report(
        '',
        'example-call',
        `The response to "${call}" is unknown. Add it to the example under "loaded" or "lists".`,
      );
  return found;
}

/** What only an example of another kind can show. */
const withoutEffect: { [kind in ExampleKind]: (keyof Example)[] } = {
  accepted: ['problems', 'refusal', 'next'],
  rejected: ['steps', 'stops', 'done', 'unusual', 'refusal', 'next'],
  refused: ['steps', 'stops', 'done', 'unusual', 'problems', 'opens', 'shows', 'calls'],
};

type Report = (at: Pointer, rule: string, message: string) => void;

function checkCustomer(
  { as, holds = [] }: Example,
  { policyNumbersByClient }: ExampleFixtures,
  report: Report,
): void {
  if (!Object.hasOwn(policyNumbersByClient, as.clientId)) {
    const known = Object.keys(policyNumbersByClient);
    const hint = didYouMean(as.clientId, known, 'Use one that is.');
    report(
      '/as/clientId',
      'example-person',
      `The customer "${as.clientId}" is not in the demo book. ${hint}`,
    );
    return;
  }
  const policies = policyNumbersByClient[as.clientId]!;
  const named = holds.map((policyNo, i): [string, string] => [`/holds/${i}`, policyNo]);
  if (as.policyNo !== undefined) named.unshift(['/as/policyNo', as.policyNo]);
  for (const [at, policyNo] of named.filter(([, number]) => !policies.includes(number))) {
    const owner = Object.entries(policyNumbersByClient).find(([, all]) => all.includes(policyNo));
    report(
      at,
      'example-person',
      owner
        ? `The policy "${policyNo}" is not of ${as.clientId}: it is of ${owner[0]}. Use a policy of ${as.clientId}: ${policies.join(', ') || '(none)'}; or write "clientId": "${owner[0]}".`
        : `The policy "${policyNo}" is not in the demo book. ${didYouMean(policyNo, policies)}`,
    );
  }
}

/** The fields of a policy that tell which one it is; `as` names it. */
const identifyingFields = ['id', 'policyNo', 'clientId'];

/** What an example overrides must be a field that request.json can read. */
function checkRecords({ as, customer = {}, policy = {} }: Example, report: Report): void {
  const fieldsOfPolicy = policyFields.filter((name) => !identifyingFields.includes(name));
  for (const [at, record, known] of [
    ['/customer', customer, customerFields],
    ['/policy', policy, fieldsOfPolicy],
  ] as const)
    for (const name of Object.keys(record))
      if (!known.includes(name as never))
        report(
          at + pointerOf(name),
          'example-record',
          `"${name}" cannot be changed here. ${didYouMean(name, known, 'Remove it.')}`,
        );
  if (as.policyNo === undefined && Object.keys(policy).length > 0)
    report(
      '/policy',
      'example-record',
      'The example changes a policy but picks none. Add "policyNo" to "as".',
    );
}

function checkAnswers(
  { answers = {} }: Example,
  { schema }: CompiledDefinition,
  report: Report,
): void {
  const known = describedFields(schema).map(({ at }) => at);
  for (const name of Object.keys(answers))
    if (!known.includes(pointerOf(name)))
      report(
        `/answers${pointerOf(name)}`,
        'example-field',
        `Unknown field "${name}": schema.json does not have it. ${didYouMean(
          name,
          known.map((at) => at.slice(1)),
          'Remove it.',
        )}`,
      );
}
