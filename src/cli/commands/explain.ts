import { didYouMean, operators, pages } from '#authoring';
import { CommandError } from '../commandError';
import { t } from '../i18n';
import type { Command } from './command';

export const explain: Command = {
  name: 'explain',
  takes: '[RULE…]',
  options: [],
  summary: t('commands.explain'),
  run(rules, _options, context) {
    const known = Object.keys(pages);
    const ofMutants = operators.map(({ id }) => id);
    const width = Math.max(...[...known, ...ofMutants].map((rule) => rule.length));
    const line = (rule: string, why: string) => t('explain.all', { rule: rule.padEnd(width), why });
    if (rules.length === 0) {
      for (const [rule, { why }] of Object.entries(pages)) context.print(line(rule, why));
      context.print(t('explain.operators'));
      for (const { id, explains } of operators) context.print(line(id, explains));
    }
    for (const rule of rules) {
      const operator = operators.find(({ id }) => id === rule);
      if (operator) context.print(t('explain.operator', { ...operator }));
      else if (Object.hasOwn(pages, rule))
        context.print(t('explain.page', { rule, ...pages[rule] }));
      else {
        const hint = didYouMean(rule, [...known, ...ofMutants]);
        throw new CommandError(t('unknownRule', { rule, hint }));
      }
    }
    return 0;
  },
};
