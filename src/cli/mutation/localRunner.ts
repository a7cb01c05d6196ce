import { knownCalls } from '#api';
import { type ExampleFixtures, isOfChange, Mutator, sampled, sourceLocation } from '#authoring';
import { Folder } from '../files/folder';
import { knownFromExamples } from '../knownFromExamples';
import {
  type AskJob,
  type Asked,
  type Judged,
  type JudgedMutant,
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

/** At so many places of one piece a mutant is judged; at the others where an example would be asked for. */
const mostPlaces = 3;

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
    const wanted = [...mutator.mutants()].filter((one) => !changes || isOfChange(one, changes));
    // A piece that is used twice has the same mutants in both places: one of them is noticed, and so are both.
    const distinct = [...new Map(wanted.map((one) => [one.id, one])).values()];
    const own = distinct.filter((_, i) => i % of === part);
    const ownIds = new Set(own.map(({ id }) => id));
    const chosen = sampled(distinct, most, ({ operator }) => operator).map(({ id }) => id);
    const chosenIds = new Set(chosen.filter((id) => ownIds.has(id)));
    const mutants = new Map<string, JudgedMutant>();
    const known = new Set(noticed);
    const judged = new Map<string, number>();
    for (const mutant of failing.length > 0 ? [] : wanted) {
      const { id } = mutant;
      const places = judged.get(id) ?? 0;
      if (!chosenIds.has(id) || mutants.get(id)?.noticedBy || places === mostPlaces) continue;
      judged.set(id, places + 1);
      const path = `schemas/${key}/${mutant.file}.json`;
      const { line, column } = sourceLocation(mutator.sources, path, mutant.edits[0]!.at);
      const noticedBy = known.has(id) ? { elsewhere: true as const } : mutator.noticedBy(mutant);
      mutants.set(id, { ...mutant, key, line, column, ...(noticedBy && { noticedBy }) });
    }
    this.#shares.set(nameOf(share), { mutator, mutants });
    return { possible: own.length, mutants: [...mutants.values()], failing };
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
