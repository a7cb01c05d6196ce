import { knownCalls } from '#api';
import { type ExampleFixtures, type JudgedMutant, judgeMutants, Mutator } from '#authoring';
import { Folder } from '../files/folder';
import { knownFromExamples } from '../knownFromExamples';
import {
  type AskJob,
  type Asked,
  type Judged,
  type JudgeJob,
  type MutationAnswer,
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
  /** Those of request types that are only asked. */
  readonly #asked = new Map<string, Mutator | undefined>();

  constructor(private readonly fixtures: ExampleFixtures) {}

  run(job: JudgeJob): Promise<Judged>;
  run(job: SearchJob): Promise<Searched>;
  run(job: AskJob): Promise<Asked>;
  async run(job: MutationJob): Promise<MutationAnswer> {
    if (job.kind === 'ask') return this.#ask(job);
    return job.kind === 'judge' ? this.#judge(job) : this.#search(job);
  }

  async end(): Promise<void> {}

  #mutatorOf(root: string, key: string): Mutator {
    const folder = new Folder(root);
    const { files, publicFiles } = folder.requestType(key);
    const server = { calls: knownCalls, publicFiles };
    return new Mutator(key, files, this.fixtures, server, (definition) =>
      knownFromExamples(folder, definition),
    );
  }

  /** A request type that is not asked for may be broken, and then its examples prove nothing: `check` says what is wrong. */
  #soundMutatorOf(root: string, key: string): Mutator | undefined {
    try {
      const mutator = this.#mutatorOf(root, key);
      return mutator.failing().length > 0 ? undefined : mutator;
    } catch {
      return undefined;
    }
  }

  #judge({ root, most, changes, noticed, ...share }: JudgeJob): Judged {
    const { key, part, of } = share;
    const mutator = this.#mutatorOf(root, key);
    const failing = mutator.failing();
    // With an example that fails nothing can be said of mutants.
    const chosen = { most: failing.length > 0 ? 0 : most, noticed, part, of };
    const judging = judgeMutants(mutator, { ...chosen, ...(changes && { changes }) });
    let next = judging.next();
    while (!next.done) next = judging.next();
    const { possible, mutants } = next.value;
    this.#shares.set(nameOf(share), { mutator, mutants });
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

  #ask({ root, key, ids }: AskJob): Asked {
    const judged = [...this.#shares.values()].find(({ mutator }) => mutator.key === key);
    if (!judged && !this.#asked.has(key)) this.#asked.set(key, this.#soundMutatorOf(root, key));
    const mutator = judged?.mutator ?? this.#asked.get(key);
    if (!mutator) return [];
    const open = new Set(ids);
    for (const mutant of mutator.mutants())
      if (open.has(mutant.id) && mutator.isNoticedByExample(mutant)) open.delete(mutant.id);
    return ids.filter((id) => !open.has(id));
  }
}

const nameOf = ({ key, part, of }: MutationShare) => `${key} ${part}/${of}`;
