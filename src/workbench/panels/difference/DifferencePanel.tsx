import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../i18n';
import type { ProjectServer } from '../../project/projectServer';
import { Failed } from '../Failed';
import { usePanel } from '../panel';
import { DifferenceBar, type View } from './DifferenceBar';
import { DifferenceList } from './DifferenceList';
import { FileDifferences } from './FileDifferences';
import { useDifference } from './useDifference';
import { useEarlier } from './useEarlier';

interface Props {
  server: ProjectServer;
  /** Undefined: the catalogue. */
  requestKey?: string;
}

/** What changed since a git revision or a release, unsaved texts included, and what that breaks. */
export function DifferencePanel({ server, requestKey }: Props) {
  const { earlier, compareWith } = usePanel();
  const [view, setView] = useState<View>('effects');
  const { files, failed } = useEarlier(server, requestKey, earlier);
  const { difference, failed: failure } = useDifference(requestKey, files);
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <DifferenceBar earlier={earlier} onCompare={compareWith} view={view} onView={setView} />
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {failed !== undefined && (
          <Alert severity="info" role="status" sx={{ borderRadius: 0 }}>
            {failed}
          </Alert>
        )}
        {failed === undefined && !(view === 'texts' ? files : (difference ?? failure)) && (
          <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
            {t('difference.comparing')}
          </Typography>
        )}
        {view === 'effects' && failure !== undefined && <Failed message={failure} />}
        {view === 'effects' && difference && (
          <DifferenceList
            requestKey={requestKey}
            verdict={difference.verdict}
            lines={difference.lines}
          />
        )}
        {view === 'texts' && files && <FileDifferences requestKey={requestKey} older={files} />}
      </Box>
    </Box>
  );
}
