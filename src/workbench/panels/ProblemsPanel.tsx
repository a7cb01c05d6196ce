import type { Diagnostic } from '#authoring';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useCheckedType, useCheckerState } from '../checker/checkerClient';
import { useDiagnostics } from '../checker/useDiagnostics';
import { nameOf } from '../editor/filesOf';
import { t } from '../i18n';
import { usePlace } from '../shell/place';
import { FixButton } from './fix/FixButton';
import { ButtonGrid, GridCell, GridRow } from './grid/ButtonGrid';
import { rowLook } from './rowLook';

/** What is wrong: where, and what to do. A press leads there. */
export function ProblemsPanel() {
  const { place } = usePlace();
  const diagnostics = useDiagnostics();
  const isChecking = useCheckedType(place.key ?? '', (checked) => checked.isChecking);
  const failed = useCheckerState((state) => state.failed[place.key ?? '']);
  if (failed !== undefined)
    return <Empty text={t('problems.checkerFailed', { message: failed })} />;
  if (diagnostics.length === 0)
    return (
      <Empty
        text={place.key !== undefined && isChecking ? t('problems.checking') : t('problems.none')}
      />
    );
  const errorsFirst = diagnostics.toSorted((a, b) => a.severity.localeCompare(b.severity));
  return (
    <ButtonGrid label={t('panels.problems')}>
      {errorsFirst.map((diagnostic, i) => (
        <GridRow
          key={i}
          sx={{ display: 'flex', alignItems: 'start', borderBottom: 1, borderColor: 'divider' }}
        >
          <GridCell sx={{ flex: 1 }}>
            <Problem {...diagnostic} />
          </GridCell>
          <GridCell>
            <FixButton diagnostic={diagnostic} />
          </GridCell>
        </GridRow>
      ))}
    </ButtonGrid>
  );
}

const Empty = ({ text }: { text: string }) => (
  <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
    {text}
  </Typography>
);

function Problem({ file, line, column, severity, message }: Diagnostic) {
  const { place, goTo } = usePlace();
  const isError = severity === 'error';
  return (
    <ButtonBase
      onClick={() =>
        goTo({
          // The catalogue is opened by itself.
          ...(place.key !== undefined && file !== 'catalogue.json' && { key: place.key }),
          path: file,
          position: { line, column },
        })
      }
      sx={{ ...rowLook, gridTemplateColumns: '12px minmax(110px, 190px) 1fr' }}
    >
      <Box
        role="img"
        aria-label={t(`problems.${severity}`)}
        sx={{
          width: 9,
          height: 9,
          bgcolor: isError ? 'error.main' : 'warning.main',
          borderRadius: isError ? 0.25 : '50%',
        }}
      />
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {nameOf(file)}:{line}
      </Typography>
      <Typography component="span" variant="body2">
        {message}
      </Typography>
    </ButtonBase>
  );
}
