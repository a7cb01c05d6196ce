import { Box, Button, TextField } from '@mui/material';
import { useRef } from 'react';
import { t } from '../i18n';

interface Props {
  label: string;
  help: string;
  text: string;
  problem: string | undefined;
  isRequired?: boolean;
  onText: (text: string) => void;
}

/** A JSON text, pasted or from a file. */
export function JsonBox({ label, help, text, problem, isRequired = false, onText }: Props) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={6}
        required={isRequired}
        label={label}
        value={text}
        onChange={({ target }) => onText(target.value)}
        error={problem !== undefined}
        helperText={problem ?? help}
        slotProps={{
          htmlInput: {
            spellCheck: false,
            autoCapitalize: 'none',
            style: { fontFamily: 'var(--fixed-width)', fontSize: 12 },
          },
        }}
      />
      <Button size="small" onClick={() => file.current?.click()}>
        {t('type.import.choose', { label })}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('type.import.choose', { label })}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          void chosen?.text().then(onText);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Box>
  );
}
