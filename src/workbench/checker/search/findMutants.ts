import { knownCalls } from '#api';
import {
  type AddedExample,
  type ExampleFixtures,
  type JudgedMutant,
  judgeMutants,
  KillerFiles,
  Mutator,
  type Notice,
  usersIn,
} from '#authoring';
import { getAt } from '#engine';
import { t } from '../../i18n';
import { filesOf } from '../filesOf';
import type { FoundMutants, SearchAsked, SearchTold, Survivor } from './protocol';
import { askedSound, CannotSearch, knownFor, soundOf } from './sound';

/** So many slips are tried: of each kind as large a share as it has of all. */
const mostMutants = 300;

/** Finds the slips that no example would notice, and the examples that would. */
export function* findMutants(asked: SearchAsked, fixtures: ExampleFixtures): Generator<SearchTold> {
  yield { tell: 'progress', phase: 'preparing', done: 0 };
  askedSound(asked);
  const { key } = asked;
  const mutator = mutatorOf(key, asked, fixtures);
  const failing = mutator.failing();
  if (failing.length > 0)
    throw new CannotSearch(t('mutants.failing', { files: failing.map(nameIn).join(', ') }));
  if (!mutator.hasAccepted) throw new CannotSearch(t('mutants.noAccepted'));

  const judging = judgeMutants(mutator, { most: mostMutants });
  let next = judging.next();
  for (; !next.done; next = judging.next())
    yield { tell: 'progress', phase: 'judging', ...next.value };
  const { possible, mutants } = next.value;
  const judged = [...mutants.values()];
  const open = new Map(judged.filter(({ noticedBy }) => !noticedBy).map((one) => [one.id, one]));
  yield* withoutNoticedElsewhere(open, asked, fixtures);

  const survivors = [...open.values()];
  const files = new KillerFiles((one) => filesOf(one, asked.files));
  const found = new Map<string, Found>();
  const counts = { judged: judged.length, possible, noticed: judged.length - survivors.length };
  for (const [done, one] of survivors.entries()) {
    yield { tell: 'progress', phase: 'searching', done, all: survivors.length };
    const notice = mutator.killerOf(one);
    if (!notice) continue;
    found.set(one.id, { notice, added: files.add(key, notice.killer) });
    yield { tell: 'found', found: toldOf(survivors.slice(0, done + 1), found, counts) };
  }
  yield { tell: 'found', found: toldOf(survivors, found, counts) };
}

interface Found {
  notice: Notice;
  added: AddedExample;
}

function mutatorOf(key: string, asked: SearchAsked, fixtures: ExampleFixtures): Mutator {
  const server = { calls: knownCalls, publicFiles: [...asked.publicFiles] };
  return new Mutator(key, filesOf(key, asked.files), fixtures, server, (definition) =>
    knownFor(definition, asked),
  );
}

/** A slip in a shared piece needs no example here where another request type that uses the piece has one. */
function* withoutNoticedElsewhere(
  open: Map<string, JudgedMutant>,
  asked: SearchAsked,
  fixtures: ExampleFixtures,
): Generator<SearchTold> {
  const shared = [...open.values()].filter(({ source }) =>
    source.file.startsWith('schemas/_shared/'),
  );
  const usersOf = usersIn(asked.keys, (key) => filesOf(key, asked.files));
  const users = new Set(shared.flatMap(({ source }) => usersOf(source.file, source.pointer)));
  users.delete(asked.key);
  for (const [done, key] of [...users].entries()) {
    yield { tell: 'progress', phase: 'others', done, all: users.size };
    if (shared.every(({ id }) => !open.has(id))) return;
    if (!soundOf(key, asked)) continue;
    const mutator = mutatorOf(key, asked, fixtures);
    // Examples that fail prove nothing.
    if (mutator.failing().length > 0) continue;
    for (const mutant of mutator.mutants())
      if (open.has(mutant.id) && mutator.isNoticedByExample(mutant)) open.delete(mutant.id);
  }
}

function toldOf(
  survivors: JudgedMutant[],
  found: Map<string, Found>,
  counts: Pick<FoundMutants, 'judged' | 'possible' | 'noticed'>,
): FoundMutants {
  const added = new Set([...found.values()].map((one) => one.added));
  return {
    ...counts,
    survivors: survivors.map((one) => survivorOf(one, found.get(one.id))),
    proposals: [...added].map(({ path, isNew, example, text }) => ({
      path,
      isNew,
      about: example.about,
      text,
    })),
  };
}

function survivorOf({ source, line, column, slip, part }: JudgedMutant, found?: Found): Survivor {
  const place = { file: source.file, line, column, slip };
  if (!found) {
    const isDrawn = part === 'drawing' || part === 'after';
    return {
      ...place,
      stated: [],
      reason: isDrawn ? 'drawing' : part === 'loads' ? 'records' : 'tried',
    };
  }
  const { added, notice } = found;
  return { ...place, add: added.path, stated: statedIn(added, [...notice.by]) };
}

/** Longer values are not shown: the file has them. */
const longestStated = 80;

const statedIn = ({ example }: AddedExample, by: string[]): string[] =>
  by.map((at) => {
    const text = JSON.stringify(getAt(example, at)) ?? '';
    return text === '' || text.length > longestStated ? `"${at}"` : `"${at}": ${text}`;
  });

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
