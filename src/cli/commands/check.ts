import { CommandError } from '../commandError';
import { t } from '../i18n';
import { runExamples } from '../runExamples';
import { sharedCoverage } from '../sharedCoverage';
import type { Command } from './command';
import { runChecks } from './runChecks';
import { writeExamples } from './writeExamples';

export const check: Command = {
  name: 'check',
  takes: '[KEY…]',
  options: ['format', 'threshold', 'changed', 'strict', 'write', 'yes'],
  summary: t('commands.check'),
  async run(keys, options, context) {
    const threshold = percentageOf(options.threshold ?? '100');
    const fixtures = await context.fixtures();
    if (options.write) await writeExamples(keys, options, context, fixtures);
    return runChecks(
      keys,
      options,
      context,
      (key, files) => runExamples(key, files, fixtures, threshold),
      (requestTypes) => ({ shared: sharedCoverage(requestTypes, threshold) }),
    );
  },
};

function percentageOf(text: string): number {
  const percentage = Number(text);
  if (text.trim() === '' || !(percentage >= 0 && percentage <= 100))
    throw new CommandError(t('invalidPercentage', { text }));
  return percentage;
}
