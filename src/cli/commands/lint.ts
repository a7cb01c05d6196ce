import { t } from '../i18n';
import type { Command } from './command';
import { runChecks } from './runChecks';

export const lint: Command = {
  name: 'lint',
  takes: '[KEY…]',
  options: ['format', 'changed', 'strict'],
  summary: t('commands.lint'),
  run: (keys, options, context) => runChecks(keys, options, context),
};
