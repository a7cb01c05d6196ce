import { Alert, Container } from '@mui/material';

/** Shown instead of the workbench: why it cannot start, and what to do. */
export const StartFailure = ({ message }: { message: string }) => (
  <Container maxWidth="sm" component="main" sx={{ py: 8 }}>
    <Alert severity="error">{message}</Alert>
  </Container>
);
