import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/authoring';
import type { DiskFile, FileChange, SaveResult } from '../../src/workbench/api';
import { ProjectFiles } from '../../src/workbench/project/project';
import type { ProjectServer } from '../../src/workbench/project/projectServer';
import { unpublishedKeys } from '../../src/workbench/project/projectState';
import { MemoryStorage } from './memoryStorage';

const ui = 'schemas/one/ui.json';
const schema = 'schemas/one/schema.json';
const lines = ['{', '  "ui:title": "One",', '  "a": {},', '  "b": {},', '  "c": {}', '}', ''];
const text = lines.join('\n');

const file = (content: string): DiskFile => ({ text: content, digest: `digest of ${content}` });

/** A disk in memory that behaves as the server does. */
class Disk implements ProjectServer {
  files = new Map([
    ['catalogue.json', file('{}\n')],
    [ui, file(text)],
    [schema, file('{}\n')],
  ]);
  isAway = false;
  released: { [path: string]: string } = {};

  async project() {
    const files = { 'catalogue.json': this.files.get('catalogue.json')! };
    return { root: '/somewhere', files, problems: [], keys: ['one'] };
  }

  async requestType(key: string) {
    const own = [...this.files].filter(([path]) => path.startsWith(`schemas/${key}/`));
    return { files: Object.fromEntries(own), problems: [] };
  }

  async save(changes: FileChange[]): Promise<SaveResult> {
    if (this.isAway) return { status: 'refused', message: 'away' };
    const differing = changes.filter(
      ({ path, base }) => (this.files.get(path)?.digest ?? null) !== base,
    );
    if (differing.length > 0)
      return {
        status: 'conflict',
        disk: Object.fromEntries(differing.map(({ path }) => [path, this.files.get(path) ?? null])),
      };
    for (const { path, text: written } of changes)
      if (written === null) this.files.delete(path);
      else this.files.set(path, file(written));
    return {
      status: 'saved',
      digests: Object.fromEntries(
        changes.map(({ path }) => [path, this.files.get(path)?.digest ?? null]),
      ),
      keys: this.keys(),
    };
  }

  watch() {}

  run = async () => 0;

  earlier = async () => ({ files: {} });

  live: ProjectServer['live'] = async () => ({ digests: this.released });

