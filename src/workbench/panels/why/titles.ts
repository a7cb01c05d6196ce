import type { Explanation } from '#authoring';
import { t } from '../../i18n';

const gates = ['allowed', 'openRequest', 'blocked'];

/** What a part of a form is called. */
export function titleOf({ kind, id, title }: Explanation): string {
  if (kind === 'field') {
    const [, entry] = /\/(\d+)\//.exec(id) ?? [];
    return entry === undefined ? title : t('why.entry', { title, number: Number(entry) + 1 });
  }
  if (kind === 'gate') {
    const [gate = '', number] = id.split(' ');
    if (!gates.includes(gate)) return t('why.gates.policy', { policyNo: id });
    const words = t(`why.gates.${gate}`);
    return number === undefined ? words : t('why.entry', { title: words, number });
  }
  return t(`why.kinds.${kind}`, { title, id });
}

/** How it is now, in one word. */
export const wordOf = ({ states }: Explanation): string =>
  t(`why.states.${(states.at(-1) ?? states[0]!).state}`);
