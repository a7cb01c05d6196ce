import type { Files } from '#authoring';
import { Box, ButtonBase, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useFilesOf } from '../../checker/useFilesOf';
import { nameOf } from '../../editor/filesOf';
import { withPlainBreaks } from '../../editor/smallestChange';
import { t } from '../../i18n';
import { changedPaths } from './changedPaths';
import { TextDifference } from './TextDifference';

interface Props {
  requestKey: string | undefined;
  older: Files;
}

/** The files whose texts differ, and of one of them the lines. */
export function FileDifferences({ requestKey, older }: Props) {
  const files = useFilesOf(requestKey);
  const [chosen, setChosen] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const paths = changedPaths(requestKey, older, files);
  const path = paths.find((one) => one === chosen) ?? paths[0];
  if (path === undefined)
    return (
      <Typography role="status" sx={{ p: 2, color: 'text.secondary' }}>
        {t('difference.sameTexts')}
      </Typography>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(160px, 28%) 1fr', height: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 0,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isWhole}
              onChange={({ target }) => setWhole(target.checked)}
            />
          }
          label={t('difference.whole')}
          sx={{ px: 1.5, mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
        />
        <Box component="ul" sx={{ flex: 1, overflow: 'auto', m: 0, p: 0, listStyle: 'none' }}>
          {paths.map((one) => (
            <li key={one}>
              <ButtonBase
                aria-pressed={one === path}
                onClick={() => setChosen(one)}
                sx={{
                  width: '100%',
                  justifyContent: 'space-between',
                  gap: 1,
                  px: 2,
                  py: 0.5,
                  textAlign: 'left',
                  typography: 'body2',
                  bgcolor: one === path ? 'action.selected' : undefined,
                  '&:hover': { bgcolor: 'action.hover' },
                  '&:focus-visible': {
                    outline: '2px solid',
                    outlineColor: 'primary.main',
                    outlineOffset: '-2px',
                  },
                }}
              >
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {nameOf(one)}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {stateOf(older[one], files[one])}
                </Box>
              </ButtonBase>
            </li>
          ))}
        </Box>
      </Box>
      <Box sx={{ minWidth: 0, minHeight: 0 }}>
        <TextDifference
          path={path}
          was={withPlainBreaks(older[path] ?? '')}
          is={withPlainBreaks(files[path] ?? '')}
          isWhole={isWhole}
        />
      </Box>
    </Box>
  );
}

const stateOf = (was: string | undefined, is: string | undefined) =>
  was === undefined ? t('difference.added') : is === undefined ? t('difference.removed') : null;