  keys = () => [
    ...new Set([...this.files.keys()].flatMap((path) => /^schemas\/(\w+)\//.exec(path)?.[1] ?? [])),
  ];

  textOf = (path: string) => this.files.get(path)?.text;
}

let disk: Disk;
let storage: MemoryStorage;
let project: ProjectFiles;

async function open() {
  const opened = new ProjectFiles(disk, storage, await disk.project());
  await opened.open('one');
  return opened;
}

const change = (path: string, content: string | null) => {
  const now = content === null ? null : file(content);
  if (now) disk.files.set(path, now);
  else disk.files.delete(path);
  return { [path]: now };
};

const withTitle = (title: string) => text.replace('"One"', JSON.stringify(title));
const withoutC = text.replace('"c": {}', '"c": { "x": 1 }');

beforeEach(async () => {
  disk = new Disk();
  storage = new MemoryStorage();
  project = await open();
});

describe('saving', () => {
  it('writes all that was edited, and nothing else', async () => {
    project.edit({ [ui]: withTitle('Two'), 'schemas/one/examples/accepted-a.json': '{}' });
    await project.save();
    expect(disk.textOf(ui)).toBe(withTitle('Two'));
    expect(disk.textOf('schemas/one/examples/accepted-a.json')).toBe('{}');
    expect(project.get().unsaved.size).toBe(0);
    expect(project.get().saving.kind).toBe('saved');
  });

  it('removes files', async () => {
    project.edit({ [schema]: null });
    await project.save();
    expect(disk.files.has(schema)).toBe(false);
    expect(project.textOf(schema)).toBeUndefined();
  });

  it('keeps what was typed while it was saving', async () => {
    project.edit({ [ui]: withTitle('Two') });
    const saving = project.save();
    project.edit({ [ui]: withTitle('Three') });
    await saving;
    expect(disk.textOf(ui)).toBe(withTitle('Two'));
    expect(project.textOf(ui)).toBe(withTitle('Three'));
    expect([...project.get().unsaved.keys()]).toEqual([ui]);
  });

  it('keeps everything where the server is away', async () => {
    project.edit({ [ui]: withTitle('Two') });
    disk.isAway = true;
    await project.save();
    expect(project.get().saving).toEqual({ kind: 'refused', message: 'away' });
    expect(project.textOf(ui)).toBe(withTitle('Two'));
  });
});

describe('request types', () => {
  const two = 'schemas/two/ui.json';

  it('are known after they were saved, and forgotten after they were removed', async () => {
    project.edit({ [two]: '{}' });
    await project.save();
    expect(project.get().keys).toEqual(['one', 'two']);
    project.edit({ [two]: null });
    await project.save();
    expect(project.get().keys).toEqual(['one']);
    expect((await open()).get().keys).toEqual(['one']);
  });

  it('that were undone stay away', async () => {
    project.edit({ [two]: '{}' });
    project.undo();
    expect(project.get().keys).toEqual(['one']);
    expect((await open()).get().keys).toEqual(['one']);
  });

  it('that are loaded are no edit', async () => {
    project.edit({ [ui]: withTitle('Two') });
    const { unsaved } = project.get();
    disk.files.set(two, file('{}'));
    await project.applyDiskEvent({ changed: {}, problems: [], keys: ['one', 'two'] });
    await project.open('two');
    expect(project.textOf(two)).toBe('{}');
    expect(project.get().unsaved).toBe(unsaved);
  });

  it('that are not loaded are read when they are opened', async () => {
    project.edit({ [two]: '{ "a": 1 }' });
    const again = new ProjectFiles(disk, storage, await disk.project());
    await again.applyDiskEvent({
      changed: change(two, '{ "b": 1 }'),
      problems: [],
      keys: ['one', 'two'],
    });
    await again.open('two');
    expect(again.textOf(two)).toBe('{ "a": 1 }');
    expect(again.get().conflicts.map(({ path }) => path)).toEqual([two]);
  });
});

describe('what is published', () => {
  const digestsOf = (paths: string[]) =>
    Object.fromEntries(paths.map((path) => [path, disk.files.get(path)!.digest]));

  it('is not said before a release is known', async () => {
    disk.live = async () => Promise.reject(new Error('away'));
    await project.readLive();
    expect([...unpublishedKeys(project.get())]).toEqual([]);
  });

  it('is what has the files of the release, none more and none less', async () => {
    disk.released = digestsOf([ui, schema]);
    await project.readLive();
    expect([...unpublishedKeys(project.get())]).toEqual([]);
    project.edit({ [ui]: withTitle('Two') });
    expect([...unpublishedKeys(project.get())]).toEqual([]);
    await project.save();
    expect([...unpublishedKeys(project.get())]).toEqual(['one']);
    for (const paths of [[ui, schema], [ui]]) {
      disk.released = digestsOf(paths);
      await project.readLive();
      expect([...unpublishedKeys(project.get())]).toEqual(paths.length === 2 ? [] : ['one']);
    }
    disk.released = { ...digestsOf([ui, schema]), 'schemas/one/ui.hi.json': 'gone' };
    await project.readLive();
    expect([...unpublishedKeys(project.get())]).toEqual(['one']);
  });

  it('is not said of what is not loaded', async () => {
    disk.released = { ...digestsOf([ui, schema]), 'schemas/two/ui.json': 'x' };
    await project.readLive();
    expect([...unpublishedKeys(project.get())]).toEqual([]);
  });
});

describe('files that cannot be edited', () => {
  const problem = (path: string): Diagnostic => ({
    file: path,
    line: 1,
    column: 1,
    severity: 'error',
    rule: 'file-stray',
    message: 'Nothing reads it.',
  });
  const stray = problem('schemas/one/shema.json');
  const event = { changed: {}, problems: [], keys: ['one'] };

  it('are told until they are gone', async () => {
    await project.applyDiskEvent({ ...event, problems: [stray] });
    expect(project.get().unread).toEqual([stray]);
    await project.applyDiskEvent({ ...event, changed: { [stray.file]: null } });
    expect(project.get().unread).toEqual([]);
  });

  it('are those of the disk when the server is there again', async () => {
    await project.applyDiskEvent({ ...event, problems: [stray] });
    const other = problem('schemas/_shared/a b.json');
    const digests = Object.fromEntries([...disk.files].map(([path, one]) => [path, one.digest]));
    await project.applyDiskEvent({ ...event, problems: [other], digests });
    expect(project.get().unread).toEqual([other]);
  });
});

describe('undo', () => {
  it('takes all of a new file away that was typed without a pause', () => {
    for (const typed of ['a', 'ab', 'abc']) project.edit({ 'schemas/one/ui.hi.json': typed }, 'hi');
    project.undo();
    expect(project.textOf('schemas/one/ui.hi.json')).toBeUndefined();
  });

  it('takes back one step over several files, and gives it again', () => {
    project.edit({ [ui]: withTitle('Two'), [schema]: null });
    project.undo();
    expect([project.textOf(ui), project.textOf(schema)]).toEqual([text, '{}\n']);
    expect(project.get().unsaved.size).toBe(0);
    project.redo();
    expect([project.textOf(ui), project.textOf(schema)]).toEqual([withTitle('Two'), undefined]);
  });

  it('takes back at once what was typed without a pause', () => {
    for (const title of ['T', 'Tw', 'Two']) project.edit({ [ui]: withTitle(title) }, ui);
    project.edit({ [ui]: withTitle('Other') }, 'title');
    project.undo();
    expect(project.textOf(ui)).toBe(withTitle('Two'));
    project.undo();
    expect(project.textOf(ui)).toBe(text);
    expect(project.get().canUndo).toBe(false);
  });

  it('works after saving', async () => {
    project.edit({ [ui]: withTitle('Two') });
    await project.save();
    project.undo();
    expect(project.textOf(ui)).toBe(text);
    expect(project.get().unsaved.get(ui)).toBe(text);
  });
});

describe('another program', () => {
  it('changes a file that is not edited here', () => {
    project.applyDiskChanges(change(ui, withTitle('Theirs')));
    expect(project.textOf(ui)).toBe(withTitle('Theirs'));
    expect(project.get().unsaved.size).toBe(0);
  });

  it('changes other lines: both changes count', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    project.applyDiskChanges(change(ui, withoutC));
    expect(project.textOf(ui)).toBe(withoutC.replace('"One"', '"Mine"'));
    expect(project.get().conflicts).toEqual([]);
    await project.save();
    expect(disk.textOf(ui)).toBe(withoutC.replace('"One"', '"Mine"'));
  });

  it.each([
    ['mine', withTitle('Mine')],
    ['theirs', withTitle('Theirs')],
  ] as const)('changes the same line: asks, and keeps %s', async (_which, expected) => {
    project.edit({ [ui]: withTitle('Mine') });
    project.applyDiskChanges(change(ui, withTitle('Theirs')));
    expect(project.get().conflicts.map(({ path }) => path)).toEqual([ui]);
    await project.save();
    expect(disk.textOf(ui)).toBe(withTitle('Theirs'));
    project.resolve(ui, expected);
    await project.save();
    expect(disk.textOf(ui)).toBe(expected);
    expect(project.textOf(ui)).toBe(expected);
  });

  it('lets undo bring back what gave way to theirs', () => {
    project.edit({ [ui]: withTitle('Mine') });
    project.applyDiskChanges(change(ui, withTitle('Theirs')));
    project.resolve(ui, withTitle('Theirs'));
    project.undo();
    expect(project.textOf(ui)).toBe(withTitle('Mine'));
  });

  it('changes other lines: undo takes back only what was typed here', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    project.applyDiskChanges(change(ui, withoutC));
    project.undo();
    expect(project.textOf(ui)).toBe(withoutC);
    expect(project.get().unsaved.size).toBe(0);
  });

  it('changes a file after it was saved here: undo leaves that', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    await project.save();
    project.applyDiskChanges(change(ui, withoutC.replace('"One"', '"Mine"')));
    project.undo();
    expect(project.textOf(ui)).toBe(withoutC);
  });

