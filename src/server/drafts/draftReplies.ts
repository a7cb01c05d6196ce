import type { Output } from '#api';
import { refused, type Reply, success } from '../reply';
import type { Services } from '../services';
import { t } from '../i18n';
import type { UnreadableDraft } from './drafts';

/** An unreadable draft is never answered as if it did not exist. */
export function replyToUnreadable(
  { settings }: Services,
  { failure }: Pick<UnreadableDraft, 'failure'>,
): Reply<never> {
  return refused(503, messageOf(settings, failure));
}

/**
 * The answer when a form is opened. A damaged draft is lost: the form opens without it and says so. A draft whose key is
 * missing still exists: the form does not open, so that new answers cannot overwrite it.
 */
export function openWithoutDraft(
  services: Services,
  { failure }: UnreadableDraft,
): Reply<Output<'GET dgh-draft/'>> {
  if (failure === 'withoutKey') return replyToUnreadable(services, { failure });
  const message = messageOf(services.settings, failure);
  return success({
    form_data: null,
    signatures: [],
    changes: [{ at: '', title: '', was: '', message }],
  });
}

const messageOf = (
  { customerServiceNumber: number }: Services['settings'],
  failure: UnreadableDraft['failure'],
) => t(`draft.${failure}`, { number });
