import type { Diagnostic } from '#authoring';
import { Box, ButtonBase, LinearProgress, Typography } from '@mui/material';
import { useCheckedType } from '../../checker/checkerClient';
import { nameOf } from '../../editor/filesOf';
import { t, tCount } from '../../i18n';
import { usePlace } from '../../shell/place';
import { ButtonGrid, GridCell, GridRow } from '../grid/ButtonGrid';
import { rowLook } from '../rowLook';
import { DraftsPart } from '../search/DraftsPart';

/** The rules that no example covers; a press leads to the line. */
export function CoveragePanel({ requestKey }: { requestKey: string }) {
  const coverage = useCheckedType(requestKey, (checked) => checked.coverage);
  const isChecking = useCheckedType(requestKey, (checked) => checked.isChecking);
  if (!coverage)
    return (
      <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
        {t(isChecking ? 'problems.checking' : 'coverage.afterErrors')}
      </Typography>
    );
  const { seen, total, diagnostics } = coverage;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1 }}>
        <LinearProgress
          variant="determinate"
          value={percentOf(coverage)}
          aria-label={t('coverage.title')}
          color={seen === total ? 'success' : 'primary'}
          sx={{ width: 160, borderRadius: 1 }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {diagnostics.length === 0 && seen === total
            ? t('coverage.all', { total })
            : `${t('coverage.seen', { seen, total })} ${tCount('coverage.lines', diagnostics.length)}`}
        </Typography>
      </Box>
      {seen < total && <DraftsPart requestKey={requestKey} kind="drafts" />}
      <DraftsPart requestKey={requestKey} kind="boundaries" />
      {diagnostics.length > 0 && (
        <ButtonGrid label={t('coverage.title')}>
          {diagnostics.map((diagnostic, i) => (
            <GridRow key={i} sx={{ borderTop: 1, borderColor: 'divider' }}>
              <GridCell>
                <Uncovered requestKey={requestKey} diagnostic={diagnostic} />
              </GridCell>
            </GridRow>
          ))}
        </ButtonGrid>
      )}
    </>
  );
}

/** Full only when nothing is left. */
export const percentOf = ({ seen, total }: { seen: number; total: number }): number =>
  total === 0 ? 100 : Math.floor((seen / total) * 100);

function Uncovered({ requestKey, diagnostic }: { requestKey: string; diagnostic: Diagnostic }) {
  const { goTo } = usePlace();
  const { file, line, column, message } = diagnostic;
  return (
    <ButtonBase
      onClick={() => goTo({ key: requestKey, path: file, position: { line, column } })}
      sx={{ ...rowLook, gridTemplateColumns: 'minmax(110px, 190px) 1fr' }}
    >
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {nameOf(file)}:{line}
      </Typography>
      <Typography component="span" variant="body2">
        {message}
      </Typography>
    </ButtonBase>
  );
}
