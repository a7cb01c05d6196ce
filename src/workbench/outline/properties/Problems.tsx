import type { Diagnostic } from '#authoring';
import { Box, Typography } from '@mui/material';

/** What is wrong with a property, below its control, which names it by the id. */
export const Problems = ({ id, problems }: { id: string; problems: Diagnostic[] }) =>
  problems.length > 0 && (
    <Box id={id}>
      {problems.map((problem, i) => (
        <Typography
          key={i}
          variant="body2"
          sx={{ color: problem.severity === 'error' ? 'error.main' : 'warning.main', mt: 0.25 }}
        >
          {problem.message}
        </Typography>
      ))}
    </Box>
  );
