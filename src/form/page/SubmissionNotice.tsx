import { Notice } from '#ui';
import type { Definition } from '#engine';
import type { FormState } from '../controller/state';
import { partlySent } from '../controller/submit/partlySent';
import { useFormController, useFormState } from '../controller/useFormController';
import { t } from '../i18n';
import { NextStepLink } from './NextStepLink';

/** What becomes of the submit: beside its button, or on top of a form that its customer comes back to. */
export function SubmissionNotice({ place }: { place: 'top' | 'button' }) {
  const { definition } = useFormController().props;
  const submission = useFormState((state) => state.submission);
  const isBack = useFormState((state) => state.isBack);
  const isHere = isBack === (place === 'top');
  const text = isHere ? textOf(definition, submission, isBack) : undefined;
  return (
    <div role="status">
      {text && (
        <Notice kind={submission.kind === 'unsent' ? 'warning' : 'info'}>
          {submission.kind === 'unsent' && <p>{submission.message}</p>}
          <p>{text}</p>
          {submission.kind === 'unsent' && submission.next && <NextStepLink {...submission.next} />}
        </Notice>
      )}
    </div>
  );
}

function textOf(
  definition: Definition,
  submission: FormState['submission'],
  isBack: boolean,
): string | undefined {
  if (submission.kind === 'sending') {
    if (submission.isChecking) return t('submit.checking');
    // Otherwise button and overlay say so.
    return isBack ? t('submit.running') : undefined;
  }
  if (submission.kind !== 'unsent') return undefined;
  if (submission.isUnknown) return t('submit.unknown');
  return submission.tickets ? partlySent(definition, submission.tickets) : t('submit.unsent');
}
