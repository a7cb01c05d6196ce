/** What a node of a picture stands for. */
export type NodeKind = 'start' | 'section' | 'condition' | 'shown' | 'step' | 'done' | 'stop';

export interface PictureNode {
  id: string;
  kind: NodeKind;
  /** The first line is what it is, the others what belongs to it. */
  lines: string[];
}

export interface PictureEdge {
  from: string;
  to: string;
  /** On a condition's way: whether it holds; else words, if any. */
  label?: boolean | string;
}

/** A form as a picture: its sections, the conditions with what they show, and its steps. */
export interface Picture {
  nodes: PictureNode[];
  edges: PictureEdge[];
}

export interface PictureBuilder {
  picture: Picture;
  /** Adds a node and returns its id. */
  node(kind: NodeKind, lines: string[]): string;
  edge(from: string, to: string, label?: PictureEdge['label']): void;
}

export function pictureBuilder(): PictureBuilder {
  const picture: Picture = { nodes: [], edges: [] };
  const counts = new Map<NodeKind, number>();
  return {
    picture,
    node(kind, lines) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const id = `${kind}${count}`;
      picture.nodes.push({ id, kind, lines });
      return id;
    },
    edge(from, to, label) {
      picture.edges.push({ from, to, ...(label !== undefined && { label }) });
    },
  };
}
