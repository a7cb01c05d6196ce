import { check } from './check';
import type { Command } from './command';
import { diff } from './diff';
import { explain } from './explain';
import { lint } from './lint';
import { list } from './list';
import { makeNew } from './new';
import { rename } from './rename';
import { words } from './words';

export const commands: Command[] = [check, lint, list, explain, makeNew, rename, words, diff];
