import { t } from '../i18n';
import type { Command } from './command';
import { runChecks } from './runChecks';

export const lint: Command = {
  name: 'lint',
  takes: '[KEY…]',
  explains: t('commands.lint'),
  run: (names, options, around) => runChecks(names, options, around, () => ({})),
};
