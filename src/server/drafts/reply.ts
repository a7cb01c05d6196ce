import type { Output } from '#api';
import { refused, type Reply, success } from '../reply';
import type { Services } from '../services';
import { t } from '../i18n';
import type { Unopened } from './drafts';

/** How a draft that is there and cannot be opened is answered: never as if there were none. */
export function replyToUnopened(
  { settings }: Services,
  { failure }: Pick<Unopened, 'failure'>,
): Reply<never> {
  return refused(503, saysOf(settings, failure));
}

/**
 * The same for a form that is opened. What is damaged stays lost: the form opens without it and says so. What only
 * lacks its key must not be typed anew over what is still there.
 */
export function openWithoutDraft(
  services: Services,
  { failure }: Unopened,
): Reply<Output<'GET dgh-draft/'>> {
  if (failure === 'withoutKey') return replyToUnopened(services, { failure });
  const message = saysOf(services.settings, failure);
  return success({ form_data: null, changes: [{ at: '', title: '', was: '', message }] });
}

const saysOf = (
  { customerServiceNumber: number }: Services['settings'],
  failure: Unopened['failure'],
) => t(`draft.${failure}`, { number });
