import { labelOf } from '../../engine';
import { PrimaryButton } from '../../look/Button';
import { Hint } from '../../look/Hint';
import { Notice } from '../../look/Notice';
import { Stack } from '../../look/Stack';
import { unproved } from '../session/unproved';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';

const reasonId = 'submit~reason';

/** The one button, why it cannot be pressed yet, and what is kept of the answers. */
export function SubmitBar() {
  const { definition } = useSession().props;
  const isSending = useRequest((state) => state.sent !== undefined);
  const isOpening = useRequest((state) => state.phase === 'opening');
  const isUnsent = useRequest((state) => state.isUnsent);
  const draft = useRequest((state) => state.draft);
  const held = useRequest(({ proofs, answers }) => unproved(definition, proofs, answers)[0]);
  return (
    <Stack gap={1.5}>
      <div>
        <PrimaryButton
          type="submit"
          disabled={isSending || isOpening || held !== undefined}
          aria-describedby={held && reasonId}
        >
          {isSending ? say('submit.sending') : (definition.ui['ui:submit'] ?? say('submit.button'))}
        </PrimaryButton>
      </div>
      {held && (
        <Hint id={reasonId}>{say('submit.held', { label: labelOf(definition, held) })}</Hint>
      )}
      <div role="status">
        {isUnsent && (
          <Notice kind="warning">
            <p>{say('submit.unsent')}</p>
          </Notice>
        )}
      </div>
      <Hint role="status">
        {draft === 'failed' && say('draft.failed')}
        {(draft === 'saved' || draft === 'restored') && say('draft.saved')}
      </Hint>
    </Stack>
  );
}
