import { describe, expect, it } from 'vitest';
import * as fixtures from '../../src/server/integrations/demoContext';
import type {
  SearchKind,
  SearchMessage,
  SearchRequest,
  SearchResults,
} from '../../src/workbench/checker/search/protocol';
import { stateOf, withAdded } from '../../src/workbench/checker/search/proposals';
import { search } from '../../src/workbench/checker/search/search';
import { isStale } from '../../src/workbench/checker/search/useSearch';
import { projectFiles } from '../files';

const key = 'mother_name';

function messagesOf(
  kind: SearchKind,
  isLeftOut: (path: string) => boolean,
  changes = {},
): SearchMessage[] {
  const own = Object.entries(projectFiles).filter(
    ([path]) => /^schemas\/(mother_name|_shared)\//.test(path) && !isLeftOut(path),
  );
  const files = { ...Object.fromEntries(own), ...changes };
  const request: SearchRequest = {
    kind,
    key,
    files,
    keys: [key],
    publicFiles: [],
    today: '2026-11-21',
  };
  return [...search(request, fixtures)];
}

function lastFound<Kind extends SearchKind>(
  _kind: Kind,
  all: SearchMessage[],
): SearchResults[Kind] {
  const found = all.flatMap((message) => (message.type === 'found' ? [message.found] : []));
  return found.at(-1) as SearchResults[Kind];
}

const onlyAccepted = (path: string) => /examples\/(rejected|refused)-/.test(path);

describe('search', () => {
  it('finds the mutants that no example notices, with examples that would, and reports its progress', () => {
    const all = messagesOf('mutants', onlyAccepted);
    const phases = new Set(all.flatMap((one) => (one.type === 'progress' ? [one.phase] : [])));
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

  it('reports what to correct first where it cannot search', () => {
    const schema = `schemas/${key}/schema.json`;
    expect(messagesOf('mutants', () => false, { [schema]: '{' }).at(-1)).toEqual({
      type: 'failed',
      message: 'The definition has errors. Mend them first; Problems lists them.',
    });
    expect(messagesOf('mutants', (path) => path.includes('/examples/')).at(-1)).toMatchObject({
      type: 'failed',
      message: expect.stringContaining('no accepted example'),
    });
  });

  it('finds the paths of a form with the examples that take them', () => {
    const { paths, failing } = lastFound(
      'paths',
      messagesOf('paths', () => false),
    );
    expect(paths.levels[0]!.ways!.length).toBeGreaterThan(0);
    expect(paths.levels[0]!.ways!.flatMap(({ examples }) => examples).length).toBeGreaterThan(0);
    expect(failing).toEqual([]);
  });

  it('drafts examples for uncovered rules and for boundaries', () => {
    const { proposals } = lastFound('drafts', messagesOf('drafts', onlyAccepted));
    expect(proposals.some(({ path }) => path.includes('rejected-'))).toBe(true);
    const limits = lastFound('boundaries', messagesOf('boundaries', onlyAccepted));
    expect(limits.proposals.length).toBeGreaterThan(0);
  });

  it('is stale once a file has another change than an added proposal', () => {
    const proposal = { path: 'b', isNew: true, about: '', text: '2' };
    expect(isStale({ a: '1' }, { a: '1', b: '2' }, [proposal])).toBe(false);
    expect(isStale({ a: '1' }, { a: '1', b: '3' }, [proposal])).toBe(true);
    expect(isStale({ a: '1' }, { a: '2' }, [proposal])).toBe(true);
    expect(isStale({ a: '1' }, {}, [])).toBe(true);
  });

  it('does not add a proposal to a file that has changed since', () => {
    const proposal = { path: 'b', isNew: false, about: '', text: '2' };
    expect(stateOf(proposal, { b: '1' }, '1')).toBe('open');
    expect(stateOf(proposal, { b: '1' }, '2')).toBe('added');
    expect(stateOf(proposal, { b: '1' }, '3')).toBe('changed');
    expect(stateOf(proposal, { b: '1' }, undefined)).toBe('changed');
    expect(stateOf(proposal, {}, undefined)).toBe('open');
    expect(stateOf(proposal, {}, '3')).toBe('changed');
  });

  it('builds later proposals on one that was added during the search', () => {
    const [earlier, later] = ['2', '2 and more'].map((text) => ({
      path: 'b',
      isNew: true,
      about: '',
      text,
    }));
    const added = withAdded({ a: '1' }, [earlier!], () => '2');
    expect(added).toEqual({ a: '1', b: '2' });
    expect(stateOf(later!, added, '2')).toBe('open');
    expect(withAdded({ a: '1' }, [earlier!], () => undefined)).toEqual({ a: '1' });
  });
});
