import {
  type AddedExample,
  type ChangedPlaces,
  type Files,
  type JudgedMutant,
  KillerFiles,
} from '#authoring';
import type { Pointer } from '#engine';
import {
  isShared,
  type Judged,
  type JudgeJob,
  type MutationRunner,
  type MutationShare,
  type Searched,
} from './job';

/** What is mutated. */
export interface MutationPlan {
  root: string;
  /** The request types, each with the places to mutate (`undefined`: all) and the length of its files. */
  types: { key: string; changes?: ChangedPlaces | undefined; size: number }[];
  /** How many mutants of one request type are judged at most. */
  most: number;
  filesOf(key: string): Files;
  /** The request types that use a place in a shared file, whether they are mutated or not. */
  usersOf(file: string, at: Pointer): string[];
  onProgress(done: number, all: number): void;
}

/** A mutant that nothing notices, with the example that would; once for a shared piece. */
export interface Survivor extends JudgedMutant {
  /** The request types whose examples let it through. */
  keys: string[];
  killer?: AddedExample;
  /** The statements of the killer that notice; none where its result does. */
  by?: string[];
}

export interface MutationResult {
  types: { key: string; possible: number; judged: number; noticed: number }[];
  mutants: JudgedMutant[];
  survivors: Survivor[];
  /** Examples that do not pass; with them nothing is judged. */
  failing: string[];
}

/** A request type whose files have more characters is judged in several shares. */
const largeType = 60_000;

/** The same on every machine, so that the same examples are found. */
const sharesOfLarge = 2;

export const isLarge = ({ size }: MutationPlan['types'][number]): boolean => size > largeType;

/** In so many of the request types that share a piece an example is searched for. */
const mostSearched = 3;

/** Judges the mutants of request types and searches the examples that would notice what is left. */
export async function mutateTypes(
  plan: MutationPlan,
  runners: MutationRunner[],
): Promise<MutationResult> {
  const shares = sharesOf(plan);
  const runnerOf = new Map<MutationShare, MutationRunner>();
  const judgedOf = new Map<MutationShare, Judged>();
  const noticed = new Set<string>();
  let done = 0;
  const queue = [...shares];
  await Promise.all(
    runners.map(async (runner) => {
      for (let share = queue.shift(); share; share = queue.shift()) {
        runnerOf.set(share, runner);
        const { changes } = plan.types.find(({ key }) => key === share!.key)!;
        const judged = await runner.run({
          kind: 'judge',
          root: plan.root,
          most: plan.most,
          ...(changes && { changes }),
          ...share,
          noticed: [...noticed],
        } satisfies JudgeJob);
        judgedOf.set(share, judged);
        for (const one of judged.mutants) if (one.noticedBy && isShared(one)) noticed.add(one.id);
        plan.onProgress(++done, shares.length);
      }
    }),
  );
  const failing = [...judgedOf.values()].flatMap((judged) => judged.failing);
  const mutants = shares.flatMap((share) => judgedOf.get(share)!.mutants);
  markShared(mutants, noticed);
  let survivors = survivorsOf(mutants);
  if (failing.length === 0) {
    const ask = (some: Survivor[]) => askUsers(some, plan, runners);
    const elsewhere = await search(survivors, shares, judgedOf, runnerOf, plan.filesOf, ask);
    markShared(mutants, elsewhere);
    survivors = survivors.filter(({ id }) => !elsewhere.has(id));
  }
  return {
    types: plan.types.map(({ key }) => summaryOf(key, shares, judgedOf, survivors)),
    mutants,
    survivors,
    failing: [...new Set(failing)],
  };
}

/** The largest first, so that no runner is left with one of them at the end. */
function sharesOf({ types }: MutationPlan): MutationShare[] {
  return types
    .toSorted((one, other) => other.size - one.size)
    .flatMap((type) => {
      const of = isLarge(type) ? sharesOfLarge : 1;
      return Array.from({ length: of }, (_, part) => ({ key: type.key, part, of }));
    });
}

