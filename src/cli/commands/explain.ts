import { didYouMean, pages } from '#authoring';
import { CommandError } from '../commandError';
import { t } from '../i18n';
import type { Command } from './command';

export const explain: Command = {
  name: 'explain',
  takes: '[RULE…]',
  summary: t('commands.explain'),
  run(rules, _options, context) {
    const known = Object.keys(pages);
    const width = Math.max(...known.map((rule) => rule.length));
    if (rules.length === 0)
      for (const [rule, { why }] of Object.entries(pages))
        context.print(t('explain.all', { rule: rule.padEnd(width), why }));
    for (const rule of rules) {
      if (!Object.hasOwn(pages, rule))
        throw new CommandError(t('unknownRule', { rule, hint: didYouMean(rule, known) }));
      context.print(t('explain.page', { rule, ...pages[rule] }));
    }
    return 0;
  },
};
