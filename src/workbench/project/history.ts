import { merged } from './merged';

/** The text of a file before and after an edit; `null` where the file does not exist. */
export interface Edit {
  path: string;
  before: string | null;
  after: string | null;
}

interface Step {
  edits: Edit[];
  typing?: string;
  at: number;
}

/** In milliseconds. After a longer pause, typing begins a new step. */
const pause = 800;

const mostSteps = 500;

/** The steps of undo and redo over all files. */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  add(edits: Edit[], typing?: string, at = Date.now()): void {
    const last = this.#done.at(-1);
    this.#undone = [];
    if (last && typing !== undefined && last.typing === typing && at - last.at < pause) {
      last.edits = joined(last.edits, edits);
      last.at = at;
      return;
    }
    this.#done.push({ edits, at, ...(typing !== undefined && { typing }) });
    if (this.#done.length > mostSteps) this.#done.shift();
  }

  /**
   * Merges a change of another program into the steps, so that undo does not revert it. Where it changed the same lines
   * as a step, the history is cleared.
   */
  rebase(path: string, base: string, theirs: string): void {
    const rebased = (text: string | null) => (text === null ? null : merged(text, base, theirs));
    for (const step of [...this.#done, ...this.#undone])
      for (const edit of step.edits) {
        if (edit.path !== path) continue;
        const [before, after] = [rebased(edit.before), rebased(edit.after)];
        if (before === undefined || after === undefined) {
          this.#done = [];
          this.#undone = [];
          return;
        }
        Object.assign(edit, { before, after });
      }
  }

  undo(): Edit[] {
    const step = this.#done.pop();
    if (!step) return [];
    // What the user types next is a new step.
    this.#undone.push({ edits: step.edits, at: 0 });
    return step.edits;
  }

  redo(): Edit[] {
    const step = this.#undone.pop();
    if (!step) return [];
    this.#done.push(step);
    return step.edits;
  }
}

function joined(first: Edit[], then: Edit[]): Edit[] {
  const edits = new Map(first.map((edit) => [edit.path, edit]));
  for (const edit of then)
    edits.set(edit.path, { ...edit, before: (edits.get(edit.path) ?? edit).before });
  return [...edits.values()];
}