  it('changes the line that was saved here: there is nothing to undo', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    await project.save();
    project.applyDiskChanges(change(ui, withTitle('Theirs')));
    project.undo();
    expect(project.textOf(ui)).toBe(withTitle('Theirs'));
  });

  it('takes its change back: there is nothing to ask any more', () => {
    project.edit({ [ui]: withTitle('Mine') });
    project.applyDiskChanges(change(ui, withTitle('Theirs')));
    project.applyDiskChanges(change(ui, text));
    expect(project.get().conflicts).toEqual([]);
    expect(project.textOf(ui)).toBe(withTitle('Mine'));
  });

  it('removes a file that is edited here: asks', () => {
    project.edit({ [ui]: withTitle('Mine') });
    project.applyDiskChanges(change(ui, null));
    expect(project.get().conflicts).toEqual([{ path: ui, theirs: null }]);
    project.resolve(ui, withTitle('Mine'));
    expect(project.textOf(ui)).toBe(withTitle('Mine'));
  });

  it('writes before the page was told: a save does not run over it', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    change(ui, withTitle('Theirs'));
    await project.save();
    expect(disk.textOf(ui)).toBe(withTitle('Theirs'));
    expect(project.get().conflicts.map(({ path }) => path)).toEqual([ui]);
  });

  it('is noticed after a time in which nobody told', async () => {
    change(ui, withTitle('Theirs'));
    change(schema, null);
    change('schemas/one/request.json', '{}');
    const digests = Object.fromEntries([...disk.files].map(([path, { digest }]) => [path, digest]));
    await project.applyDiskEvent({ changed: {}, problems: [], keys: ['one'], digests });
    expect(project.textOf(ui)).toBe(withTitle('Theirs'));
    expect(project.textOf(schema)).toBeUndefined();
    expect(project.textOf('schemas/one/request.json')).toBe('{}');
  });
});

