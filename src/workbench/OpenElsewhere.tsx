import { Alert, Button, Container } from '@mui/material';
import { t } from './i18n';

/** Shown instead of the workbench while another tab has the folder open. */
export const OpenElsewhere = ({ onTakeOver }: { onTakeOver: () => void }) => (
  <Container maxWidth="sm" component="main" sx={{ py: 8 }}>
    <Alert severity="info" action={<Button onClick={onTakeOver}>{t('start.takeOver')}</Button>}>
      {t('start.elsewhere')}
    </Alert>
  </Container>
);
