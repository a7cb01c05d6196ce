import { describe, expect, it } from 'vitest';
import * as fixtures from '../../src/server/integrations/demoContext';
import type {
  FoundBy,
  SearchAsked,
  SearchKind,
  SearchTold,
} from '../../src/workbench/checker/search/protocol';
import { stateOf, withTaken } from '../../src/workbench/checker/search/proposals';
import { search } from '../../src/workbench/checker/search/search';
import { isStale } from '../../src/workbench/checker/search/useSearch';
import { projectFiles } from '../files';

const key = 'mother_name';

function told(kind: SearchKind, isLeftOut: (path: string) => boolean, changes = {}): SearchTold[] {
  const own = Object.entries(projectFiles).filter(
    ([path]) => /^schemas\/(mother_name|_shared)\//.test(path) && !isLeftOut(path),
  );
  const files = { ...Object.fromEntries(own), ...changes };
  const asked: SearchAsked = {
    kind,
    key,
    files,
    keys: [key],
    publicFiles: [],
    today: '2026-11-21',
  };
  return [...search(asked, fixtures)];
}

function lastFound<Kind extends SearchKind>(_kind: Kind, all: SearchTold[]): FoundBy[Kind] {
  const found = all.flatMap((told) => (told.tell === 'found' ? [told.found] : []));
  return found.at(-1) as FoundBy[Kind];
}

const onlyAccepted = (path: string) => /examples\/(rejected|refused)-/.test(path);

describe('search', () => {
  it('finds the slips that nothing notices, with the examples that would, and says how far it is', () => {
    const all = told('mutants', onlyAccepted);
    const phases = new Set(all.flatMap((one) => (one.tell === 'progress' ? [one.phase] : [])));
    expect([...phases]).toEqual(['preparing', 'judging', 'searching']);
    const { survivors, proposals, judged, noticed } = lastFound('mutants', all);
    expect(noticed).toBe(judged - survivors.length);
    expect(proposals.length).toBeGreaterThan(0);
    const paths = proposals.map(({ path }) => path);
    expect(survivors.filter(({ add }) => add && !paths.includes(add))).toEqual([]);
    for (const { path, text } of proposals) {
      expect(path).toMatch(/^schemas\/mother_name\/examples\/(accepted|rejected|refused)-/);
      expect(JSON.parse(text).about).toBeTypeOf('string');
    }
  });

  it('says what to do first where nothing can be searched', () => {
    const schema = `schemas/${key}/schema.json`;
    expect(told('mutants', () => false, { [schema]: '{' }).at(-1)).toEqual({
      tell: 'failed',
      message: 'The definition has errors. Mend them first; Problems lists them.',
    });
    expect(told('mutants', (path) => path.includes('/examples/')).at(-1)).toMatchObject({
      tell: 'failed',
      message: expect.stringContaining('no accepted example'),
    });
  });

  it('finds the paths of a form with the examples that go them', () => {
    const { paths, failing } = lastFound(
      'paths',
      told('paths', () => false),
    );
    expect(paths.levels[0]!.ways!.length).toBeGreaterThan(0);
    expect(paths.levels[0]!.ways!.flatMap(({ examples }) => examples).length).toBeGreaterThan(0);
    expect(failing).toEqual([]);
  });

  it('drafts what the examples lack', () => {
    const { proposals } = lastFound('drafts', told('drafts', onlyAccepted));
    expect(proposals.some(({ path }) => path.includes('rejected-'))).toBe(true);
    const limits = lastFound('boundaries', told('boundaries', onlyAccepted));
    expect(limits.proposals.length).toBeGreaterThan(0);
  });

  it('is stale once a file changes otherwise than by what it proposed', () => {
    const proposal = { path: 'b', isNew: true, about: '', text: '2' };
    expect(isStale({ a: '1' }, { a: '1', b: '2' }, [proposal])).toBe(false);
    expect(isStale({ a: '1' }, { a: '1', b: '3' }, [proposal])).toBe(true);
    expect(isStale({ a: '1' }, { a: '2' }, [proposal])).toBe(true);
    expect(isStale({ a: '1' }, {}, [])).toBe(true);
  });

  it('proposes nothing over what changed since', () => {
    const proposal = { path: 'b', isNew: false, about: '', text: '2' };
    expect(stateOf(proposal, { b: '1' }, '1')).toBe('open');
    expect(stateOf(proposal, { b: '1' }, '2')).toBe('added');
    expect(stateOf(proposal, { b: '1' }, '3')).toBe('changed');
    expect(stateOf(proposal, { b: '1' }, undefined)).toBe('changed');
    expect(stateOf(proposal, {}, undefined)).toBe('open');
    expect(stateOf(proposal, {}, '3')).toBe('changed');
  });

  it('goes on from a proposal that was taken while it searches', () => {
    const [earlier, later] = ['2', '2 and more'].map((text) => ({
      path: 'b',
      isNew: true,
      about: '',
      text,
    }));
    const taken = withTaken({ a: '1' }, [earlier!], () => '2');
    expect(taken).toEqual({ a: '1', b: '2' });
    expect(stateOf(later!, taken, '2')).toBe('open');
    expect(withTaken({ a: '1' }, [earlier!], () => undefined)).toEqual({ a: '1' });
  });
});
