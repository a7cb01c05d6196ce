import { check } from './check';
import type { Command } from './command';
import { lint } from './lint';

export const commands: Command[] = [check, lint];
