import type { CoveredPart } from '#authoring';
import { Box, Typography } from '@mui/material';
import { t } from '../i18n';
import {
  type CoverageLevel,
  coverageLevels,
  levelOf,
  levelPatterns,
  levelSigns,
} from './coverageLevel';

const colours: { [level in CoverageLevel]: string } = {
  full: 'var(--mui-palette-success-main)',
  part: 'var(--mui-palette-warning-main)',
  none: 'var(--mui-palette-error-main)',
};

/** What the marks of the form mean, and how many parts have each. Parts that the form hides now count too. */
export const CoverageLegend = ({ parts }: { parts: CoveredPart[] | undefined }) => (
  <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, px: 1.5, py: 0.5 }}>
    {!parts && (
      <Typography variant="body2" color="text.secondary">
        {t('preview.coverage.none')}
      </Typography>
    )}
    {parts &&
      coverageLevels.map((level) => (
        <Typography
          key={level}
          variant="body2"
          color="text.secondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box
            component="span"
            sx={{ width: 6, height: 16, background: levelPatterns[level](colours[level]) }}
          />
          <span aria-hidden>{levelSigns[level]}</span>
          {t(`preview.coverage.legend.${level}`, {
            count: parts.filter((part) => levelOf(part) === level).length,
          })}
        </Typography>
      ))}
  </Box>
);