describe('a closed tab', () => {
  it('has no request type for the catalogue itself', () => {
    project.edit({ 'catalogue.json': '{ "a": 1 }' });
    expect(project.get().keys).toEqual(['one']);
  });

  it('loses nothing', async () => {
    project.edit({ [ui]: '{ "ui:title": "broken', 'schemas/two/ui.json': '{}' });
    const again = await open();
    expect(again.textOf(ui)).toBe('{ "ui:title": "broken');
    expect(again.get().keys).toEqual(['one', 'two']);
    await again.open('two');
    expect(again.textOf('schemas/two/ui.json')).toBe('{}');
  });

  it('merges what happened on the disk since', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    change(ui, withoutC);
    const again = await open();
    expect(again.textOf(ui)).toBe(withoutC.replace('"One"', '"Mine"'));
  });

  it('asks where both changed the same', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    change(ui, withTitle('Theirs'));
    const again = await open();
    expect(again.textOf(ui)).toBe(withTitle('Mine'));
    expect(again.get().conflicts.map(({ path }) => path)).toEqual([ui]);
  });

  it('keeps what another tab has typed', async () => {
    const other = await open();
    project.edit({ [ui]: withTitle('Here') });
    other.edit({ [schema]: '{ "there": 1 }' });
    await project.save();
    const again = await open();
    expect(again.textOf(schema)).toBe('{ "there": 1 }');
  });

  it('loads the request types that have unsaved texts, and undo discards those', async () => {
    project.edit({ [ui]: withTitle('Mine') });
    const again = new ProjectFiles(disk, storage, await disk.project());
    expect(again.get().unsaved.size).toBe(0);
    await again.openUnsaved();
    expect([...again.get().unsaved.keys()]).toEqual([ui]);
    again.undo();
    expect(again.get().unsaved.size).toBe(0);
    expect(again.textOf(ui)).toBe(text);
    again.redo();
    expect(again.textOf(ui)).toBe(withTitle('Mine'));
  });

  it('forgets what was saved', async () => {
    project.edit({ [ui]: withTitle('Two') });
    await project.save();
    expect(storage.length).toBe(0);
  });

  it('says where the browser has no room', () => {
    storage.isFull = true;
    project.edit({ [ui]: withTitle('Two') });
    expect(project.get().isPersisted).toBe(false);
    expect(project.textOf(ui)).toBe(withTitle('Two'));
  });
});
