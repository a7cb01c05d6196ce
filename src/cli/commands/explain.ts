import { closest, pages } from '#authoring';
import { CannotRun } from '../cannotRun';
import { t } from '../i18n';
import type { Command } from './command';

export const explain: Command = {
  name: 'explain',
  takes: '[RULE…]',
  explains: t('commands.explain'),
  run(names, _options, around) {
    const known = Object.keys(pages);
    const width = Math.max(...known.map((rule) => rule.length));
    if (names.length === 0)
      for (const [rule, { why }] of Object.entries(pages))
        around.print(t('explain.all', { rule: rule.padEnd(width), why }));
    for (const rule of names) {
      if (!Object.hasOwn(pages, rule)) throw new CannotRun(unknown(rule, known));
      around.print(t('explain.page', { rule, ...pages[rule] }));
    }
    return 0;
  },
};

function unknown(rule: string, known: string[]): string {
  const close = closest(rule, known);
  const hint = close ? t('didYouMean', { close }) : t('thereAre', { names: known.join(', ') });
  return t('explain.none', { rule, hint });
}
