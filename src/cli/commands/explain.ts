import { nearest, pages } from '#authoring';
import { CannotRun } from '../cannotRun';
import { say } from '../i18n';
import type { Command } from './command';

export const explain: Command = {
  name: 'explain',
  takes: '[RULE…]',
  explains: say('commands.explain'),
  run(names, _options, around) {
    const known = Object.keys(pages);
    const width = Math.max(...known.map((rule) => rule.length));
    if (names.length === 0)
      for (const [rule, { why }] of Object.entries(pages))
        around.say(say('explain.all', { rule: rule.padEnd(width), why }));
    for (const rule of names) {
      if (!Object.hasOwn(pages, rule)) throw new CannotRun(unknown(rule, known));
      around.say(say('explain.page', { rule, ...pages[rule] }));
    }
    return 0;
  },
};

function unknown(rule: string, known: string[]): string {
  const close = nearest(rule, known);
  const hint = close ? say('didYouMean', { close }) : say('thereAre', { names: known.join(', ') });
  return say('explain.none', { rule, hint });
}
