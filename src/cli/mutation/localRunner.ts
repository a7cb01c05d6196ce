import { knownCalls } from '#api';
import { type ExampleFixtures, isOfChange, Mutator, sampled, sourceLocation } from '#authoring';
import { Folder } from '../files/folder';
import { knownFromExamples } from '../knownFromExamples';
import {
  isShared,
  type Judged,
  type JudgedMutant,
  type JudgeJob,
  type MutationJob,
  type MutationRunner,
  type MutationShare,
  type Searched,
  type SearchJob,
} from './job';

interface Known {
  mutator: Mutator;
  mutants: Map<string, JudgedMutant>;
}

/** Runs jobs in this thread. */
export class LocalRunner implements MutationRunner {
  readonly #shares = new Map<string, Known>();

  constructor(private readonly fixtures: ExampleFixtures) {}

  run(job: JudgeJob): Promise<Judged>;
  run(job: SearchJob): Promise<Searched>;
  async run(job: MutationJob): Promise<Judged | Searched> {
    return job.kind === 'judge' ? this.#judge(job) : this.#search(job);
  }

  async end(): Promise<void> {}

  #judge({ root, most, changes, isOwnOnly, noticed, ...share }: JudgeJob): Judged {
    const { key, part, of } = share;
    const folder = new Folder(root);
    const { files, publicFiles } = folder.requestType(key);
    const server = { calls: knownCalls, publicFiles };
    const mutator = new Mutator(key, files, this.fixtures, server, (definition) =>
      knownFromExamples(folder, definition),
    );
    const failing = mutator.failing();
    const wanted = [...mutator.mutants()].filter((one) =>
      changes ? isOfChange(one, changes) : !(isOwnOnly && isShared(one)),
    );
    // A piece that is used twice has the same mutants in both places, which belong to the same share.
    const numbers = new Map([...new Set(wanted.map(({ id }) => id))].map((id, i) => [id, i]));
    const own = ({ id }: { id: string }) => numbers.get(id)! % of === part;
    const chosen = sampled(wanted, most, ({ operator }) => operator).filter(own);
    const mutants = new Map<string, JudgedMutant>();
    const known = new Set(noticed);
    for (const mutant of failing.length > 0 ? [] : chosen) {
      const { id } = mutant;
      // One of them is noticed, and so are both.
      if (mutants.get(id)?.noticedBy) continue;
      const path = `schemas/${key}/${mutant.file}.json`;
      const { line, column } = sourceLocation(mutator.sources, path, mutant.edits[0]!.at);
      const noticedBy = known.has(id) ? { elsewhere: true as const } : mutator.noticedBy(mutant);
      mutants.set(id, { ...mutant, key, line, column, ...(noticedBy && { noticedBy }) });
    }
    this.#shares.set(nameOf(share), { mutator, mutants });
    const possible = new Set(wanted.filter(own).map(({ id }) => id)).size;
    return { possible, mutants: [...mutants.values()], failing };
  }

  #search({ ids, ...share }: SearchJob): Searched {
    const { mutator, mutants } = this.#shares.get(nameOf(share))!;
    const found = ids.flatMap((id) => {
      const notice = mutator.killerOf(mutants.get(id)!);
      return notice ? [[id, notice] as const] : [];
    });
    return Object.fromEntries(found);
  }
}

const nameOf = ({ key, part, of }: MutationShare) => `${key} ${part}/${of}`;
