import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { knownCalls } from '../../src/api';
import type { Definition } from '../../src/engine';
import { Random } from '../../src/authoring/fill';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import { mutated } from '../../src/authoring/mutate/mutant';
import type { Files } from '../../src/authoring/read/readDefinition';
import { projectFiles } from '../files';
import { slips } from './sabotages';

/** The files of a request type in which one rule is another, such that lint lets it through: a server serves it. */
export function servedSlip(
  definition: Definition,
  seed: number,
): { files: Files; about: string } | undefined {
  const { key } = definition;
  const random = new Random(seed, 0);
  const left = slips(definition);
  while (left.length > 0) {
    const [slip] = left.splice(random.int(0, left.length - 1), 1);
    const schema = JSON.stringify(mutated(definition, slip!).schema, undefined, 2);
    const files = { ...filesOf(key), [`schemas/${key}/schema.json`]: schema };
    if (checkDefinition(key, files, knownCalls).length === 0) return { files, about: slip!.slip };
  }
  return undefined;
}

const filesOf = (key: string): Files =>
  Object.fromEntries(
    Object.entries(projectFiles).filter(([path]) =>
      [`schemas/${key}/`, 'schemas/_shared/'].some((folder) => path.startsWith(folder)),
    ),
  );

/** Does something while these files of a request type are in a folder. */
export async function inFolder(
  key: string,
  files: Files,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-slip-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const serviceTypes = [{ key: 'some', title: 'Some', requestTypes: [{ key, title: key }] }];
    await writeFile(join(folder, 'catalogue.json'), JSON.stringify({ serviceTypes }));
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
