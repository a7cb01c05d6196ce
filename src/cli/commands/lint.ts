import { t } from '../i18n';
import type { Command } from './command';
import { runChecks } from './runChecks';

export const lint: Command = {
  name: 'lint',
  takes: '[KEY…]',
  summary: t('commands.lint'),
  run: (keys, options, context) => runChecks(keys, options, context),
};
