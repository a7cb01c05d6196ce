import type { Output } from '#api';
import { refused, type Reply, success } from '../reply';
import type { Services } from '../services';
import { t } from '../i18n';
import type { UnreadableDraft } from './drafts';

/** How a draft that is there and cannot be opened is answered: never as if there were none. */
export function replyToUnreadable(
  { settings }: Services,
  { failure }: Pick<UnreadableDraft, 'failure'>,
): Reply<never> {
  return refused(503, messageOf(settings, failure));
}

/**
 * The same for a form that is opened. What is damaged stays lost: the form opens without it and says so. What only
 * lacks its key must not be typed anew over what is still there.
 */
export function openWithoutDraft(
  services: Services,
  { failure }: UnreadableDraft,
): Reply<Output<'GET dgh-draft/'>> {
  if (failure === 'withoutKey') return replyToUnreadable(services, { failure });
  const message = messageOf(services.settings, failure);
  return success({ form_data: null, changes: [{ at: '', title: '', was: '', message }] });
}

const messageOf = (
  { customerServiceNumber: number }: Services['settings'],
  failure: UnreadableDraft['failure'],
) => t(`draft.${failure}`, { number });
