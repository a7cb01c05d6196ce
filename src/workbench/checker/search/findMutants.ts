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
import type { FoundMutants, SearchMessage, SearchRequest, Survivor } from './protocol';
import { compileSearched, compileValid, knownFor, SearchError } from './validDefinition';

/** The sample has the same share of each operator as all mutants have. */
const mostMutants = 300;

/** Finds the mutants that no example notices, and examples that would notice them. */
export function* findMutants(
  request: SearchRequest,
  fixtures: ExampleFixtures,
): Generator<SearchMessage> {
  yield { type: 'progress', phase: 'preparing', done: 0 };
  compileSearched(request);
  const { key } = request;
  const mutator = mutatorOf(key, request, fixtures);
  const failing = mutator.failing();
  if (failing.length > 0)
    throw new SearchError(t('mutants.failing', { files: failing.map(nameIn).join(', ') }));
  if (!mutator.hasAccepted) throw new SearchError(t('mutants.noAccepted'));

  const judging = judgeMutants(mutator, { most: mostMutants });
  let next = judging.next();
  for (; !next.done; next = judging.next())
    yield { type: 'progress', phase: 'judging', ...next.value };
  const { possible, mutants } = next.value;
  const judged = [...mutants.values()];
  const open = new Map(judged.filter(({ noticedBy }) => !noticedBy).map((one) => [one.id, one]));
  yield* withoutNoticedElsewhere(open, request, fixtures);

  const survivors = [...open.values()];
  const files = new KillerFiles((one) => filesOf(one, request.files));
  const found = new Map<string, Found>();
  const counts = { judged: judged.length, possible, noticed: judged.length - survivors.length };
  for (const [done, one] of survivors.entries()) {
    yield { type: 'progress', phase: 'searching', done, all: survivors.length };
    const notice = mutator.killerOf(one);
    if (!notice) continue;
    found.set(one.id, { notice, added: files.add(key, notice.killer) });
    yield { type: 'found', found: resultOf(survivors.slice(0, done + 1), found, counts) };
  }
  yield { type: 'found', found: resultOf(survivors, found, counts) };
}

interface Found {
  notice: Notice;
  added: AddedExample;
}

function mutatorOf(key: string, request: SearchRequest, fixtures: ExampleFixtures): Mutator {
  const server = { calls: knownCalls, publicFiles: [...request.publicFiles] };
  return new Mutator(key, filesOf(key, request.files), fixtures, server, (definition) =>
    knownFor(definition, request),
  );
}

/** A mutant of a shared piece needs no example here where one of another request type notices it. */
function* withoutNoticedElsewhere(
  open: Map<string, JudgedMutant>,
  request: SearchRequest,
  fixtures: ExampleFixtures,
): Generator<SearchMessage> {
  const shared = [...open.values()].filter(({ source }) =>
    source.file.startsWith('schemas/_shared/'),
  );
  const usersOf = usersIn(request.keys, (key) => filesOf(key, request.files));
  const users = new Set(shared.flatMap(({ source }) => usersOf(source.file, source.pointer)));
  users.delete(request.key);
  for (const [done, key] of [...users].entries()) {
    yield { type: 'progress', phase: 'others', done, all: users.size };
    if (shared.every(({ id }) => !open.has(id))) return;
    if (!compileValid(key, request)) continue;
    const mutator = mutatorOf(key, request, fixtures);
    // Examples that fail prove nothing.
    if (mutator.failing().length > 0) continue;
    for (const mutant of mutator.mutants())
      if (open.has(mutant.id) && mutator.isNoticedByExample(mutant)) open.delete(mutant.id);
  }
}

function resultOf(
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

/** In characters. Longer values are not shown: the user can read them in the file. */
const longestStated = 80;

const statedIn = ({ example }: AddedExample, by: string[]): string[] =>
  by.map((at) => {
    const text = JSON.stringify(getAt(example, at)) ?? '';
    return text === '' || text.length > longestStated ? `"${at}"` : `"${at}": ${text}`;
  });

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
