import { Alert, Button } from '@mui/material';
import { t } from '../i18n';

/** Says what has failed, with a button that tries it again. */
export const RetryAlert = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <Alert
    severity="error"
    role="alert"
    sx={{ m: 2 }}
    action={
      <Button color="inherit" onClick={onAgain}>
        {t('failure.again')}
      </Button>
    }
  >
    {message}
  </Alert>
);
