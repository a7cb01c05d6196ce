import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { format } from 'prettier';
import { copyOfProject, runCatalogue } from './runCatalogue';

const keys = ['mother_name', 'pan_card'];

/** A copy of the project in which one of the request types has no examples. */
function withoutExamples(key: string): { root: string; folder: string } {
  const root = copyOfProject(keys);
  const folder = join(root, 'schemas', key, 'examples');
  rmSync(folder, { recursive: true });
  return { root, folder };
}

const textsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

describe('examples', () => {
  it.each(keys)('drafts from nothing what makes %s clean', async (key) => {
    const { root, folder } = withoutExamples(key);
    const drafted = await runCatalogue(root, ['examples', key, '--write', '--yes']);
    expect(drafted).toMatchObject({ code: 0, aside: '' });
    const { code, out } = await runCatalogue(root, ['check', '--strict']);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(new RegExp(`^${key} +clean`, 'm')),
    });
    for (const text of Object.values(textsIn(folder)))
      expect(text).toBe(await format(text, { parser: 'json', printWidth: 100 }));
  });

  it('is what check names, once, where there are no examples', async () => {
    const { root } = withoutExamples('pan_card');
    const { code, out } = await runCatalogue(root, ['check', 'pan_card']);
    const reported = out.split('\n').filter((line) => line.startsWith('schemas/'));
    expect({ code, reported }).toEqual({
      code: 1,
      reported: [expect.stringContaining('Run catalogue examples pan_card --write')],
    });
  });

  it('adds only what is missing, and leaves the files that are there', async () => {
    const root = copyOfProject(keys);
    const folder = join(root, 'schemas/pan_card/examples');
    rmSync(join(folder, 'rejected-same-pan.json'));
    const before = textsIn(folder);
    const { code } = await runCatalogue(root, ['examples', 'pan_card', '--write', '--yes']);
    const after = textsIn(folder);
    const added = Object.keys(after).filter((name) => !(name in before));
    expect({ code, added }).toEqual({ code: 0, added: ['rejected-new-pan-not-different.json'] });
    expect(after).toMatchObject(before);
    const check = await runCatalogue(root, ['check', '--strict']);
    expect(check.code).toBe(0);
  });

  it('says in words what each example shows', async () => {
    const { root } = withoutExamples('pan_card');
    const { out } = await runCatalogue(root, ['examples', 'pan_card']);
    expect(out).toContain('schemas/pan_card/examples/rejected-new-pan-too-long.json');
    expect(out).toContain('"about": "New PAN has 11 characters, one more than allowed."');
  });

  it('prints the same files each time, and writes nothing without --write', async () => {
    const { root } = withoutExamples('mother_name');
    const one = await runCatalogue(root, ['examples', 'mother_name']);
    const other = await runCatalogue(root, ['examples', 'mother_name']);
    expect(one).toEqual(other);
    expect(one.out).toContain('Nothing was written. Add --write');
    expect(readdirSync(join(root, 'schemas/mother_name'))).not.toContain('examples');
  });

  it('has nothing to add where everything is covered', async () => {
    const root = copyOfProject(keys);
    const { code, out } = await runCatalogue(root, ['examples', 'mother_name', '--write', '--yes']);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringContaining('No example was found'),
    });
  });

  it('is named to those who know it as example', async () => {
    const { code, aside } = await runCatalogue(copyOfProject(keys), ['example', 'pan_card']);
    expect({ code, aside }).toEqual({
      code: 2,
      aside: expect.stringContaining('Did you mean "examples"?'),
    });
  });

  it.each([
    { args: [], message: 'Name one request type' },
    { args: keys, message: 'Name one request type' },
    { args: ['mother_nam'], message: 'Unknown request type "mother_nam"' },
    { args: ['mother_name', '--format', 'json'], message: 'human only' },
  ])('cannot run with $args', async ({ args, message }) => {
    const root = copyOfProject(keys);
    const { code, aside } = await runCatalogue(root, ['examples', ...args]);
    expect({ code, aside }).toEqual({ code: 2, aside: expect.stringContaining(message) });
  });
});
