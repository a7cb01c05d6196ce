import { Box, Button, Collapse, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { memo, useId, useState } from 'react';
import { t } from '../../i18n';
import type { Change } from '../choices';
import type { CallChoice } from '../frame/messages';
import type { Outcome } from '../previewState';

interface Props {
  calls: CallChoice[];
  outcomes: { [call: string]: Outcome };
  change: (change: Change) => void;
}

/** More calls are collapsed. */
const maxExpanded = 2;

/** The response to each call of the form. */
export const CallSwitches = memo(function CallSwitches({ calls, outcomes, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (calls.length === 0) return null;
  const unusual = calls.filter(({ call }) => (outcomes[call] ?? 'right') !== 'right').length;
  const rows = (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {calls.map((one) => (
        <Switch key={one.call} {...one} outcome={outcomes[one.call] ?? 'right'} change={change} />
      ))}
    </Box>
  );
  return (
    <Box sx={{ px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      {calls.length <= maxExpanded ? (
        rows
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'preview.hideCalls' : 'preview.showCalls', { count: calls.length })}
            </Button>
            {unusual > 0 && (
              <>
                <Typography variant="body2" color="text.secondary">
                  {t('preview.callsChanged', { count: unusual })}
                </Typography>
                <Button size="small" onClick={() => change({ kind: 'usual' })}>
                  {t('preview.allRight')}
                </Button>
              </>
            )}
          </Box>
          <Collapse in={isOpen} id={id} unmountOnExit>
            <Box sx={{ maxHeight: 220, overflow: 'auto' }}>{rows}</Box>
          </Collapse>
        </>
      )}
    </Box>
  );
});

/** Separate chips instead of joined buttons. */
const chips = {
  flexWrap: 'wrap',
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    minHeight: 24,
    px: 1,
    py: 0.25,
    m: 0,
    border: 0,
    borderRadius: 4,
    textTransform: 'none',
    '&:not(.Mui-selected)': { color: 'text.secondary' },
  },
} as const;

function Switch({
  call,
  outcomes,
  wrong,
  outcome,
  change,
}: CallChoice & { outcome: Outcome; change: Props['change'] }) {
  const name = nameOf(call);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" title={call} sx={{ minWidth: 92 }}>
        {name}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={name}
        value={outcome}
        onChange={(_event, wanted: Outcome | null) =>
          wanted && change({ kind: 'outcome', call, outcome: wanted })
        }
        sx={chips}
      >
        {outcomes.map((one) => (
          <ToggleButton key={one} value={one} color={one === 'right' ? 'success' : 'warning'}>
            {one === 'wrong' ? t(`preview.wrong.${wrong}`) : t(`preview.outcomes.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** The calls with a name of their own: a key of `preview.callNames` in the texts. */
const named: { [call: string]: string } = {
  'POST sr-status/': 'open',
  'POST dgh-sr-status/': 'open',
  'POST get-otp/': 'sendOtp',
  'POST verify-otp/': 'verifyOtp',
  'POST pan-check/': 'pan',
  'POST penny-drop/': 'pennyDrop',
  'POST face-liveness/': 'face',
  'GET dgh-draft/': 'loadDraft',
  'POST dgh-draft/': 'saveDraft',
};

/** `POST address-change/` → `Address change`. */
function nameOf(call: string): string {
  const own = named[call];
  if (own !== undefined) return t(`preview.callNames.${own}`);
  const words = call
    .replace(/^\w+ /, '')
    .replace(/[/_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
