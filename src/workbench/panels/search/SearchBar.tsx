import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Progress, SearchKind } from '../../checker/search/protocol';
import type { Search } from '../../checker/search/useSearch';
import { t } from '../../i18n';

interface Props {
  search: Search<SearchKind>;
  /** What the button says. */
  start: string;
  /** What is searched, before the first time. */
  intro: string;
  /** Beside the button: what came of it. */
  children?: ReactNode;
}

/** Starts a search that takes long, says how far it is, stops it, and says when what it found is out of date. */
export function SearchBar({
  search: { state, isStale, ...search },
  start,
  intro,
  children,
}: Props) {
  const isRunning = state?.status === 'running';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
        {isRunning ? (
          <Button variant="outlined" onClick={search.stop}>
            {t('searches.stop')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={search.start}>
            {start}
          </Button>
        )}
        {isRunning && <Running progress={state.progress} />}
        {!state && (
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, minWidth: 200 }}>
            {intro}
          </Typography>
        )}
        {state?.status === 'stopped' && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {t('searches.stopped')}
          </Typography>
        )}
        {children}
      </Box>
      {state?.status === 'failed' && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {state.message}
        </Alert>
      )}
      {isStale && state?.found && (
        <Alert severity="warning" sx={{ borderRadius: 0, py: 0 }}>
          {t('searches.stale')}
        </Alert>
      )}
    </>
  );
}

function Running({ progress }: { progress: Progress | undefined }) {
  const { phase = 'preparing', done = 0, all } = progress ?? {};
  const words = t(`searches.phases.${phase}`, { done, all });
  return (
    <>
      <LinearProgress
        aria-label={t('searches.progress')}
        {...(all !== undefined
          ? { variant: 'determinate', value: all === 0 ? 100 : (done / all) * 100 }
          : {})}
        sx={{ width: 140, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </>
  );
}
