import { runExamples } from '../runExamples';
import { CannotRun } from '../cannotRun';
import { t } from '../i18n';
import type { Command } from './command';
import { runChecks } from './runChecks';

export const check: Command = {
  name: 'check',
  takes: '[KEY…]',
  explains: t('commands.check'),
  async run(names, options, around) {
    const threshold = percentOf(options.threshold ?? '100');
    const fixtures = await around.fixtures();
    return runChecks(names, options, around, (key, files) =>
      runExamples(key, files, fixtures, threshold),
    );
  },
};

function percentOf(text: string): number {
  const percent = Number(text);
  if (text.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new CannotRun(t('noPercent', { text }));
  return percent;
}
