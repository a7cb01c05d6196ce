import { expect } from 'vitest';

const shapes = [
  ['([', '])'],
  ['[[', ']]'],
  ['[/', '/]'],
  ['{{', '}}'],
  ['[', ']'],
] as const;

/** Reads a flowchart as Mermaid's grammar does; fails where a line is none, or a node comes twice or not at all. */
export function readMermaid(text: string): {
  nodes: Map<string, string>;
  edges: [from: string, to: string, label: string | undefined][];
} {
  const [first, ...lines] = text.trimEnd().split('\n');
  expect(first).toBe('flowchart TD');
  const nodes = new Map<string, string>();
  const edges: [string, string, string | undefined][] = [];
  for (const line of lines) {
    const edge = /^ {2}(\w+) -->(?:\|"([^"]*)"\|)? (\w+)$/.exec(line);
    if (edge) {
      edges.push([edge[1]!, edge[3]!, edge[2] === undefined ? undefined : decoded(edge[2])]);
      continue;
    }
    const [, id = '', rest = ''] = /^ {2}(\w+)(\W.*)$/.exec(line) ?? [];
    const shape = shapes.find(
      ([open, close]) => rest.startsWith(`${open}"`) && rest.endsWith(`"${close}`),
    );
    expect(shape, line).toBeDefined();
    const label = rest.slice(shape![0].length + 1, -shape![1].length - 1);
    // What is left of them would end the label, or be read as Markdown, HTML or a code.
    expect(label.replaceAll('<br/>', '').replaceAll(/#\d+;/g, '')).not.toMatch(/["<>#`]/);
    for (const part of label.split('<br/>')) expect(part).not.toMatch(/^(\d+\.|[-*+]) /);
    expect(nodes.has(id), id).toBe(false);
    nodes.set(id, decoded(label));
  }
  for (const [from, to] of edges) {
    expect(nodes.has(from), from).toBe(true);
    expect(nodes.has(to), to).toBe(true);
  }
  return { nodes, edges };
}

const decoded = (label: string): string =>
  label
    .replaceAll('<br/>', '\n')
    .replaceAll(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
