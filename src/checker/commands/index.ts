import type { Command } from './command';
import { lint } from './lint';

export const commands: Command[] = [lint];
