import { CommandError } from '../commandError';
import { t } from '../i18n';
import { noteOf } from '../releases/noteOf';
import { releaseNumber } from '../releases/releaseNumber';
import { releaseServerOf } from '../releases/releaseServer';
import type { Command } from './command';

/** A command that does something to one release. */
const actOnRelease = (name: 'approve' | 'withdraw' | 'rollback'): Command => ({
  name,
  takes: 'N --note TEXT',
  options: ['note', 'server'],
  summary: t(`commands.${name}`),
  async run([number, ...more], options, context) {
    if (number === undefined || more.length > 0)
      throw new CommandError(t('releases.number', { command: name }));
    const asked = releaseNumber(number);
    const note = noteOf(options);
    const { state } = await releaseServerOf(options, context).act(asked, name, note);
    const words = state === 'live' ? 'releases.nowLive' : 'releases.nowWithdrawn';
    context.print(t(words, { number }));
    return 0;
  },
});

export const approve = actOnRelease('approve');
export const withdraw = actOnRelease('withdraw');
export const rollback = actOnRelease('rollback');
