import type { Sending, SentStep } from '#authoring';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ReasonPlaces } from '../../checker/protocol';
import { t } from '../../i18n';
import type { MadeCall } from '../../preview/previewState';
import { ReasonText } from '../why/ReasonText';
import { WithForm } from '../why/WithForm';

/** What each step would send with what is filled in, and the calls that the form made. */
export const PayloadsPanel = ({ requestKey }: { requestKey: string }) => (
  <WithForm requestKey={requestKey}>
    {({ sending, places }, { calls }) => (
      <Box sx={{ px: 2, pb: 2 }}>
        <Next sending={sending} />
        {sending.steps.map((step, i) => (
          <Step key={step.id} number={i + 1} step={step} {...{ requestKey, places }} />
        ))}
        <Made calls={calls} />
      </Box>
    )}
  </WithForm>
);

function Next({ sending: { next, problems } }: { sending: Sending }) {
  return (
    <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
      {t(`payloads.next.${next}`)}
      {problems.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'error.main' }}>
          {problems.map(({ at, message }) => (
            <li key={at}>{message}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface StepProps {
  number: number;
  step: SentStep;
  requestKey: string;
  places: ReasonPlaces;
}

function Step({ number, step, requestKey, places }: StepProps) {
  const { call, isDue, reason, stop, payload, waitsFor, response } = step;
  return (
    <Part title={t(isDue ? 'payloads.step' : 'payloads.skipped', { number, call })}>
      {reason && <ReasonText {...{ reason, requestKey, places }} />}
      {waitsFor.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('payloads.waits', { steps: waitsFor.join(', ') })}
        </Typography>
      )}
      <Json value={payload} label={t('payloads.payload', { call })} isFaint={!isDue} />
      {response !== undefined && (
        <>
          <Typography variant="body2">{t('payloads.response')}</Typography>
          <Json value={response} label={t('payloads.responseOf', { call })} />
        </>
      )}
      {stop && (
        <>
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {t('payloads.stops')}
          </Typography>
          <ReasonText reason={stop} {...{ requestKey, places }} />
        </>
      )}
    </Part>
  );
}

function Made({ calls }: { calls: MadeCall[] }) {
  return (
    <Part title={t('payloads.made', { count: calls.length })}>
      {calls.toReversed().map(({ call, payload, response, outcome }, i) => (
        <Box key={calls.length - i} component="details" sx={{ typography: 'body2', py: 0.25 }}>
          <Box component="summary" sx={{ minHeight: 24 }}>
            {t('payloads.call', { call, outcome: t(`payloads.outcomes.${outcome}`) })}
          </Box>
          <Json value={payload} label={t('payloads.payload', { call })} />
          <Json value={response} label={t('payloads.responseOf', { call })} />
        </Box>
      ))}
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ pt: 1.5 }}>
    <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** A value as it is sent. A keyboard can scroll it. */
const Json = ({ value, label, isFaint }: { value: unknown; label: string; isFaint?: boolean }) => (
  <Box
    component="pre"
    tabIndex={0}
    role="region"
    aria-label={label}
    sx={{
      m: 0,
      my: 0.5,
      p: 1,
      maxHeight: 260,
      overflow: 'auto',
      fontSize: 12,
      bgcolor: 'background.default',
      borderRadius: 1,
      ...(isFaint && { color: 'text.secondary' }),
    }}
  >
    {value === undefined ? t('payloads.none') : JSON.stringify(value, null, 2)}
  </Box>
);
