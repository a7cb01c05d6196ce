import type { Explained } from '#authoring';
import { t } from '../../i18n';

const gates = ['allowed', 'openRequest', 'blocked'];

/** What a part of a form is called. */
export function titleOf({ kind, id, title }: Explained): string {
  if (kind === 'field') {
    const [, entry] = /\/(\d+)\//.exec(id) ?? [];
    return entry === undefined ? title : t('why.entry', { title, number: Number(entry) + 1 });
  }
  if (kind === 'gate')
    return gates.includes(id) ? t(`why.gates.${id}`) : t('why.gates.policy', { policyNo: id });
  return t(`why.kinds.${kind}`, { title, id });
}

/** How it is now, in one word. */
export const wordOf = ({ states }: Explained): string =>
  t(`why.states.${(states.at(-1) ?? states[0]!).state}`);
