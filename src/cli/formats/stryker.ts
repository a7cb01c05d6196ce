import { partsOf } from '#engine';
import { asText, type JudgedMutant, operators } from '#authoring';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { MutationResult } from '../mutation/mutateTypes';

type Position = { line: number; column: number };

/**
 * The public format of mutation reports (mutation-testing-report-schema 2), which viewers of such reports show: the
 * files of the definitions with their mutants.
 */
export function stryker(
  { mutants, survivors }: MutationResult,
  textOf: (path: string) => string,
): string {
  const files: { [path: string]: { language: string; source: string; mutants: object[] } } = {};
  const left = new Map(
    survivors.flatMap((one) => one.keys.map((key) => [`${key} ${one.id}`, one] as const)),
  );
  const seen = new Set<string>();
  for (const mutant of mutants) {
    const path = mutant.source.file;
    const survivor = left.get(`${mutant.key} ${mutant.id}`);
    const id = path.startsWith('schemas/_shared/') ? mutant.id : `${mutant.key} ${mutant.id}`;
    if (seen.has(id)) continue;
    seen.add(id);
    const file = (files[path] ??= { language: 'json', source: textOf(path), mutants: [] });
    file.mutants.push({
      id: String(seen.size),
      mutatorName: mutant.operator,
      description: `If ${mutant.slip}.`,
      replacement: mutant.edits
        .map(({ value }) => (value === undefined ? '' : asText(value)))
        .join(', '),
      location: locationOf(file.source, mutant),
      ...statusOf(mutant, survivor),
    });
  }
  const report = {
    schemaVersion: '2',
    thresholds: { high: 90, low: 75 },
    files,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function statusOf(
  { noticedBy, operator }: JudgedMutant,
  survivor: MutationResult['survivors'][number] | undefined,
) {
  if (survivor?.killer)
    return { status: 'Survived', statusReason: `Would be noticed by ${survivor.killer.path}.` };
  if (survivor) {
    const { explains } = operators.find(({ id }) => id === operator)!;
    return {
      status: 'Ignored',
      statusReason: `No example was found that would notice. ${explains}`,
    };
  }
  if (noticedBy && 'rule' in noticedBy)
    return { status: 'CompileError', statusReason: `Noticed by lint: ${noticedBy.rule}.` };
  if (noticedBy && 'example' in noticedBy)
    return { status: 'Killed', statusReason: `Noticed by ${noticedBy.example}.` };
  return { status: 'Killed', statusReason: 'Noticed by an example of another request type.' };
}

/** Where the changed value is written; lines and columns from 1, the end behind the last character. */
function locationOf(text: string, { source }: JudgedMutant): { start: Position; end: Position } {
  const tree = parseTree(text);
  let node: Node | undefined = tree;
  for (const part of partsOf(source.pointer)) {
    const inner: Node | undefined =
      node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (!inner) break;
    node = inner;
  }
  const property = node?.parent?.type === 'property' ? node.parent : node;
  const { offset = 0, length = 1 } = property ?? {};
  return { start: positionAt(text, offset), end: positionAt(text, offset + Math.max(1, length)) };
}

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
