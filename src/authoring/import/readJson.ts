import { type Pointer, pointerOf } from '#engine';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { exceededLimit } from '../read/limits';

/** The value of a foreign JSON file, with the names that are written again in one object; or why there is none. */
export type ReadJson = { value: unknown; repeated: Pointer[] } | { problem: string };

/** Reads a foreign JSON file. A byte order mark is skipped. */
export function readJson(text: string): ReadJson {
  const json = text.replace(/^\uFEFF/, '');
  const exceeded = exceededLimit(json);
  if (exceeded) return { problem: exceeded.message };
  const errors: ParseError[] = [];
  const tree = parseTree(json, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return { value: JSON.parse(json), repeated: repeatedIn(tree, '') };
  const before = json.slice(0, first.offset).split('\n');
  return {
    problem: `Invalid JSON in line ${before.length}, column ${before.at(-1)!.length + 1} (${printParseErrorCode(first.error)}). Look for a missing comma, quote or bracket there or just before.`,
  };
}

/** The places of properties whose name an earlier one of the same object has: the last one counts. */
function repeatedIn(node: Node | undefined, at: Pointer): Pointer[] {
  const names = new Set<string>();
  return (node?.children ?? []).flatMap((child, i) => {
    if (node!.type === 'array') return repeatedIn(child, at + pointerOf(i));
    const [key, value] = child.children!;
    const place = at + pointerOf(key!.value);
    const isRepeated = names.has(key!.value);
    names.add(key!.value);
    return [...(isRepeated ? [place] : []), ...repeatedIn(value, place)];
  });
}