/** A mutant of a shared piece is noticed where it is noticed in one request type. */
function markShared(mutants: JudgedMutant[], noticed: Set<string>): void {
  for (const mutant of mutants)
    if (!mutant.noticedBy && isShared(mutant) && noticed.has(mutant.id))
      mutant.noticedBy = { elsewhere: true };
}

/** The mutants that no example and no rule notices. */
function survivorsOf(mutants: JudgedMutant[]): Survivor[] {
  const survivors = new Map<string, Survivor>();
  for (const mutant of mutants) {
    if (mutant.noticedBy) continue;
    const id = isShared(mutant) ? mutant.id : `${mutant.key} ${mutant.id}`;
    const known = survivors.get(id);
    if (known) known.keys.push(mutant.key);
    else survivors.set(id, { ...mutant, keys: [mutant.key] });
  }
  return [...survivors.values()];
}

/**
 * Searches in one request type after the other, until an example is found. `ask`: which mutants others notice; returns
 * those, which need no example.
 */
async function search(
  survivors: Survivor[],
  shares: MutationShare[],
  judgedOf: Map<MutationShare, Judged>,
  runnerOf: Map<MutationShare, MutationRunner>,
  filesOf: MutationPlan['filesOf'],
  ask: (some: Survivor[]) => Promise<Set<string>>,
): Promise<Set<string>> {
  const files = new KillerFiles(filesOf);
  const elsewhere = new Set<string>();
  for (let round = 0; round < mostSearched; round++) {
    const wanted = survivors.filter(
      ({ id, killer, keys }) => !killer && !elsewhere.has(id) && keys[round] !== undefined,
    );
    const searched = await Promise.all(
      shares.map(async (share) => {
        const known = new Set(judgedOf.get(share)!.mutants.map(({ id }) => id));
        const own = wanted.filter(({ keys, id }) => keys[round] === share.key && known.has(id));
        const ids = own.map(({ id }) => id);
        const none: Searched = {};
        const runner = runnerOf.get(share)!;
        const found = own.length > 0 ? await runner.run({ kind: 'search', ...share, ids }) : none;
        return { share, found, own: own.filter(({ id }) => found[id]) };
      }),
    );
    for (const id of await ask(searched.flatMap(({ own }) => own).filter(isShared)))
      elsewhere.add(id);
    // In the order of the shares, and not in that in which they were done: so names are the same each time.
    for (const { share, own, found } of searched)
      for (const survivor of own.filter(({ id }) => !elsewhere.has(id))) {
        const { killer, by } = found[survivor.id]!;
        survivor.killer = files.add(share.key, killer);
        survivor.by = [...by];
      }
  }
  return elsewhere;
}

/** Those of the mutants of shared pieces that a request type notices at a place at which they were not judged. */
async function askUsers(
  survivors: Survivor[],
  { root, usersOf }: MutationPlan,
  runners: MutationRunner[],
): Promise<Set<string>> {
  const noticed = new Set<string>();
  const concerned = new Map<string, string[]>();
  for (const { id, source } of survivors)
    for (const key of usersOf(source.file, source.pointer))
      concerned.set(key, [...(concerned.get(key) ?? []), id]);
  const queue = [...concerned];
  await Promise.all(
    runners.map(async (runner) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [key, all] = next;
        const ids = all.filter((id) => !noticed.has(id));
        if (ids.length === 0) continue;
        for (const id of await runner.run({ kind: 'ask', root, key, ids })) noticed.add(id);
      }
    }),
  );
  return noticed;
}

function summaryOf(
  key: string,
  shares: MutationShare[],
  judgedOf: Map<MutationShare, Judged>,
  survivors: Survivor[],
): MutationResult['types'][number] {
  const all = shares.filter((share) => share.key === key).map((share) => judgedOf.get(share)!);
  const judged = all.reduce((sum, { mutants }) => sum + mutants.length, 0);
  const left = survivors.filter(({ keys }) => keys.includes(key)).length;
  return {
    key,
    possible: all.reduce((sum, { possible }) => sum + possible, 0),
    judged,
    noticed: judged - left,
  };
}
