import { Alert, Container } from '@mui/material';

/** In the place of the workbench: what keeps it from starting, and what to do. */
export const CannotStart = ({ message }: { message: string }) => (
  <Container maxWidth="sm" component="main" sx={{ py: 8 }}>
    <Alert severity="error">{message}</Alert>
  </Container>
);
