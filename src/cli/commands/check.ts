import { examine } from '../runExamples';
import { CannotRun } from '../cannotRun';
import { say } from '../i18n';
import type { Command } from './command';
import { runChecks } from './runChecks';

export const check: Command = {
  name: 'check',
  takes: '[KEY…]',
  explains: say('commands.check'),
  async run(names, options, around) {
    const threshold = percentOf(options.threshold ?? '100');
    const world = await around.world();
    return runChecks(names, options, around, (key, files) => examine(key, files, world, threshold));
  },
};

function percentOf(text: string): number {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new CannotRun(say('noPercent', { text }));
  return percent;
}
