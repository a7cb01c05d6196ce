import { Alert, Box } from '@mui/material';
import { t, tCount } from '../../i18n';
import type { ReadTable } from './tables';

/** What was taken of a table, and each row that was not. */
export function TableReport({ report, onClose }: { report: ReadTable; onClose: () => void }) {
  if ('failed' in report)
    return (
      <Alert severity="error" onClose={onClose} sx={{ borderRadius: 0 }}>
        {report.failed}
      </Alert>
    );
  const { taken, refused } = report.taken;
  return (
    <Alert
      severity={refused.length > 0 ? 'warning' : 'success'}
      onClose={onClose}
      sx={{ borderRadius: 0 }}
    >
      {tCount('words.table.taken', taken)}
      {refused.length > 0 && (
        <>
          {' '}
          {tCount('words.table.refused', refused.length)}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {refused.map(({ line, reason, values }) => (
              <li key={`${line} ${values.id}`}>
                {t('words.table.line', { line, reason: t(`words.table.${reason}`, values) })}
              </li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
}
