import { setAt } from '#engine';
import { setInText } from '../../edit/jsonText';
import type { Files } from '../../read/readDefinition';
import { readSourceFile } from '../../read/sourceFile';
import { overlayPath } from '../../read/overlays';
import { type OverlayEdit, overlayEdit, overlayRemoval } from './overlayEdit';
import type { WordRow } from './wordRows';

interface Overlay {
  value: any;
  /** Absent for a new file. */
  text?: string;
  isChanged: boolean;
}

/** The overlays of a language while texts are translated. What is not changed keeps its formatting. */
export class OverlayTexts {
  readonly #overlays = new Map<string, Overlay>();

  /** `textOf`: the text of a file, or undefined if there is none. */
  constructor(
    private readonly language: string,
    private readonly textOf: (path: string) => string | undefined,
  ) {}

  /** False where the overlay does not have the parts of its base, so that there is no place for the translation. */
  translate({ file, base, pointer }: WordRow, translation: string): boolean {
    const overlay = this.#open(overlayPath(file, this.language));
    const edit = overlay && overlayEdit(base, overlay.value, pointer, translation);
    if (!edit) return false;
    apply(overlay, edit);
    return true;
  }

  /** Takes a translation away, so that the text of the first language shows. */
  clear({ file, base, pointer }: WordRow): boolean {
    const overlay = this.#open(overlayPath(file, this.language));
    const edit = overlay && overlayRemoval(base, overlay.value, pointer);
    if (!edit) return false;
    apply(overlay, edit);
    return true;
  }

  /** The files that changed, with their new texts. */
  changed(): Files {
    return Object.fromEntries(
      [...this.#overlays]
        .filter(([, { isChanged }]) => isChanged)
        .map(([path, { value, text = `${JSON.stringify(value, null, 2)}\n` }]) => [path, text]),
    );
  }

  /** Undefined for a file with a syntax error. */
  #open(path: string): Overlay | undefined {
    const known = this.#overlays.get(path);
    if (known) return known;
    const text = this.textOf(path);
    const { value, diagnostics } = readSourceFile(path, text ?? '{}');
    if (diagnostics.length > 0) return undefined;
    const overlay = { value, ...(text !== undefined && { text }), isChanged: false };
    this.#overlays.set(path, overlay);
    return overlay;
  }
}

function apply(overlay: Overlay, { at, value }: OverlayEdit): void {
  setAt(overlay.value, at, value);
  overlay.isChanged = true;
  if (overlay.text !== undefined) overlay.text = setInText(overlay.text, at, value);
}
