import { approve, rollback, withdraw } from './actOnRelease';
import { check } from './check';
import type { Command } from './command';
import { diff } from './diff';
import { examples } from './examples';
import { explain } from './explain';
import { importSchemas } from './importSchemas';
import { lint } from './lint';
import { list } from './list';
import { makeNew } from './new';
import { mutate } from './mutate';
import { paths } from './paths';
import { publish } from './publish';
import { releases } from './releases';
import { rename } from './rename';
import { show } from './show';
import { words } from './words';

export const commands: Command[] = [
  check,
  lint,
  list,
  explain,
  makeNew,
  importSchemas,
  examples,
  paths,
  mutate,
  rename,
  words,
  diff,
  show,
  publish,
  releases,
  approve,
  withdraw,
  rollback,
];
