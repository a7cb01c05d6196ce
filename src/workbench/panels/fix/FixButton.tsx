import type { Diagnostic } from '#authoring';
import { Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useText } from '../../project/useProject';
import { useFixOf } from './useFixOf';

/** The fix of a problem as a button, and why it could not be applied. */
export function FixButton({ diagnostic }: { diagnostic: Diagnostic }) {
  const fixOf = useFixOf();
  const text = useText(diagnostic.file);
  const fix = useMemo(() => fixOf(diagnostic, text), [fixOf, diagnostic, text]);
  const [refused, setRefused] = useState<string>();
  if (!fix) return null;
  if (refused !== undefined)
    return (
      <Box role="status" sx={{ px: 1, py: 0.75, maxWidth: 260, fontSize: 12, color: 'error.main' }}>
        {refused}
      </Box>
    );
  return (
    <Button
      onClick={() => void fix.apply().then(setRefused)}
      sx={{ flex: 'none', mr: 1, maxWidth: 220, textAlign: 'left', lineHeight: 1.4 }}
    >
      {fix.label}
    </Button>
  );
}
