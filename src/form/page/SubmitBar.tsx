import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { labelOf } from '../../engine';
import { Hint } from '../parts/Hint';
import { unproved } from '../session/unproved';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';

const reasonId = 'submit~reason';

const Bar = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));
const Unsent = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5, 2),
  color: theme.palette.warning.main,
  backgroundColor: theme.palette.warning.light,
  borderRadius: theme.shape.borderRadius,
}));

/** The one button, why it cannot be pressed yet, and what is kept of the answers. */
export function SubmitBar() {
  const { definition } = useSession().props;
  const isSending = useRequest((state) => state.sent !== undefined);
  const isUnsent = useRequest((state) => state.isUnsent);
  const draft = useRequest((state) => state.draft);
  const held = useRequest(({ proofs, answers }) => unproved(definition, proofs, answers)[0]);
  return (
    <Bar>
      <div>
        <Button
          type="submit"
          variant="contained"
          disabled={isSending || held !== undefined}
          aria-describedby={held && reasonId}
        >
          {isSending ? say('submit.sending') : (definition.ui['ui:submit'] ?? say('submit.button'))}
        </Button>
      </div>
      {held && (
        <Hint id={reasonId}>{say('submit.held', { label: labelOf(definition, held) })}</Hint>
      )}
      <div role="status">{isUnsent && <Unsent>{say('submit.unsent')}</Unsent>}</div>
      <Hint role="status">
        {draft === 'failed' && say('draft.failed')}
        {(draft === 'saved' || draft === 'restored') && say('draft.saved')}
      </Hint>
    </Bar>
  );
}
