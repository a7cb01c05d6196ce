import {
  formatDiagnostic,
  type OverlayEdit,
  overlayEdit,
  readSourceFile,
  type WordRow,
} from '#authoring';
import { join } from 'node:path';
import { CommandError } from '../commandError';
import { insertIn, setIn } from './editJson';
import type { Folder } from './folder';
import { writeText } from './writeText';

interface Overlay {
  value: any;
  /** Absent for a new file. */
  text?: string;
  isChanged: boolean;
}

/** The overlays that an import changes. What it does not change keeps its formatting. */
export class OverlayFiles {
  readonly #overlays = new Map<string, Overlay>();

  constructor(private readonly folder: Folder) {}

  /** False where the overlay does not have the parts of its base, so that there is no place for the translation. */
  translate(path: string, { base, pointer }: WordRow, translation: string): boolean {
    const overlay = this.#open(path);
    const edit = overlayEdit(base, overlay.value, pointer, translation);
    if (!edit) return false;
    apply(overlay, edit);
    return true;
  }

  /** Writes the files that changed, and returns their number. */
  write(): number {
    const changed = [...this.#overlays].filter(([, { isChanged }]) => isChanged);
    for (const [path, { value, text = `${JSON.stringify(value, null, 2)}\n` }] of changed)
      writeText(join(this.folder.root, path), text, path);
    return changed.length;
  }

  #open(path: string): Overlay {
    const known = this.#overlays.get(path);
    if (known) return known;
    const text = this.folder.textOf(path);
    const source = readSourceFile(path, text ?? '{}');
    if (source.diagnostics[0]) throw new CommandError(formatDiagnostic(source.diagnostics[0]));
    const overlay = { value: source.value, ...(text !== undefined && { text }), isChanged: false };
    this.#overlays.set(path, overlay);
    return overlay;
  }
}

function apply(overlay: Overlay, { path, value, isInsertion }: OverlayEdit): void {
  const [parents, last] = [path.slice(0, -1), path.at(-1)!];
  const parent = parents.reduce((inner, name) => inner[name], overlay.value);
  parent[last] = value;
  overlay.isChanged = true;
  if (overlay.text === undefined) return;
  overlay.text = isInsertion
    ? insertIn(overlay.text, parents, last as number, value)
    : setIn(overlay.text, path, value);
}
