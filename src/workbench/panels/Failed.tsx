import { Alert } from '@mui/material';
import { t } from '../i18n';

/** Why the checker could not answer. */
export const Failed = ({ message }: { message: string }) => (
  <Alert severity="error" sx={{ borderRadius: 0 }}>
    {t('problems.checkerFailed', { message })}
  </Alert>
);
